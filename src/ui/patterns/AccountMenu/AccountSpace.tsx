import { space } from './AccountMenu.css.ts';

/** Keeps AccountMenu's place while its code is on its way, so that nothing beside it moves. */
export function AccountSpace() {
  return <span className={space} data-pending="" />;
}
