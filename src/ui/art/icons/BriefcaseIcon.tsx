// Written by scripts/icons.ts from Phosphor's briefcase, duotone.
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Phosphor's briefcase. */
export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        opacity="0.2"
        d="M224,118.3V200a8,8,0,0,1-8,8H40a8,8,0,0,1-8-8V118.3h0A191.1,191.1,0,0,0,128,144,191.1,191.1,0,0,0,224,118.3Z"
      />
      <path d="M104,112a8,8,0,0,1,8-8h32a8,8,0,0,1,0,16H112A8,8,0,0,1,104,112ZM232,72V200a16,16,0,0,1-16,16H40a16,16,0,0,1-16-16V72A16,16,0,0,1,40,56H80V48a24,24,0,0,1,24-24h48a24,24,0,0,1,24,24v8h40A16,16,0,0,1,232,72ZM96,56h64V48a8,8,0,0,0-8-8H104a8,8,0,0,0-8,8ZM40,72v41.6A184.1,184.1,0,0,0,128,136a184,184,0,0,0,88-22.4V72ZM216,200V131.6A200.3,200.3,0,0,1,128,152a200.2,200.2,0,0,1-88-20.4V200H216Z" />
    </Icon>
  );
}
