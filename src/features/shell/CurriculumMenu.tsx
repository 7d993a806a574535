import { isOpen } from '../../../machines/disclosure/disclosure.selectors.ts';
import { RingMark } from '../../ui/art/rings/RingMark.tsx';
import { DisclosureMenu } from '../../ui/patterns/DisclosureMenu/DisclosureMenu.tsx';
import type { MenuGroup } from '../../ui/patterns/menu/types.ts';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';
import type { CurriculumLinks } from './links.ts';

/** Groups the nine links, each band with its ring. */
export function curriculumGroups({ bands, grownUps }: CurriculumLinks): MenuGroup[] {
  return [
    {
      heading: 'By age',
      links: bands.map(({ band, ...link }) => ({ ...link, mark: <RingMark band={band} /> })),
    },
    { heading: 'For grown-ups', links: grownUps },
  ];
}

export interface CurriculumMenuProps {
  label: string;
  links: CurriculumLinks;
  /** The current page is one of them. */
  current: boolean;
}

/** disclosureMachine owns the open state. */
export function CurriculumMenu({ label, links, current }: CurriculumMenuProps) {
  const send = useActorSend();
  const open = useActorSelector('curriculumMenu', isOpen, false);
  return (
    <DisclosureMenu
      label={label}
      groups={curriculumGroups(links)}
      current={current}
      open={open}
      onPress={() => send('curriculumMenu', { type: open ? 'menu.close' : 'menu.open' })}
      onHoverStart={() => send('curriculumMenu', { type: 'hover.start' })}
      onHoverEnd={() => send('curriculumMenu', { type: 'hover.end' })}
      onClose={() => send('curriculumMenu', { type: 'menu.dismiss' })}
    />
  );
}
