import { useTransition, type ComponentProps } from 'react';
// oxlint-disable-next-line no-restricted-imports -- what all other components link by
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isSamePath } from '../../../domain/paths.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with an optional query or hash, or a URL such as `mailto:`. */
  to: string;
}

/**
 * An unstyled link. The router's own `Link` would add prefetching, form and error handling: 2 KB on
 * every page.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const isOuter = /^\w+:/.test(to);
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  const [isPending, startNavigation] = useTransition();
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the children are among the rest
    <a
      {...rest}
      href={isOuter ? to : href}
      // Busy while the page's code loads.
      aria-busy={isPending || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!isOuter && !event.defaultPrevented) startNavigation(() => follow(event));
      }}
    />
  );
}

/** A link that marks the current page with `aria-current`. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={isSamePath(pathname, props.to) ? 'page' : undefined} />;
}
