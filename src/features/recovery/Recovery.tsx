import { passwordFailureText } from '../../content/authMessages.ts';
import { passwordLead, passwordProblems } from '../../content/messages.ts';
import { MIN_PASSWORD_LENGTH } from '../../domain/validation.ts';
import { PasswordDialog } from '../../ui/patterns/PasswordDialog/PasswordDialog.tsx';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';
import { selectRecovery, type RecoveryView } from './dialogs.ts';

function textOf(error: RecoveryView['error']): string | undefined {
  if (error === undefined) return undefined;
  return typeof error === 'string' ? passwordProblems[error] : passwordFailureText(error);
}

/** Connects the new-password dialog to the session. */
export default function Recovery() {
  const send = useActorSend();
  const recovery = useActorSelector('session', selectRecovery, undefined);
  if (recovery === undefined) return null;
  return (
    <PasswordDialog
      lead={passwordLead}
      minLength={MIN_PASSWORD_LENGTH}
      error={textOf(recovery.error)}
      pending={recovery.pending}
      onSubmit={(password) => send('session', { type: 'recovery.submit', password })}
      onDismiss={() => send('session', { type: 'recovery.dismiss' })}
    />
  );
}
