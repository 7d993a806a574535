import type { ComponentProps, ReactNode } from 'react';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

export interface FileLinkProps extends Pick<ComponentProps<'a'>, 'download'> {
  href: string;
  label: string;
  /** What the file is about; read after the label, because several links have the same. */
  title: string;
  icon?: ReactNode;
}

/** Opens or downloads one of several files. */
export function FileLink({ label, title, icon, ...rest }: FileLinkProps) {
  return (
    <TextLink standalone {...rest}>
      {icon}
      <span>
        {label}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </span>
    </TextLink>
  );
}
