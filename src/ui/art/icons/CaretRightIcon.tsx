// Written by scripts/icons.ts from Phosphor's caret-right, regular.
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Phosphor's caret-right. */
export function CaretRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M181.66,133.66l-80,80a8,8,0,0,1-11.32-11.32L164.69,128,90.34,53.66a8,8,0,0,1,11.32-11.32l80,80A8,8,0,0,1,181.66,133.66Z" />
    </Icon>
  );
}
