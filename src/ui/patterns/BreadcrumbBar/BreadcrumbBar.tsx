import { Breadcrumb, type BreadcrumbProps } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Page } from '../../components/Page/Page.tsx';
import * as styles from './BreadcrumbBar.css.ts';

/** A breadcrumb as a bar under the header. Use first on curriculum and audience pages. */
export function BreadcrumbBar(props: BreadcrumbProps) {
  return (
    <div className={styles.bar}>
      <Page>
        <Breadcrumb {...props} />
      </Page>
    </div>
  );
}
