import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's magnifying-glass, regular. Written by scripts/icons.ts. */
export function MagnifyingGlassIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M229.7,218.3l-50.1-50.1a88.1,88.1,0,1,0-11.3,11.3l50.1,50.1a8,8,0,0,0,11.3-11.3ZM40,112a72,72,0,1,1,72,72A72.1,72.1,0,0,1,40,112Z" />
    </Icon>
  );
}
