import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's user-circle, regular. Written by scripts/icons.ts. */
export function UserCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24ZM74.1,197.5a64,64,0,0,1,107.8,0,87.8,87.8,0,0,1-107.8,0ZM96,120a32,32,0,1,1,32,32A32,32,0,0,1,96,120Zm97.8,66.4a79.7,79.7,0,0,0-36.1-28.8,48,48,0,1,0-59.4,0,79.7,79.7,0,0,0-36.1,28.8,88,88,0,1,1,131.5,0Z" />
    </Icon>
  );
}
