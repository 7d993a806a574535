import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's caret-right, regular. Written by scripts/icons.ts. */
export function CaretRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M181.7,133.7l-80,80a8,8,0,0,1-11.3-11.3L164.7,128,90.3,53.7a8,8,0,0,1,11.3-11.3l80,80A8,8,0,0,1,181.7,133.7Z" />
    </Icon>
  );
}
