import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's megaphone, duotone. Written by scripts/icons.ts. */
export function MegaphoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path opacity="0.2" d="M240,120a40,40,0,0,1-40,40H160V80h40A40,40,0,0,1,240,120Z" />
      <path d="M248,120a48,48,0,0,0-48-48H160.2c-2.9-.2-53.6-3.7-101.9-44.2A16,16,0,0,0,32,40V200a16,16,0,0,0,26.3,12.3c37.8-31.7,77-40.8,93.7-43.3v31.7A16,16,0,0,0,159.1,214l11,7.3A16,16,0,0,0,194.5,212l11.8-44.4A48.1,48.1,0,0,0,248,120ZM48,199.9V40h0c42.8,35.9,86.6,45,104,47.2v65.5C134.7,155,90.8,164.1,48,199.9Zm131,8,0,.1-11-7.3V168h21.6ZM200,152H168V88h32a32,32,0,1,1,0,64Z" />
    </Icon>
  );
}
