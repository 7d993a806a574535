import type { BlogPost } from '../../../content/blog.ts';
import { longDate } from '../../../domain/dates.ts';
import { Button } from '../../components/Button/Button.tsx';
import type { ButtonVariant } from '../../components/Button/variants.ts';
import { Facts } from '../../components/Facts/Facts.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BlogScreen.css.ts';

/** The author, date and reading time. */
export function PostMeta({ post }: { post: BlogPost }) {
  return (
    <p className={styles.meta}>
      <Facts
        facts={[
          post.author,
          <time key="date" dateTime={post.date}>
            {longDate(post.date)}
          </time>,
          post.readTime,
        ]}
      />
    </p>
  );
}

export interface ReadMoreProps {
  post: BlogPost;
  variant: ButtonVariant;
  onReadMore: () => void;
}

export function ReadMore({ post, variant, onReadMore }: ReadMoreProps) {
  return (
    <Button variant={variant} size="small" onClick={onReadMore}>
      Read More<VisuallyHidden>: {post.title}</VisuallyHidden>
    </Button>
  );
}
