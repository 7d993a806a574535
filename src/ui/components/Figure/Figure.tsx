export interface FigureProps {
  /** As it is to be read: "1,280,000". */
  children: string;
}

/**
 * A large figure that breaks after its commas where it does not fit, never inside a group of digits.
 *
 * Use inside Stat and Total. Looks and size are theirs. Each text has an element of its own, so that the
 * figure can change where a translation tool has replaced the texts.
 */
export function Figure({ children }: FigureProps) {
  const [first, ...rest] = children.split(',');
  return (
    <>
      <span>{first}</span>
      {rest.map((group, index) => (
        <span key={index}>
          ,<wbr />
          <span>{group}</span>
        </span>
      ))}
    </>
  );
}
