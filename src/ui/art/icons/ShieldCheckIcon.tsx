// Written by scripts/icons.ts from Phosphor's shield-check, duotone.
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Phosphor's shield-check. */
export function ShieldCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        opacity="0.2"
        d="M216,56v56c0,96-88,120-88,120S40,208,40,112V56a8,8,0,0,1,8-8H208A8,8,0,0,1,216,56Z"
      />
      <path d="M208,40H48A16,16,0,0,0,32,56v56c0,52.7,25.5,84.7,46.9,102.2,23.1,18.9,46,25.3,47,25.5a8,8,0,0,0,4.2,0c1-.3,23.9-6.7,47-25.5C198.5,196.7,224,164.7,224,112V56A16,16,0,0,0,208,40Zm0,72c0,37.1-13.7,67.2-40.6,89.4A129.3,129.3,0,0,1,128,223.6a128.3,128.3,0,0,1-38.9-21.8C61.8,179.5,48,149.3,48,112l0-56,160,0ZM82.3,141.7a8,8,0,0,1,11.3-11.3L112,148.7l50.3-50.4a8,8,0,0,1,11.3,11.3l-56,56a8,8,0,0,1-11.3,0Z" />
    </Icon>
  );
}
