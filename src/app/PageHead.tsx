import { useLocation } from 'react-router-dom';
import type { PageText } from '../content/pageText.ts';
import { site } from '../content/site.ts';
import { absolute } from './siteUrl.ts';

export interface PageHeadProps {
  text: Partial<PageText> & Pick<PageText, 'description'>;
  /** Excluded from search engines. */
  unlisted?: boolean;
}

/**
 * Renders the document's title, description and canonical URL; React hoists them into the head.
 * sharing.ts adds the Open Graph tags.
 */
export function PageHead({ text, unlisted = false }: PageHeadProps) {
  const url = absolute(useLocation().pathname);
  return (
    <>
      <title>{`${text.title ?? text.heading} | ${site.name}`}</title>
      <meta name="description" content={text.description} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        url && <link rel="canonical" href={url} />
      )}
    </>
  );
}
