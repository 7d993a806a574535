import { isOpen } from '../../../machines/disclosure/disclosure.selectors.ts';
import type { Person } from '../../../machines/session/session.selectors.ts';
import { dashboardLink } from '../../content/navigation.ts';
import { AccountMenu } from '../../ui/patterns/AccountMenu/AccountMenu.tsx';
import { useNotImplementedToast } from '../notImplemented.ts';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';

/** Connects the account menu to its statechart (docs/product.md P3.9). */
export default function Account({ person }: { person: Person }) {
  const send = useActorSend();
  const open = useActorSelector('accountMenu', isOpen, false);
  const showPlaceholder = useNotImplementedToast();
  const adminPanel = { label: 'Admin Panel', onPress: () => showPlaceholder('adminPanel') };
  const logOut = { label: 'Log out', onPress: () => send('session', { type: 'session.signOut' }) };
  return (
    <AccountMenu
      name={person.displayName}
      email={person.email}
      picture={person.avatarUrl}
      links={[dashboardLink]}
      actions={person.role === 'admin' ? [adminPanel, logOut] : [logOut]}
      open={open}
      onToggle={() => send('accountMenu', { type: open ? 'menu.close' : 'menu.open' })}
      onClose={() => send('accountMenu', { type: 'menu.dismiss' })}
    />
  );
}
