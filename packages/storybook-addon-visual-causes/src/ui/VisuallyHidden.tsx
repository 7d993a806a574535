import type { ReactNode } from 'react';

import { visuallyHidden } from './text.css.ts';

/** Text for assistive technology alone, in place of a visual cue. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
