import { LogoMark } from './LogoMark.tsx';
import { logo, wordmark } from './logo.css.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** The academy's name, from the site's content. */
  readonly name: string;
}

/**
 * Logo and name. The name is text, so the logo is hidden from assistive technology. Size and colour
 * follow the surrounding text.
 */
export function Logo({ name }: LogoProps) {
  return (
    <span className={logo}>
      <LogoMark />
      <span className={wordmark}>{name}</span>
    </span>
  );
}
