import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for a new password after signing in by a recovery link.',
  use: ['Once, after a recovery link (docs/product.md P7.11).'],
  avoid: [
    ['For a password at sign-up', 'FormFrame'],
    ['For a question about a link', 'LinkDialog'],
  ],
  behaviour: [
    'The rule is shown before any error: “At least … characters”.',
    'Refused: the reason is by the field, and what was typed stays.',
    '“Not now” and Escape keep the old password. A press beside it does nothing.',
  ],
  accessibility: [
    'A modal dialog, named by its heading. The focus begins in the field.',
    'Password managers know the field as a new password, and may fill it in (WCAG 3.3.8).',
    'Its behaviour is Ariakit’s, 18 KB, loaded with the dialog.',
  ],
};
