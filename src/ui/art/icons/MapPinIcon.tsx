import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's map-pin, regular. Written by scripts/icons.ts. */
export function MapPinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M128,64a40,40,0,1,0,40,40A40,40,0,0,0,128,64Zm0,64a24,24,0,1,1,24-24A24,24,0,0,1,128,128Zm0-112a88.1,88.1,0,0,0-88,88c0,31.4,14.5,64.7,42,96.3a254.2,254.2,0,0,0,41.5,38.3,8,8,0,0,0,9.2,0A254.2,254.2,0,0,0,174,200.3c27.4-31.6,42-64.8,42-96.3A88.1,88.1,0,0,0,128,16Zm0,206c-16.5-13-72-60.8-72-118a72,72,0,0,1,144,0C200,161.2,144.5,209,128,222Z" />
    </Icon>
  );
}
