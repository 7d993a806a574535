import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../styles/classNames.ts';
import { divider, item, panel } from '../menu/menu.css.ts';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import type { MenuLink } from '../menu/types.ts';
import { useDisclosure } from '../menu/useDisclosure.ts';
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
 * The signed-in user's links and actions, as a disclosure behind the avatar button.
 *
 * Use once, in the header, for signed-in users; it opens below the nearest positioned ancestor. For
 * links of one subject use DisclosureMenu.
 *
 * ## Behaviour
 * - Closed, it is the person’s avatar. Without a name it shows “U”, and the email address in the
 *   menu.
 *
 * ## Accessibility
 * - A button that opens a list of links and buttons: a disclosure, not an ARIA menu.
 * - Named “Account of” and the name, or the address.
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
  const { root, button, panel: controlled, dismiss } = useDisclosure(open, onToggle, onClose);

  return (
    <div {...root} className={styles.root}>
      <button type="button" {...button} className={styles.button}>
        <VisuallyHidden>{`Account of ${name ?? email}`}</VisuallyHidden>
        <Avatar name={name} src={picture} />
      </button>
      <div {...controlled} className={classNames(panel, styles.place)} hidden={!open}>
        <div className={styles.account}>
          {name === undefined ? null : <p className={styles.name}>{name}</p>}
          <p className={styles.email}>{email}</p>
        </div>
        <div className={divider}>
          <MenuLinks group={{ links }} onChoose={dismiss} />
          <ul>
            {actions.map((action) => (
              <li key={action.label}>
                <button
                  type="button"
                  className={item}
                  onClick={() => {
                    dismiss();
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
