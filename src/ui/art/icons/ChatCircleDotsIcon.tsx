// Written by scripts/icons.ts from Phosphor's chat-circle-dots, duotone.
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Phosphor's chat-circle-dots. */
export function ChatCircleDotsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        opacity="0.2"
        d="M224,128A96,96,0,0,1,79.9,211.1h0L42.5,223.6a8,8,0,0,1-10.1-10.1l12.5-37.4h0A96,96,0,1,1,224,128Z"
      />
      <path d="M128,24A104,104,0,0,0,36.2,176.9L24.8,210.9a16,16,0,0,0,20.2,20.2l34-11.3A104,104,0,1,0,128,24Zm0,192a87.9,87.9,0,0,1-44.1-11.8,8,8,0,0,0-4-1.1,7.8,7.8,0,0,0-2.5,.4L40,216,52.5,178.6a8,8,0,0,0-.7-6.5A88,88,0,1,1,128,216Zm12-88a12,12,0,1,1-12-12A12,12,0,0,1,140,128Zm-44,0a12,12,0,1,1-12-12A12,12,0,0,1,96,128Zm88,0a12,12,0,1,1-12-12A12,12,0,0,1,184,128Z" />
    </Icon>
  );
}
