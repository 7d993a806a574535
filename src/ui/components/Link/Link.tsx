import type { ComponentProps } from 'react';
// oxlint-disable-next-line no-restricted-imports -- what all other components link by
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isSamePath } from '../../../domain/samePath.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with a query or a hash if need be. */
  to: string;
}

/**
 * A link within the site, without a look of its own. The router's own `Link` brings prefetching, forms and
 * a server's error pages along, 2 KB of every page's script.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to);
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the children are among the rest
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link that says when it leads to the page one is on. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={isSamePath(pathname, props.to) ? 'page' : undefined} />;
}
