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

function Lead({ post, onReadMore }: { post: BlogPost; onReadMore: () => void }) {
  return (
    <article className={styles.lead} id={postAnchor(post.id)}>
      <div className={styles.plate}>
        <div className={styles.large}>
          <Rosette slug={slugOf(post)} band="inherit" motif={motifPaths[post.motif]} />
        </div>
        <div className={styles.small}>
          <Rosette slug={post.title} band="inherit" />
        </div>
      </div>
      <div>
        <Badge>{post.category}</Badge>
      </div>
      <Heading level={3} size="section">
        {post.title}
      </Heading>
      <Text size="lg" measure="normal">
        {post.excerpt}
      </Text>
      <PostMeta post={post} />
      <div>
        <ReadMore post={post} variant="primary" onReadMore={onReadMore} />
      </div>
    </article>
  );
}

/** One large post, and the other featured ones beside it. */
export function FeaturedPosts({ posts, onReadMore }: FeaturedPostsProps) {
  const [lead, ...others] = posts;
  if (lead === undefined) return null;
  return (
    <div className={styles.featured}>
      <Lead post={lead} onReadMore={onReadMore} />
      {others.map((post) => (
        <article key={post.id} className={styles.second} id={postAnchor(post.id)}>
          <div className={styles.square}>
            <div className={styles.centred}>
              <Rosette slug={slugOf(post)} band="inherit" motif={motifPaths[post.motif]} />
            </div>
          </div>
          <div>
            <Badge>{post.category}</Badge>
          </div>
          <Heading level={3}>{post.title}</Heading>
          <Text>{post.excerpt}</Text>
          <PostMeta post={post} />
          <div>
            <ReadMore post={post} variant="secondary" onReadMore={onReadMore} />
          </div>
        </article>
      ))}
    </div>
  );
}
