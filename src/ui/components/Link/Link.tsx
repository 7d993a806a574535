import type { ComponentProps } from 'react';
// oxlint-disable-next-line no-restricted-imports -- what all other components link by
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isSamePath } from '../../../domain/samePath.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with a query or a hash if need be; or `mailto:` and the like. */
  to: string;
}

/**
 * A link without a look of its own. The router's own `Link` brings prefetching, forms and a server's error
 * pages along, 2 KB of every page's script.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const isOuter = /^\w+:/.test(to);
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the children are among the rest
    <a
      {...rest}
      href={isOuter ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (!isOuter && !event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link that says when it leads to the page one is on. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={isSamePath(pathname, props.to) ? 'page' : undefined} />;
}
