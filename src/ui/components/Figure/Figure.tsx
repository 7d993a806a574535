export interface FigureProps {
  /** Formatted: "1,280,000". */
  children: string;
}

/**
 * A large figure that wraps only after its commas.
 *
 * Use inside Stat and Total, which style it. Each text node has its own element, so that React can
 * update it after a translation tool has replaced the texts.
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
