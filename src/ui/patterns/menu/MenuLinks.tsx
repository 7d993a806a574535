import { useId } from 'react';
import { NavLink } from '../../components/Link/Link.tsx';
import * as styles from './menu.css.ts';
import type { MenuGroup } from './types.ts';

export interface MenuLinksProps {
  group: MenuGroup;
  /** A link was chosen. */
  onChoose?: (() => void) | undefined;
}

/** A group of links in a menu, under its heading. The current page is marked. */
export function MenuLinks({ group, onChoose }: MenuLinksProps) {
  const id = useId();
  return (
    <div>
      {group.heading === undefined ? null : (
        <p className={styles.heading} id={id}>
          {group.heading}
        </p>
      )}
      <ul aria-labelledby={group.heading === undefined ? undefined : id}>
        {group.links.map(({ label, to, mark }) => (
          <li key={to}>
            <NavLink className={styles.item} to={to} onClick={onChoose}>
              {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
