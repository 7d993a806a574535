import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { samePerson, selectPerson } from '../../../machines/session/session.selectors.ts';
import { isDark } from '../../../machines/theme/theme.selectors.ts';
import { site } from '../../content/site.ts';
import { isSamePath } from '../../domain/samePath.ts';
import { LinkButton } from '../../ui/components/LinkButton/LinkButton.tsx';
import { AccountSpace } from '../../ui/patterns/AccountMenu/AccountSpace.tsx';
import { SiteHeader } from '../../ui/patterns/SiteHeader/SiteHeader.tsx';
import {
  useActorSelector,
  useActorSend,
  useActorsReady,
  usePageActors,
} from '../actorsContext.tsx';
import { CurriculumMenu } from './CurriculumMenu.tsx';
import type { CurriculumLinks, ShellLink } from './links.ts';

// For who is signed in alone. Where it cannot be fetched, what is most needed of it stays.
const Account = lazy(() => import('./Account.tsx').catch(() => ({ default: AccountFallback })));
// Comes with the statecharts: nobody has a menu open before.
const NarrowMenu = lazy(() => import('./NarrowMenu.tsx'));

function AccountFallback({ dashboard }: { dashboard: ShellLink }) {
  return (
    <LinkButton to={dashboard.to} variant="secondary" size="small">
      {dashboard.label}
    </LinkButton>
  );
}

const isDocumentDark = () => document.documentElement.classList.contains('dark');
// Stryker disable next-line ArrowFunction: React accepts a subscription without a cleanup.
const never = () => () => undefined;

/** What the boot script has made of the theme; light while the prerendered page is hydrated. */
function useDocumentIsDark(): boolean {
  return useSyncExternalStore(never, isDocumentDark, () => false);
}

export interface HeaderProps {
  /** Before the Curriculum dropdown. */
  before: readonly ShellLink[];
  curriculum: ShellLink;
  curriculumLinks: CurriculumLinks;
  after: readonly ShellLink[];
  /** For admins alone. */
  adminLinks: readonly ShellLink[];
  signIn: ShellLink;
  dashboard: ShellLink;
}

/** The header at work: its menus, who is signed in, and the theme. */
export function Header({
  before,
  curriculum,
  curriculumLinks,
  after,
  adminLinks,
  signIn,
  dashboard,
}: HeaderProps) {
  const send = useActorSend();
  const { actors } = usePageActors();
  const { pathname } = useLocation();
  const loaded = useActorsReady();
  const darkTheme = useActorSelector('theme', isDark, useDocumentIsDark());
  const person = useActorSelector('session', selectPerson, undefined, samePerson);
  const rest = person?.role === 'admin' ? [...after, ...adminLinks] : after;

  // Another page, by whatever way (back and forward, too): nothing stays open over it.
  // Not when the actors load: what woke them may be the press that opens a menu.
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
      before={before}
      curriculum={curriculum}
      curriculumMenu={
        <CurriculumMenu
          label={curriculum.label}
          links={curriculumLinks}
          current={isSamePath(pathname.slice(0, curriculum.to.length), curriculum.to)}
        />
      }
      after={rest}
      signIn={signIn}
      account={
        person === undefined ? null : (
          <Suspense fallback={<AccountSpace />}>
            <Account person={person} dashboard={dashboard} />
          </Suspense>
        )
      }
      darkTheme={darkTheme}
      onToggleTheme={() =>
        // Stryker disable next-line StringLiteral: The statechart treats any other value as light.
        send('theme', { type: 'theme.set', theme: darkTheme ? 'light' : 'dark' })
      }
      onOpenMenu={loaded ? () => send('mobileMenu', { type: 'menu.open' }) : undefined}
      page={pathname}
      narrowMenu={
        loaded ? (
          <Suspense>
            <NarrowMenu links={[...before, curriculum, ...rest]} curriculum={curriculumLinks} />
          </Suspense>
        ) : null
      }
    />
  );
}
