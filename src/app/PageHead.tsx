import type { PageText } from '../content/pages.ts';
import { site } from '../content/site.ts';

/** The document's title and description; React moves them into the head. */
export function PageHead({ text, unlisted = false }: { text: PageText; unlisted?: boolean }) {
  return (
    <>
      <title>{`${text.title} | ${site.name}`}</title>
      <meta name="description" content={text.description} />
      {unlisted ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
