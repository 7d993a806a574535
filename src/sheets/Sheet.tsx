import { takeHomeText } from '../content/sheets.ts';
import { site } from '../content/site.ts';
import { bands } from '../domain/bands.ts';
import type { Paper } from '../domain/files.ts';
import { arcPath } from '../ui/art/geometry/arc.ts';
import { Mascot } from '../ui/art/mascots/Mascot.tsx';
import { bandStroke, fill, hairStroke, line } from '../ui/art/paint.css.ts';
import { classNames } from '../ui/styles/classNames.ts';
import { pagesOf, type Sheet as SheetContent } from './blocks.ts';
import { Blocks } from './parts/Blocks.tsx';
import { Blanks } from './parts/Writing.tsx';
import * as styles from './sheet.css.ts';

/** The growth rings around the corner of the paper; a band's own is filled, else all seven grow. */
function CornerRings({ band }: { band: SheetContent['band'] }) {
  return (
    <svg
      className={styles.corner}
      width="176pt"
      height="176pt"
      viewBox="-146 -30 176 176"
      fill="none"
      strokeLinecap="round"
      aria-hidden
    >
      {bands.map((slug, index) => {
        const radius = 20 + index * 15;
        const isOwn = band === slug;
        const bold = { className: bandStroke[slug], strokeWidth: 9 };
        return (
          <g key={slug} strokeWidth="0.6">
            <circle r={radius} className={isOwn ? bandStroke[slug] : hairStroke} />
            {isOwn && <circle r={radius} {...bold} />}
            {band === undefined && (
              <path
                {...bold}
                transform="rotate(125)"
                d={arcPath(radius, 0.13 + index * 0.085, 2)}
              />
            )}
          </g>
        );
      })}
      <circle r="8" className={classNames(fill.gold, line)} strokeWidth="1.4" />
    </svg>
  );
}

function Opening({ sheet }: { sheet: SheetContent }) {
  return (
    <>
      <CornerRings band={sheet.band} />
      <header className={styles.opening}>
        <p className={styles.eyebrow}>{sheet.eyebrow}</p>
        <h1 className={styles.title}>{sheet.title}</h1>
        <p className={styles.lead}>{sheet.lead}</p>
        <div className={styles.openingFigure}>
          <Mascot name={sheet.guide} mood={sheet.mood} />
        </div>
      </header>
      {sheet.named === true && (
        <div className={styles.named}>
          <Blanks items={['Name', 'Date']} />
        </div>
      )}
    </>
  );
}

export interface SheetProps {
  sheet: SheetContent;
  paper: Paper;
}

/**
 * A printable sheet: each page is a piece of paper, in print and on the screen. `npm run sheets`
 * prints every sheet. Repeated titles and page numbers are for the eye alone.
 */
export function Sheet({ sheet, paper }: SheetProps) {
  const pages = pagesOf(sheet);
  return (
    <article className={styles.pages}>
      {pages.map((blocks, index) => (
        <div
          key={index}
          data-page
          className={classNames(
            styles.page({ paper, size: sheet.size ?? 'normal' }),
            sheet.band !== undefined && styles.accents[sheet.band],
          )}
        >
          {index === 0 ? (
            <Opening sheet={sheet} />
          ) : (
            <p className={styles.running} aria-hidden>
              {sheet.title}
            </p>
          )}
          <div className={styles.body}>
            <Blocks blocks={blocks} />
          </div>
          <p className={styles.foot} aria-hidden>
            <span>{`${site.name}. ${site.tagline} ${takeHomeText.foot}`}</span>
            {pages.length > 1 && <span>{`Page ${index + 1} of ${pages.length}`}</span>}
          </p>
        </div>
      ))}
    </article>
  );
}
