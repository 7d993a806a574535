import type { ReactNode } from 'react';

import { visuallyHidden } from './text.css.ts';

/** Text for assistive technology alone, to finish a sentence that the picture finishes for others. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
