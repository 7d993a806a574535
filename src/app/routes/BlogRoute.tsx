import {
  ALL_POSTS,
  blogCategories,
  feedTexts,
  newsletter,
  posts,
  type BlogPost,
} from '../../content/blog.ts';
import { notOpen } from '../../content/notOpen.ts';
import { pages } from '../../content/pages.ts';
import { blogFeed } from '../../domain/files.ts';
import { useNotImplementedToast } from '../../features/notImplemented.ts';
import { BlogScreen } from '../../ui/screens/BlogScreen/BlogScreen.tsx';
import { PageHead } from '../PageHead.tsx';

const all: readonly BlogPost[] = posts;
const featured = all.filter((post) => post.featured);
const latest = all
  .filter((post) => !post.featured)
  .toSorted((a, b) => b.date.localeCompare(a.date));

export default function BlogRoute() {
  const showPlaceholder = useNotImplementedToast();
  return (
    <>
      <PageHead text={pages.blog} />
      <link rel="alternate" type="application/rss+xml" title={feedTexts.title} href={blogFeed} />
      <BlogScreen
        heading={pages.blog.heading}
        description={pages.blog.description}
        categories={[ALL_POSTS, ...blogCategories]}
        featured={featured}
        latest={latest}
        newsletter={newsletter}
        notOpen={notOpen}
        feed={blogFeed}
        onReadMore={() => showPlaceholder('blogPost')}
      />
    </>
  );
}
