// Written by scripts/icons.ts from Phosphor's student, duotone.
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Phosphor's student. */
export function StudentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path opacity="0.2" d="M224,64,128,96,32,64l96-32Z" />
      <path d="M226.5,56.4l-96-32a8,8,0,0,0-5.1,0l-96,32a8,8,0,0,0-5.4,6.8A5,5,0,0,0,24,64v80a8,8,0,0,0,16,0V75.1L73.6,86.3a64,64,0,0,0,20.6,88c-18,7.1-33.6,19.8-44.9,37.3a8,8,0,1,0,13.4,8.7C77.8,197.3,101.6,184,128,184s50.2,13.3,65.3,36.4a8,8,0,0,0,13.4-8.7c-11.4-17.5-27-30.2-44.9-37.3a64,64,0,0,0,20.6-88l44.1-14.7a8,8,0,0,0,0-15.2ZM176,120A48,48,0,1,1,89.3,91.5l36.1,12a8,8,0,0,0,5.1,0l36.1-12A47.9,47.9,0,0,1,176,120ZM128,87.6,57.3,64,128,40.4,198.7,64Z" />
    </Icon>
  );
}
