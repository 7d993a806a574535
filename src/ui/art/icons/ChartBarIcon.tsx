import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's chart-bar, duotone. Written by scripts/icons.ts. */
export function ChartBarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path opacity="0.2" d="M208,40V208H152V40Z" />
      <path d="M224,200h-8V40a8,8,0,0,0-8-8H152a8,8,0,0,0-8,8V80H96a8,8,0,0,0-8,8v40H48a8,8,0,0,0-8,8v64H32a8,8,0,0,0,0,16H224a8,8,0,0,0,0-16ZM160,48h40V200H160ZM104,96h40V200H104ZM56,144H88v56H56Z" />
    </Icon>
  );
}
