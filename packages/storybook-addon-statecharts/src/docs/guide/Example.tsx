import type { ReactNode, Ref } from 'react';
import { documented } from '../documentation.ts';

interface ExampleProps {
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A component outside its stories, whose headings do not belong to the page's outline. */
export function Example({ className, ref, children }: ExampleProps) {
  const { Around } = documented();
  return (
    <Around>
      <div className={className} ref={ref} data-example="" data-statecharts-host="">
        {children}
      </div>
    </Around>
  );
}
