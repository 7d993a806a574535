import { useLocation } from 'react-router-dom';
import { BreadcrumbBar } from '../ui/patterns/BreadcrumbBar/BreadcrumbBar.tsx';
import { trailOf } from './trail.ts';

/** The breadcrumb of the current page, if it has one. */
export function PageTrail() {
  const trail = trailOf(useLocation().pathname);
  return trail === undefined ? null : <BreadcrumbBar {...trail} />;
}
