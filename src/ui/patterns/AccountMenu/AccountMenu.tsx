import { useId, useRef } from 'react';

import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../styles/classNames.ts';
import { divider, item, panel } from '../menu/menu.css.ts';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import type { MenuLink } from '../menu/types.ts';
import { useDismiss } from '../menu/useDismiss.ts';

import * as styles from './AccountMenu.css.ts';

export interface AccountAction {
  label: string;
  onPress: () => void;
}

export interface AccountMenuProps {
  /** The display name; without one the e-mail address stands for it. */
  name: string | undefined;
  email: string;
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
 * Who is signed in, and what is theirs to do: a disclosure behind the avatar.
 *
 * Use once, in the header, for signed-in people. For pages of a subject use DisclosureMenu.
 */
export function AccountMenu({
  name,
  email,
  links,
  actions,
  open,
  onToggle,
  onClose,
}: AccountMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useDismiss(open, root, button, onClose);

  return (
    <div {...dismiss} ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <VisuallyHidden>{`Account of ${name ?? email}`}</VisuallyHidden>
        <Avatar name={name} />
      </button>
      <div id={id} className={classNames(panel, styles.place)} hidden={!open}>
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
      </div>
    </div>
  );
}
