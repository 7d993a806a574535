import type { ReactNode } from 'react';

/** Its control as it looks when the keyboard is on it; the pseudo-states add-on knows the class. */
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
