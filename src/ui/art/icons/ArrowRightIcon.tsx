import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's arrow-right, regular. Written by scripts/icons.ts. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M221.7,133.7l-72,72a8,8,0,0,1-11.3-11.3L196.7,136H40a8,8,0,0,1,0-16H196.7L138.3,61.7a8,8,0,0,1,11.3-11.3l72,72A8,8,0,0,1,221.7,133.7Z" />
    </Icon>
  );
}
