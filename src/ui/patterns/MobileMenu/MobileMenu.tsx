import { useEffect, useId, useRef } from 'react';
import { XIcon } from '../../art/icons/XIcon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import type { MenuGroup } from '../menu/types.ts';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps {
  groups: readonly MenuGroup[];
  open: boolean;
  /** Escape, the close button, or a chosen link. The browser restores focus. */
  onClose: () => void;
  /** The backdrop was pressed, perhaps by a double press that opened it. Default `onClose`. */
  onBackdrop?: (() => void) | undefined;
}

/**
 * The site's links on narrow windows, as a dialog from the edge.
 *
 * Use once, in the header, behind a "Menu" button. It is a native modal dialog, not Ariakit's (15
 * KB for every visitor, docs/decisions/020), which provides the top layer, focus trap, Escape and
 * focus return.
 *
 * ## Accessibility
 * - A modal dialog named “Menu”, with a navigation in it. The current page is marked.
 */
export function MobileMenu({ groups, open, onClose, onBackdrop = onClose }: MobileMenuProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    // Only a press on the backdrop counts; keyboards have Escape and the close button.
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
        // A browser may close it without `cancel` (a second Escape), so the state must follow. The
        // event is late: the menu may be open again.
        if (open && !event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onBackdrop();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            Menu
          </h2>
          <IconButton label="Close menu" icon={<XIcon />} onClick={onClose} />
        </div>
        <nav className={styles.groups} aria-labelledby={id}>
          {groups.map((group) => (
            <MenuLinks key={group.heading ?? ''} group={group} onChoose={onClose} />
          ))}
        </nav>
      </div>
    </dialog>
  );
}
