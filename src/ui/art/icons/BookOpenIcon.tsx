import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's book-open, duotone. Written by scripts/icons.ts. */
export function BookOpenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        opacity="0.2"
        d="M232,56V200H160a32,32,0,0,0-32,32,32,32,0,0,0-32-32H24V56H96a32,32,0,0,1,32,32,32,32,0,0,1,32-32Z"
      />
      <path d="M232,48H160a40,40,0,0,0-32,16A40,40,0,0,0,96,48H24a8,8,0,0,0-8,8V200a8,8,0,0,0,8,8H96a24,24,0,0,1,24,24,8,8,0,0,0,16,0,24,24,0,0,1,24-24h72a8,8,0,0,0,8-8V56A8,8,0,0,0,232,48ZM96,192H32V64H96a24,24,0,0,1,24,24V200A39.8,39.8,0,0,0,96,192Zm128,0H160a39.8,39.8,0,0,0-24,8V88a24,24,0,0,1,24-24h64Z" />
    </Icon>
  );
}
