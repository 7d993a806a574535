import { isOpen } from '../../../machines/disclosure/disclosure.selectors.ts';
import { MobileMenu } from '../../ui/patterns/MobileMenu/MobileMenu.tsx';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';
import { curriculumGroups } from './CurriculumMenu.tsx';
import type { MenuLink } from '../../ui/patterns/menu/types.ts';

/** Connects the menu of narrow windows to its statechart. */
export default function NarrowMenu({ links }: { links: readonly MenuLink[] }) {
  const send = useActorSend();
  return (
    <MobileMenu
      groups={[{ links }, ...curriculumGroups]}
      open={useActorSelector('mobileMenu', isOpen, false)}
      onBackdrop={() => send('mobileMenu', { type: 'menu.close' })}
      onClose={() => send('mobileMenu', { type: 'menu.dismiss' })}
    />
  );
}
