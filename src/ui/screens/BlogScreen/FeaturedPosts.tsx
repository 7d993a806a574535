import type { BlogPost } from '../../../content/blog.ts';
import { postAnchor } from '../../../domain/posts.ts';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './BlogScreen.css.ts';
import { PostMeta, ReadMore } from './PostTexts.tsx';

export interface FeaturedPostsProps {
  /** The first is set large. */
  posts: readonly BlogPost[];
  onReadMore: () => void;
}

function slugOf({ id, title }: BlogPost): string {
  return `${id} ${title}`;
}

interface FeaturedPostProps {
  post: BlogPost;
  /** Set large, under a plate. */
  isLead: boolean;
  onReadMore: () => void;
}

function FeaturedPost({ post, isLead, onReadMore }: FeaturedPostProps) {
  const rosette = <Rosette slug={slugOf(post)} band="inherit" motif={motifPaths[post.motif]} />;
  return (
    <article className={isLead ? styles.lead : styles.second} id={postAnchor(post.id)}>
      {isLead ? (
        <div className={styles.plate}>
          <div className={styles.large}>{rosette}</div>
          <div className={styles.small}>
            <Rosette slug={post.title} band="inherit" />
          </div>
        </div>
      ) : (
        <div className={styles.square}>
          <div className={styles.centred}>{rosette}</div>
        </div>
      )}
      <div>
        <Badge>{post.category}</Badge>
      </div>
      <Heading level={3} size={isLead ? 'section' : undefined}>
        {post.title}
      </Heading>
      <Text size={isLead ? 'lg' : 'md'} measure={isLead ? 'normal' : 'none'}>
        {post.excerpt}
      </Text>
      <PostMeta post={post} />
      <div>
        <ReadMore post={post} variant={isLead ? 'primary' : 'secondary'} onReadMore={onReadMore} />
      </div>
    </article>
  );
}

/** One large post, and the other featured ones beside it. */
export function FeaturedPosts({ posts, onReadMore }: FeaturedPostsProps) {
  return (
    <div className={styles.featured}>
      {posts.map((post, index) => (
        <FeaturedPost key={post.id} post={post} isLead={index === 0} onReadMore={onReadMore} />
      ))}
    </div>
  );
}
