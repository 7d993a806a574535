import { samePerson, selectPerson } from '../../../machines/session/session.selectors.ts';
import { isDark } from '../../../machines/theme/theme.selectors.ts';
import { site } from '../../content/site.ts';
import { SiteHeader, type HeaderLink } from '../../ui/patterns/SiteHeader/SiteHeader.tsx';
import { useChart, useSend } from '../charts.tsx';

export interface HeaderProps {
  links: readonly HeaderLink[];
  /** For admins alone. */
  adminLinks: readonly HeaderLink[];
  signIn: HeaderLink;
  dashboard: HeaderLink;
}

/** The header at work: who is signed in, the theme, and logging out. */
export function Header({ links, adminLinks, signIn, dashboard }: HeaderProps) {
  const send = useSend();
  const person = useChart('session', selectPerson, undefined, samePerson);
  const darkTheme = useChart('theme', isDark, false);
  return (
    <SiteHeader
      name={site.shortName}
      links={person?.role === 'admin' ? [...links, ...adminLinks] : links}
      signIn={signIn}
      dashboard={dashboard}
      person={person === undefined ? undefined : { name: person.displayName ?? person.email }}
      darkTheme={darkTheme}
      onToggleTheme={() => send('theme', { type: 'theme.toggle' })}
      onLogOut={() => send('session', { type: 'session.signOut' })}
    />
  );
}
