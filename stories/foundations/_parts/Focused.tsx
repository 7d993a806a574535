import type { ReactNode } from 'react';

/** Shows the control as focused by keyboard, with the pseudo-states add-on's class. */
export function Focused({ children }: { children: ReactNode }) {
  return (
    <div
      ref={(element) => {
        element
          ?.querySelector('a, button, input')
          ?.classList.add('pseudo-focus', 'pseudo-focus-visible');
      }}
    >
      {children}
    </div>
  );
}
