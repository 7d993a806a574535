// Written by scripts/icons.ts from Phosphor's rss, regular.
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Phosphor's rss. */
export function RssIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M106.9,149.1A71.5,71.5,0,0,1,128,200a8,8,0,0,1-16,0,56,56,0,0,0-56-56,8,8,0,0,1,0-16A71.5,71.5,0,0,1,106.9,149.1ZM56,80a8,8,0,0,0,0,16A104,104,0,0,1,160,200a8,8,0,0,0,16,0A120,120,0,0,0,56,80Zm118.8,1.2A166.9,166.9,0,0,0,56,32a8,8,0,0,0,0,16A151,151,0,0,1,163.5,92.5,151,151,0,0,1,208,200a8,8,0,0,0,16,0A166.9,166.9,0,0,0,174.8,81.2ZM60,184a12,12,0,1,0,12,12A12,12,0,0,0,60,184Z" />
    </Icon>
  );
}
