import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isAskingAboutLink, isRecovering } from '../../../machines/session/session.selectors.ts';
import { pressFailed } from '../../content/pressText.ts';
import { site } from '../../content/site.ts';
import { isSamePath } from '../../domain/paths.ts';
import { useActorSelector, useActorsReady } from '../../features/actorsContext.tsx';
import { Header } from '../../features/shell/Header.tsx';
import { Toasts } from '../../features/shell/Toasts.tsx';
import { SkipLink } from '../../ui/components/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { FloatingDonate } from '../../ui/patterns/FloatingDonate/FloatingDonate.tsx';
import { SiteFooter } from '../../ui/patterns/SiteFooter/SiteFooter.tsx';
import { WaitingScreen } from '../../ui/screens/WaitingScreen/WaitingScreen.tsx';
import * as navigation from '../../content/navigation.ts';
import * as styles from './Layout.css.ts';
import { ANNOUNCER } from './RouteChange.tsx';
import { rememberScroll, type ShownLocation } from './scrollPosition.ts';

const Lifecycle = lazy(() => import('./Lifecycle.tsx'));
// Most visits never open these dialogs.
const Recovery = lazy(() => import('../../features/recovery/Recovery.tsx'));
const LinkQuestion = lazy(() => import('../../features/recovery/LinkQuestion.tsx'));

/** Rendered apart, so that the shell does not render again when the statecharts have loaded. */
function SessionParts() {
  const recovering = useActorSelector('session', isRecovering, false);
  const asking = useActorSelector('session', isAskingAboutLink, false);
  const actorsReady = useActorsReady();
  return (
    <>
      {recovering ? (
        <Suspense>
          <Recovery />
        </Suspense>
      ) : null}
      {asking ? (
        <Suspense>
          <LinkQuestion />
        </Suspense>
      ) : null}
      {actorsReady ? (
        <Suspense>
          <Lifecycle />
        </Suspense>
      ) : null}
    </>
  );
}

/** On the donation page it leads to the form. */
function DonateLink() {
  const { pathname } = useLocation();
  const { label, to } = navigation.donateLink;
  const link = { label, to: isSamePath(pathname, to) ? `${to}#give` : to };
  return <FloatingDonate line={site.giving} link={link} />;
}

/** The shell around every page. */
export function Layout() {
  const shown: ShownLocation = useRef(useLocation());
  useEffect(() => rememberScroll(shown), []);
  return (
    <>
      <SkipLink target="content">Skip to the content</SkipLink>
      <Header />
      <main className={styles.main} id="content" tabIndex={-1}>
        {/* Present in every prerendered page and toggled by a class, so that hydration matches. */}
        <div className={styles.waiting}>
          <WaitingScreen />
        </div>
        <div className={styles.content}>
          <Outlet context={shown} />
        </div>
      </main>
      <SiteFooter
        name={site.name}
        line={site.description}
        groups={navigation.footerGroups}
        social={site.social}
      />
      <Toasts />
      {/* Shown by the boot script or LazyActorsProvider.tsx. Part of every page, because nothing can
          be fetched when it is needed. */}
      <p className={styles.loadFailure} id="lost" role="alert" hidden>
        {pressFailed}
      </p>
      <VisuallyHidden>
        <output id={ANNOUNCER} />
      </VisuallyHidden>
      <SessionParts />
      {/* Nothing in the page's flow may follow it. */}
      <DonateLink />
    </>
  );
}
