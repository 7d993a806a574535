/** A word that stands out. */
export const Badge = ({ children, tone }: { children: string; tone: 'green' | 'red' }) => (
  <strong style={{ padding: '0.25em 0.5em', color: 'white', background: tone }}>{children}</strong>
);
