import { PrinterIcon } from '../../art/icons/PrinterIcon.tsx';
import { button } from '../../components/Button/Button.css.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FileLink } from '../FileLink/FileLink.tsx';
import type { TakeHomeSheet } from './TakeHome.tsx';
import * as styles from './TakeHome.css.ts';

/**
 * The main action of a page with one sheet: opens it, ready to print. The second link saves it, the
 * third has the other paper.
 */
export function PrintSheet({ title, extent, files: [letter, other] }: TakeHomeSheet) {
  return (
    <Stack gap="1" align="start">
      <a className={button({ variant: 'primary', size: 'medium' })} href={letter.href}>
        <PrinterIcon />
        <span className={styles.print}>
          Print the sheet <span className={styles.extent}>{`${extent} · ${letter.size}`}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </span>
      </a>
      <Inline>
        <FileLink href={letter.href} label="Download" title={title} download />
        <FileLink
          href={other.href}
          label={`Open on ${other.paper} · ${other.size}`}
          title={title}
        />
      </Inline>
    </Stack>
  );
}
