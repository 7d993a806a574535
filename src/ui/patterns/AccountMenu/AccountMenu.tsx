import { Dialog, useDialogStore } from '@ariakit/react/dialog';
import { Disclosure } from '@ariakit/react/disclosure';

import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../styles/classNames.ts';
import { divider, item, panel } from '../menu/menu.css.ts';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import type { MenuLink } from '../menu/types.ts';
import { consumeEscape } from '../menu/consumeEscape.ts';

import * as styles from './AccountMenu.css.ts';

export interface AccountAction {
  label: string;
  onPress: () => void;
}

export interface AccountMenuProps {
  /** The display name; the email address by default. */
  name: string | undefined;
  email: string;
  /** The picture's URL; initials by default. */
  picture?: string | undefined;
  links: readonly MenuLink[];
  /** Below the links: "Admin Panel", "Log out". */
  actions: readonly AccountAction[];
  open: boolean;
  /** The avatar button was pressed. */
  onToggle: () => void;
  /** Escape (focus is already back on the avatar button), focus or press elsewhere, or a choice. */
  onClose: () => void;
}

/**
 * The signed-in user's links and actions, as a disclosure behind the avatar button. Ariakit's
 * dialog, with its role removed, handles Escape and focus.
 *
 * Use once, in the header, for signed-in users; it opens below the nearest positioned ancestor. For
 * links of one subject use DisclosureMenu.
 */
export function AccountMenu({
  name,
  email,
  picture,
  links,
  actions,
  open,
  onToggle,
  onClose,
}: AccountMenuProps) {
  const store = useDialogStore({
    open,
    setOpen: (wanted) => {
      if (!wanted) onClose();
    },
  });

  return (
    <div className={styles.root}>
      <Disclosure store={store} className={styles.button} toggleOnClick={false} onClick={onToggle}>
        <VisuallyHidden>{`Account of ${name ?? email}`}</VisuallyHidden>
        <Avatar name={name} src={picture} />
      </Disclosure>
      <Dialog
        store={store}
        className={classNames(panel, styles.place)}
        modal={false}
        // Focus stays on the avatar button; Tab continues into the menu.
        autoFocusOnShow={false}
        focusable={false}
        hideOnEscape={consumeEscape}
        render={({ role: _, ...rest }) => <div {...rest} />}
      >
        <div className={styles.account}>
          {name === undefined ? null : <p className={styles.name}>{name}</p>}
          <p className={styles.email}>{email}</p>
        </div>
        <div className={divider}>
          <MenuLinks group={{ links }} onChoose={onClose} />
          <ul>
            {actions.map((action) => (
              <li key={action.label}>
                <button
                  type="button"
                  className={item}
                  onClick={() => {
                    onClose();
                    action.onPress();
                  }}
                >
                  {action.label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </div>
  );
}
