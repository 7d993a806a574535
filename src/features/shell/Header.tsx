import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { selectPerson } from '../../../machines/session/session.selectors.ts';
import {
  adminLinks,
  curriculumLink,
  linksAfter,
  linksBefore,
  signInLink,
} from '../../content/navigation.ts';
import { site } from '../../content/site.ts';
import { isSamePath } from '../../domain/paths.ts';
import { space } from '../../ui/patterns/AccountMenu/AccountMenu.css.ts';
import { SiteHeader } from '../../ui/patterns/SiteHeader/SiteHeader.tsx';
import {
  useActorSelector,
  useActorSend,
  useActorsReady,
  usePageActors,
} from '../actorsContext.tsx';
import { chooseTheme, useTheme } from '../theme.ts';
import { CurriculumMenu } from './CurriculumMenu.tsx';

// Loaded with the statecharts: no menu can open before.
const Account = lazy(() => import('./Account.tsx'));
const NarrowMenu = lazy(() => import('./NarrowMenu.tsx'));

/**
 * The bar at the top of every page, connected to its menus, the session and the theme.
 *
 * Use once, in the shell. For links of one page use TextLink; for a page's place Breadcrumb; for
 * everything else of the site SiteFooter.
 *
 * ## Behaviour
 * - It stays at the top while the page scrolls, where the window is high enough.
 * - From 1152 px the links are side by side; below that they are behind “Menu”.
 * - Signed out, its one button leads to signing in; signed in, the avatar opens the account menu.
 * - Before the script has arrived, and without one, every link works.
 *
 * ## Accessibility
 * - A banner with a navigation named “Main”, or “Menu” on narrow windows.
 * - It never covers what has the focus (WCAG 2.4.12).
 * - Roles differ by one link: admins have “Admin”.
 */
export function Header() {
  const send = useActorSend();
  const { actors } = usePageActors();
  const { pathname } = useLocation();
  const loaded = useActorsReady();
  const theme = useTheme();
  const person = useActorSelector('session', selectPerson, undefined);
  const rest = person?.role === 'admin' ? [...linksAfter, ...adminLinks] : linksAfter;

  // Any navigation closes the menus, including back and forward. Not when the actors load, because
  // the press that loaded them may open a menu.
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    actors?.curriculumMenu.send({ type: 'menu.dismiss' });
    actors?.accountMenu.send({ type: 'menu.dismiss' });
    actors?.mobileMenu.send({ type: 'menu.dismiss' });
  }, [actors, pathname]);

  return (
    <SiteHeader
      name={site.shortName}
      before={linksBefore}
      curriculum={curriculumLink}
      curriculumMenu={
        <CurriculumMenu
          current={isSamePath(pathname.slice(0, curriculumLink.to.length), curriculumLink.to)}
        />
      }
      after={rest}
      signIn={signInLink}
      account={
        person === undefined ? null : (
          <Suspense fallback={<span className={space} data-pending="" />}>
            <Account person={person} />
          </Suspense>
        )
      }
      darkTheme={theme === 'dark'}
      onToggleTheme={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      onOpenMenu={loaded ? () => send('mobileMenu', { type: 'menu.open' }) : undefined}
      page={pathname}
      narrowMenu={
        loaded ? (
          <Suspense>
            <NarrowMenu links={[...linksBefore, curriculumLink, ...rest]} />
          </Suspense>
        ) : null
      }
    />
  );
}
