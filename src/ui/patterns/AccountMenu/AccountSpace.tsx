import { space } from './AccountMenu.css.ts';

/** Reserves the avatar button's space while its code loads. */
export function AccountSpace() {
  return <span className={space} data-pending="" />;
}
