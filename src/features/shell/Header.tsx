import { useSelector } from '@xstate/react';
import { samePerson, selectPerson } from '../../../machines/session/session.selectors.ts';
import { site } from '../../content/site.ts';
import { SiteHeader, type HeaderLink } from '../../ui/patterns/SiteHeader/SiteHeader.tsx';
import { useAppActors } from '../AppActors.tsx';

export interface HeaderProps {
  links: readonly HeaderLink[];
  /** For admins alone. */
  adminLinks: readonly HeaderLink[];
  signIn: HeaderLink;
  dashboard: HeaderLink;
}

/** The header at work: who is signed in, the theme, and logging out. */
export function Header({ links, adminLinks, signIn, dashboard }: HeaderProps) {
  const { session, theme } = useAppActors();
  const person = useSelector(session, selectPerson, samePerson);
  const darkTheme = useSelector(theme, (snapshot) => snapshot.matches('dark'));
  return (
    <SiteHeader
      name={site.shortName}
      links={person?.role === 'admin' ? [...links, ...adminLinks] : links}
      signIn={signIn}
      dashboard={dashboard}
      person={person === undefined ? undefined : { name: person.displayName ?? person.email }}
      darkTheme={darkTheme}
      onToggleTheme={() => theme.send({ type: 'theme.toggle' })}
      onLogOut={() => session.send({ type: 'session.signOut' })}
    />
  );
}
