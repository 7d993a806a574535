// Written by scripts/icons.ts from Phosphor's magnifying-glass, regular.
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Phosphor's magnifying-glass. */
export function MagnifyingGlassIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M229.66,218.34l-50.07-50.06a88.11,88.11,0,1,0-11.31,11.31l50.06,50.07a8,8,0,0,0,11.32-11.32ZM40,112a72,72,0,1,1,72,72A72.08,72.08,0,0,1,40,112Z" />
    </Icon>
  );
}
