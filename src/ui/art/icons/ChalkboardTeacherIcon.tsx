import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's chalkboard-teacher, duotone. Written by scripts/icons.ts. */
export function ChalkboardTeacherIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path opacity="0.2" d="M192,80v96H104a32,32,0,1,0-32-32H64V80Z" />
      <path d="M216,40H40A16,16,0,0,0,24,56V200a16,16,0,0,0,16,16H53.4a8,8,0,0,0,7.2-4.6,48,48,0,0,1,86.8,0,8,8,0,0,0,7.2,4.6H216a16,16,0,0,0,16-16V56A16,16,0,0,0,216,40ZM80,144a24,24,0,1,1,24,24A24,24,0,0,1,80,144Zm136,56H159.4a64.4,64.4,0,0,0-28.8-26.2,40,40,0,1,0-53.2,0A64.4,64.4,0,0,0,48.6,200H40V56H216ZM56,96V80a8,8,0,0,1,8-8H192a8,8,0,0,1,8,8v96a8,8,0,0,1-8,8H176a8,8,0,0,1,0-16h8V88H72v8a8,8,0,0,1-16,0Z" />
    </Icon>
  );
}
