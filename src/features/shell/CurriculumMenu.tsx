import { isOpen } from '../../../machines/disclosure/disclosure.selectors.ts';
import { curriculumLink, curriculumLinks } from '../../content/navigation.ts';
import { RingMark } from '../../ui/art/rings/RingMark.tsx';
import { DisclosureMenu } from '../../ui/patterns/DisclosureMenu/DisclosureMenu.tsx';
import type { MenuGroup } from '../../ui/patterns/menu/types.ts';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';

/** The nine links in groups, each band with its ring. */
export const curriculumGroups: MenuGroup[] = [
  {
    heading: 'By age',
    links: curriculumLinks.bands.map(({ band, label, to }) => ({
      label,
      to,
      mark: <RingMark band={band} />,
    })),
  },
  { heading: 'For grown-ups', links: curriculumLinks.grownUps },
];

/** The Curriculum dropdown; `current` if the page is one of its links. */
export function CurriculumMenu({ current }: { current: boolean }) {
  const send = useActorSend();
  const open = useActorSelector('curriculumMenu', isOpen, false);
  return (
    <DisclosureMenu
      label={curriculumLink.label}
      groups={curriculumGroups}
      current={current}
      open={open}
      onPress={() => send('curriculumMenu', { type: open ? 'menu.close' : 'menu.open' })}
      onHoverStart={() => send('curriculumMenu', { type: 'hover.start' })}
      onHoverEnd={() => send('curriculumMenu', { type: 'hover.end' })}
      onClose={() => send('curriculumMenu', { type: 'menu.dismiss' })}
    />
  );
}
