import { Icon, type IconProps } from './Icon.tsx';

/** Phosphor's certificate, duotone. Written by scripts/icons.ts. */
export function CertificateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        opacity="0.2"
        d="M224,56V90.1h0a44,44,0,1,0-56,67.9h0V192H40a8,8,0,0,1-8-8V56a8,8,0,0,1,8-8H216A8,8,0,0,1,224,56Z"
      />
      <path d="M128,136a8,8,0,0,1-8,8H72a8,8,0,0,1,0-16h48A8,8,0,0,1,128,136Zm-8-40H72a8,8,0,0,0,0,16h48a8,8,0,0,0,0-16Zm112,65.5V224A8,8,0,0,1,220,231l-24-13.7L172,231A8,8,0,0,1,160,224V200H40a16,16,0,0,1-16-16V56A16,16,0,0,1,40,40H216a16,16,0,0,1,16,16V86.5a51.9,51.9,0,0,1,0,74.9ZM160,184V161.5A52,52,0,0,1,216,76V56H40V184Zm56-12a51.9,51.9,0,0,1-40,0v38.2l16-9.2a8,8,0,0,1,7.9,0l16,9.2Zm16-48a36,36,0,1,0-36,36A36,36,0,0,0,232,124Z" />
    </Icon>
  );
}
