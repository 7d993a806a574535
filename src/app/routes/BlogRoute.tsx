import {
  ALL_POSTS,
  blogCategories,
  blogPage,
  type BlogPost,
  feedTexts,
  newsletter,
  posts,
} from '../../content/blog.ts';
import { notYet } from '../../content/notYet.ts';
import { compareDays } from '../../domain/dates.ts';
import { blogFeed } from '../../domain/files.ts';
import { useNotImplementedToast } from '../../features/notImplemented.ts';
import { BlogScreen } from '../../ui/screens/BlogScreen/BlogScreen.tsx';
import { PageHead } from '../PageHead.tsx';

const all: readonly BlogPost[] = posts;
const featured = all.filter((post) => post.featured);
const latest = all.filter((post) => !post.featured).toSorted((a, b) => compareDays(b.date, a.date));

export default function BlogRoute() {
  const showPlaceholder = useNotImplementedToast();
  return (
    <>
      <PageHead text={blogPage} />
      <link rel="alternate" type="application/rss+xml" title={feedTexts.title} href={blogFeed} />
      <BlogScreen
        {...blogPage}
        categories={[ALL_POSTS, ...blogCategories]}
        featured={featured}
        latest={latest}
        newsletter={newsletter}
        notYet={notYet}
        feed={blogFeed}
        onReadMore={() => showPlaceholder('blogPost')}
      />
    </>
  );
}
