// Written by scripts/icons.ts from Phosphor's code, duotone.
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Phosphor's code. */
export function CodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path opacity="0.2" d="M240,128l-48,40H64L16,128,64,88H192Z" />
      <path d="M69.12,94.15,28.5,128l40.62,33.85a8,8,0,1,1-10.24,12.29l-48-40a8,8,0,0,1,0-12.29l48-40a8,8,0,0,1,10.24,12.3Zm176,27.7-48-40a8,8,0,1,0-10.24,12.3L227.5,128l-40.62,33.85a8,8,0,1,0,10.24,12.29l48-40a8,8,0,0,0,0-12.29ZM162.73,32.48a8,8,0,0,0-10.25,4.79l-64,176a8,8,0,0,0,4.79,10.26A8.14,8.14,0,0,0,96,224a8,8,0,0,0,7.52-5.27l64-176A8,8,0,0,0,162.73,32.48Z" />
    </Icon>
  );
}
