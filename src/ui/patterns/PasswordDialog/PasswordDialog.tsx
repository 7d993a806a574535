import { DialogDismiss } from '@ariakit/react/dialog';
import { useId } from 'react';
import { AgentShield } from '../../art/mascots/AgentShield.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from '../dialog/dialog.css.ts';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import { useErrorTitle } from '../FormFrame/useErrorTitle.ts';

export interface PasswordDialogProps {
  lead: string;
  minLength: number;
  /** Why the password was rejected. */
  error: string | undefined;
  pending: boolean;
  onSubmit: (password: string) => void;
  /** Escape, or "Not now": the old password stays. */
  onDismiss: () => void;
}

/**
 * Requires a new password after a recovery link has signed in (docs/product.md P7.11).
 *
 * Use once, after such a link. For a password at sign-up use FormFrame; for a question about a link
 * LinkDialog.
 *
 * ## Behaviour
 * - Refused: the reason is by the field, and what was typed stays.
 *
 * ## Accessibility
 * - A modal dialog, named by its heading. The focus begins in the field.
 * - Password managers know the field as a new password, and may fill it in (WCAG 3.3.8).
 * - Its behaviour is Ariakit’s, 18 KB, loaded with the dialog.
 */
export function PasswordDialog({
  lead,
  minLength,
  error,
  pending,
  onSubmit,
  onDismiss,
}: PasswordDialogProps) {
  const id = useId();
  useErrorTitle(error !== undefined);

  return (
    <ModalDialog labelledBy={id} onDismiss={onDismiss}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get('password');
          onSubmit(typeof password === 'string' ? password : '');
        }}
      >
        <Stack gap="5">
          <div className={styles.head}>
            <Stack gap="2">
              <Heading level={2} id={id}>
                Choose a new password
              </Heading>
              <Text tone="muted">{lead}</Text>
            </Stack>
            <AgentShield mood="wave" />
          </div>
          <TextField
            name="password"
            label="New password"
            description={`At least ${minLength} characters.`}
            type="password"
            autoComplete="new-password"
            required
            error={error}
            readOnly={pending}
          />
          <Inline>
            <Button type="submit" pending={pending}>
              Save password
            </Button>
            <DialogDismiss render={<Button variant="quiet">Not now</Button>} />
          </Inline>
        </Stack>
      </form>
    </ModalDialog>
  );
}
