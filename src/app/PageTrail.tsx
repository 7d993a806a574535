import { useLocation } from 'react-router-dom';
import { pathLabels } from '../content/labels.ts';
import { trailOf } from '../domain/trail.ts';
import { Breadcrumb } from '../ui/components/Breadcrumb/Breadcrumb.tsx';
import { Page } from '../ui/components/Page/Page.tsx';
import * as styles from './layout/Layout.css.ts';

/** The breadcrumb of the current page, if it has one, as a bar under the header. */
export function PageTrail() {
  const trail = trailOf(useLocation().pathname, pathLabels);
  if (trail === undefined) return null;
  return (
    <div className={styles.trail}>
      <Page>
        <Breadcrumb {...trail} />
      </Page>
    </div>
  );
}
