import type { ReactNode } from 'react';

import { BoardTheme } from './BoardTheme.tsx';

/** A page of the board, with its own background and Storybook's colours. */
export function Page({ className, children }: { className: string; children: ReactNode }) {
  return (
    <BoardTheme>
      <main className={className}>{children}</main>
    </BoardTheme>
  );
}
