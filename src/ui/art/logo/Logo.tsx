import { LogoMark } from './LogoMark.tsx';
import { logo, wordmark } from './logo.css.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** The academy's name, from the site's content. */
  readonly name: string;
}

/**
 * Mark and wordmark. The name is text, so the mark is hidden from assistive technology. Takes its
 * size and colour from the text around it. Where there is no room for the name, use `LogoMark` with
 * a title.
 */
export function Logo({ name }: LogoProps) {
  return (
    <span className={logo}>
      <LogoMark />
      <span className={wordmark}>{name}</span>
    </span>
  );
}
