import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { PlainScreen } from '../PlainScreen/PlainScreen.tsx';

export interface NotFoundScreenProps {
  heading: string;
  description: string;
  /** Where to go from here, the likeliest first. */
  ways: readonly { label: string; to: string }[];
}

/** An address that leads nowhere, and the ways on. */
export function NotFoundScreen({ heading, description, ways }: NotFoundScreenProps) {
  return (
    <PlainScreen heading={heading} description={description}>
      <Inline>
        {ways.map(({ label, to }, index) => (
          <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </Inline>
    </PlainScreen>
  );
}
