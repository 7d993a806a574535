import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

export interface GroupLink {
  label: string;
  /** Announced after the label if that alone is ambiguous (WCAG 2.4.9). */
  visuallyHiddenSuffix?: string;
  to: string;
}

/** Next steps, the main one first. Use at the end of a hero, a call to action, a fallback. */
export function LinkGroup({ links }: { links: readonly GroupLink[] }) {
  return (
    <Inline>
      {links.map(({ label, visuallyHiddenSuffix, to }, index) => (
        <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
          {visuallyHiddenSuffix === undefined ? null : (
            <VisuallyHidden>{` ${visuallyHiddenSuffix}`}</VisuallyHidden>
          )}
        </LinkButton>
      ))}
    </Inline>
  );
}
