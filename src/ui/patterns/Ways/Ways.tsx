import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';

export interface Way {
  label: string;
  to: string;
}

/** Where to go from here, the main one first. Use at the end of a hero, a call to action, a fallback. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <Inline>
      {ways.map(({ label, to }, index) => (
        <LinkButton key={label} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      ))}
    </Inline>
  );
}
