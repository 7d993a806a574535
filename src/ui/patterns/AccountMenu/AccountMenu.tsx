import { Dialog, useDialogStore } from '@ariakit/react/dialog';
import { Disclosure } from '@ariakit/react/disclosure';

import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../styles/classNames.ts';
import { divider, item, panel } from '../menu/menu.css.ts';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import type { MenuLink } from '../menu/types.ts';
import { takeEscape } from '../menu/takeEscape.ts';

import * as styles from './AccountMenu.css.ts';

export interface AccountAction {
  label: string;
  onPress: () => void;
}

export interface AccountMenuProps {
  /** The display name; without one the email address stands for it. */
  name: string | undefined;
  email: string;
  /** Their picture's address; the initials stand in without one. */
  picture?: string | undefined;
  links: readonly MenuLink[];
  /** Below the links: "Admin Panel", "Log out". */
  actions: readonly AccountAction[];
  open: boolean;
  /** The avatar was pressed. */
  onToggle: () => void;
  /** Escape (the focus is back on the avatar by then), focus or press elsewhere, something chosen. */
  onClose: () => void;
}

/**
 * Who is signed in, and what is theirs to do: a disclosure behind the avatar. Escape, leaving and the
 * focus's return by Ariakit's dialog, which is told not to be one: links and buttons, no question.
 *
 * Use once, in the header, for signed-in people; it opens below the nearest positioned box, the header's bar. For pages of a subject use DisclosureMenu.
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
        // The focus stays on the coin, and Tab goes on into what it shows.
        autoFocusOnShow={false}
        focusable={false}
        hideOnEscape={takeEscape}
        render={({ role: _, ...rest }) => <div {...rest} />}
      >
        <div className={styles.who}>
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
