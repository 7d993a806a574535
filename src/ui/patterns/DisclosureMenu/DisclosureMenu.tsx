import { type PointerEvent, useId, useRef } from 'react';

import { classNames } from '../../styles/classNames.ts';
import { CaretDownIcon } from '../../art/icons/CaretDownIcon.tsx';
import { panel } from '../menu/menu.css.ts';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import type { MenuGroup } from '../menu/types.ts';
import { useDismiss } from './useDismiss.ts';

import * as styles from './DisclosureMenu.css.ts';

export interface DisclosureMenuProps {
  /** What it opens: "Curriculum". */
  label: string;
  groups: readonly MenuGroup[];
  /** The page one is on is among its links. */
  current?: boolean | undefined;
  open: boolean;
  /** The button was pressed, by pointer or key. */
  onPress: () => void;
  /** A mouse came onto the button or the open panel; never touch or pen. */
  onHoverStart: () => void;
  /** A mouse left both. */
  onHoverEnd: () => void;
  /** Escape (the focus is back on the button by then), focus or press elsewhere, a link chosen. */
  onClose: () => void;
}

/**
 * A button that shows a list of links. A disclosure, not an ARIA menu: Tab goes through the links. It
 * keeps no time and no state: when a hover opens or closes it is the disclosure machine's affair.
 *
 * It is in every page's first load, so what closes it is our own (docs/decisions/020).
 *
 * Use in the header, for pages of one subject. For actions of a person use AccountMenu; on narrow windows
 * MobileMenu.
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
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useDismiss(open, root, button, onClose);
  const forMouse = (tell: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') tell();
  };

  return (
    <div
      {...dismiss}
      ref={root}
      className={styles.root}
      onPointerEnter={forMouse(onHoverStart)}
      onPointerLeave={forMouse(onHoverEnd)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current || undefined}
        onClick={onPress}
      >
        {label}
        <span className={styles.caret}>
          <CaretDownIcon />
        </span>
      </button>
      <div id={id} className={styles.bridge}>
        <div className={classNames(panel, styles.groups)}>
          {groups.map((group) => (
            <MenuLinks key={group.heading ?? ''} group={group} onChoose={onClose} />
          ))}
        </div>
      </div>
    </div>
  );
}
