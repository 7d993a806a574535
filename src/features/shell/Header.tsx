import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { samePerson, selectPerson } from '../../../machines/session/session.selectors.ts';
import { isDark } from '../../../machines/theme/theme.selectors.ts';
import { site } from '../../content/site.ts';
import { SiteHeader } from '../../ui/patterns/SiteHeader/SiteHeader.tsx';
import { useChart, useCharts, useSend } from '../charts.tsx';
import { CurriculumMenu } from './CurriculumMenu.tsx';
import type { CurriculumLinks, ShellLink } from './links.ts';

// They come with the statecharts: nobody has a menu open, or an account, before.
const Account = lazy(() => import('./Account.tsx'));
const NarrowMenu = lazy(() => import('./NarrowMenu.tsx'));

const isAwake = () => true;

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
  const send = useSend();
  const { charts } = useCharts();
  const { pathname } = useLocation();
  // Not `charts` itself: they may be there before hydration, which must find what was prerendered.
  const awake = useChart('mobileMenu', isAwake, false);
  const person = useChart('session', selectPerson, undefined, samePerson);
  const rest = person?.role === 'admin' ? [...after, ...adminLinks] : after;

  // Another page, by whatever way (back and forward, too): nothing stays open over it.
  // Not when the charts wake: what woke them may be the press that opens a menu.
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    charts?.curriculumMenu.send({ type: 'close' });
    charts?.accountMenu.send({ type: 'close' });
    charts?.mobileMenu.send({ type: 'close' });
  }, [charts, pathname]);

  return (
    <SiteHeader
      name={site.shortName}
      before={before}
      curriculum={curriculum}
      curriculumMenu={
        <CurriculumMenu
          label={curriculum.label}
          links={curriculumLinks}
          current={pathname.startsWith(curriculum.to)}
        />
      }
      after={rest}
      signIn={signIn}
      account={
        person === undefined ? null : (
          <Suspense>
            <Account person={person} dashboard={dashboard} />
          </Suspense>
        )
      }
      darkTheme={useChart('theme', isDark, false)}
      onToggleTheme={() => send('theme', { type: 'theme.toggle' })}
      onOpenMenu={() => send('mobileMenu', { type: 'press' })}
      narrowMenu={
        awake ? (
          <Suspense>
            <NarrowMenu links={[...before, curriculum, ...rest]} curriculum={curriculumLinks} />
          </Suspense>
        ) : null
      }
    />
  );
}
