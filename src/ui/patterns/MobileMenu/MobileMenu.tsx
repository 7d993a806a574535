import { type ReactNode, useEffect, useId, useRef } from 'react';

import { XIcon } from '../../art/icons/XIcon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import type { MenuGroup } from '../menu/types.ts';

import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps {
  /** Default "Menu". */
  title?: string | undefined;
  groups: readonly MenuGroup[];
  open: boolean;
  /** Escape, the cross, or a link was chosen. The focus goes back by itself. */
  onClose: () => void;
  /** The backdrop was pressed, perhaps by the second half of the press that opened it. Default `onClose`. */
  onBackdrop?: (() => void) | undefined;
  /** Below the links: sign-in, the theme. */
  children?: ReactNode;
}

/**
 * The site's links on narrow windows, as a dialog from the edge.
 *
 * Use once, in the header, behind a "Menu" button. It is the browser's own modal dialog, not Ariakit's
 * (15 KB for every visitor, docs/decisions/020): the top layer, the held focus, Escape and the focus's
 * return come with it.
 */
export function MobileMenu({
  title = 'Menu',
  groups,
  open,
  onClose,
  onBackdrop = onClose,
  children,
}: MobileMenuProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    // The press that counts here is the one on the backdrop; keys have Escape and the cross.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may close it past `cancel` (a second Escape): the state must follow. It tells late, and
        // the menu may be open again by then.
        if (open && !event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onBackdrop();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <IconButton label="Close menu" icon={<XIcon />} onClick={onClose} />
        </div>
        <nav className={styles.groups} aria-labelledby={id}>
          {groups.map((group) => (
            <MenuLinks key={group.heading ?? ''} group={group} onChoose={onClose} />
          ))}
        </nav>
        {children === undefined ? null : <div className={styles.foot}>{children}</div>}
      </div>
    </dialog>
  );
}
