import type { PointerEvent } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { CaretDownIcon } from '../../art/icons/CaretDownIcon.tsx';
import { panel } from '../menu/menu.css.ts';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import type { MenuGroup } from '../menu/types.ts';
import { useDisclosure } from '../menu/useDisclosure.ts';
import * as styles from './DisclosureMenu.css.ts';

export interface DisclosureMenuProps {
  /** The button's label: "Curriculum". */
  label: string;
  groups: readonly MenuGroup[];
  /** The current page is among its links. */
  current?: boolean | undefined;
  open: boolean;
  /** The button was pressed, by pointer or key. */
  onPress: () => void;
  /** A mouse entered the button or the open panel; never touch or pen. */
  onHoverStart: () => void;
  /** A mouse left both. */
  onHoverEnd: () => void;
  /** Escape (focus is already back on the button), focus or press elsewhere, or a chosen link. */
  onClose: () => void;
}

/**
 * A button that shows a list of links. A disclosure, not an ARIA menu: Tab moves through the links.
 * disclosureMachine owns the open state and its timing.
 *
 * Use in the header, for pages of one subject. For the user's actions use AccountMenu; on narrow
 * windows MobileMenu.
 *
 * ## Behaviour
 * - A press opens and closes it. A mouse that rests on it for 200 ms opens it, too; touch and pen
 *   never hover.
 * - It closes 150 ms after the mouse has left button and panel.
 * - Opened within 300 ms of another menu’s closing, it opens at once.
 * - A press within 300 ms of opening by hover does not close it.
 *
 * ## Accessibility
 * - A button that opens named lists of links: a disclosure, not an ARIA menu.
 * - What a hover opens can be reached, kept and dismissed (WCAG 1.4.13).
 * - Its statechart decides when it opens and closes: see Storyboards › Disclosure.
 */
export function DisclosureMenu({
  label,
  groups,
  current = false,
  open,
  onPress,
  onHoverStart,
  onHoverEnd,
  onClose,
}: DisclosureMenuProps) {
  const { root, button, panel: controlled, dismiss } = useDisclosure(open, onPress, onClose);
  const forMouse = (callback: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') callback();
  };

  return (
    <div
      {...root}
      className={styles.root}
      onPointerEnter={forMouse(onHoverStart)}
      onPointerLeave={forMouse(onHoverEnd)}
    >
      <button
        type="button"
        {...button}
        className={styles.button}
        aria-current={current || undefined}
      >
        {label}
        <span className={styles.caret}>
          <CaretDownIcon />
        </span>
      </button>
      <div {...controlled} className={styles.bridge}>
        <div className={classNames(panel, styles.groups)}>
          {groups.map((group) => (
            <MenuLinks key={group.heading ?? ''} group={group} onChoose={dismiss} />
          ))}
        </div>
      </div>
    </div>
  );
}
