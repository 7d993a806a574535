import { useLocation } from 'react-router-dom';
import { BreadcrumbBar } from '../ui/patterns/BreadcrumbBar/BreadcrumbBar.tsx';
import { pathLabels } from '../content/labels.ts';
import { trailOf } from '../domain/trail.ts';

/** The breadcrumb of the current page, if it has one. */
export function PageTrail() {
  const trail = trailOf(useLocation().pathname, pathLabels);
  return trail === undefined ? null : <BreadcrumbBar {...trail} />;
}
