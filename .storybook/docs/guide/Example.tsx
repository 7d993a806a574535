import type { ReactNode, Ref } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface ExampleProps {
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A component outside its stories: it has a router, and its headings are none of the page's. */
export function Example({ className, ref, children }: ExampleProps) {
  return (
    <MemoryRouter>
      <div className={className} ref={ref} data-example="">
        {children}
      </div>
    </MemoryRouter>
  );
}
