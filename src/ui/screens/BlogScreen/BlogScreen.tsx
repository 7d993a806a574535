import type { BlogPost } from '../../../content/blog.ts';
import { postAnchor } from '../../../domain/posts.ts';
import { RssIcon } from '../../art/icons/RssIcon.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FilterChips } from '../../components/FilterChips/FilterChips.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import * as styles from './BlogScreen.css.ts';
import { FeaturedPosts } from './FeaturedPosts.tsx';
import { PostMeta, ReadMore } from './PostTexts.tsx';

export interface BlogScreenProps extends PageOpeningProps {
  /** The first means all, and is always selected. */
  categories: readonly string[];
  featured: readonly BlogPost[];
  /** Newest first. */
  latest: readonly BlogPost[];
  newsletter: { heading: string; text: string };
  notYet: { posts: NotYetProps; newsletter: NotYetProps };
  /** The feed's URL. */
  feed: string;
  onReadMore: () => void;
}

function nothing() {}

/**
 * One large post, then the rest as a list. The category buttons and the newsletter box have no
 * function yet (docs/product.md P4.13).
 */
export function BlogScreen({
  categories,
  featured,
  latest,
  newsletter,
  notYet,
  feed,
  onReadMore,
  ...opening
}: BlogScreenProps) {
  return (
    <>
      <PageOpening {...opening} />
      <Section space="joined" labelledBy="featured-posts">
        <Stack gap="6">
          <NotYet {...notYet.posts} id="posts-not-yet" />
          <Heading level={2} size="panel" id="featured-posts">
            Featured Articles
          </Heading>
          <FeaturedPosts posts={featured} onReadMore={onReadMore} />
        </Stack>
      </Section>
      <Section space="joined" labelledBy="latest-posts">
        <Stack gap="5">
          <Heading level={2} id="latest-posts">
            Latest Articles
          </Heading>
          <FilterChips
            legend="Categories"
            describedBy="posts-not-yet"
            options={categories.map((category) => ({ value: category, label: category }))}
            value={categories[0] ?? ''}
            onChange={nothing}
          />
          <Stack as="ul" gap="0">
            {latest.map((post) => (
              <li key={post.id} className={styles.latest} id={postAnchor(post.id)}>
                <div>
                  <Badge>{post.category}</Badge>
                </div>
                <div className={styles.text}>
                  <Heading level={3} size="item">
                    {post.title}
                  </Heading>
                  <Text measure="normal">{post.excerpt}</Text>
                  <PostMeta post={post} />
                </div>
                <div>
                  <ReadMore post={post} variant="secondary" onReadMore={onReadMore} />
                </div>
              </li>
            ))}
          </Stack>
        </Stack>
      </Section>
      <Section tone="sunk" labelledBy="newsletter">
        <div className={styles.newsletter}>
          <Stack gap="3">
            <Heading level={2} id="newsletter">
              {newsletter.heading}
            </Heading>
            <Text measure="normal">{newsletter.text}</Text>
            <div>
              <TextLink standalone href={feed}>
                <RssIcon />
                <span>Or follow the blog by RSS</span>
              </TextLink>
            </div>
          </Stack>
          {/* Not a form, because Enter must do nothing. */}
          <div className={styles.subscribe}>
            <div className={styles.notYet}>
              <NotYet {...notYet.newsletter} id="newsletter-not-yet" />
            </div>
            <TextField label="Email" type="email" autoComplete="email" required />
            <Button variant="secondary" aria-describedby="newsletter-not-yet">
              Subscribe
            </Button>
          </div>
        </div>
      </Section>
    </>
  );
}
