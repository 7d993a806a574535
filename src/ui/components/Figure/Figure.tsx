import { Fragment } from 'react';

export interface FigureProps {
  /** As it is to be read: "1,280,000". */
  children: string;
}

/**
 * A large figure that breaks after its commas where it does not fit, never inside a group of digits.
 *
 * Use inside Stat and Total. Looks and size are theirs.
 */
export function Figure({ children }: FigureProps) {
  const [first, ...rest] = children.split(',');
  return (
    <>
      {first}
      {rest.map((group, index) => (
        <Fragment key={index}>
          ,<wbr />
          {group}
        </Fragment>
      ))}
    </>
  );
}
