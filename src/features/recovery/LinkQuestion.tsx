import { linkQuestion } from '../../content/linkQuestion.ts';
import { LinkDialog } from '../../ui/patterns/LinkDialog/LinkDialog.tsx';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';
import { selectLinkQuestion } from './dialogs.ts';

/** Connects the dialog about a sign-in link to the session. */
export default function LinkQuestion() {
  const send = useActorSend();
  const question = useActorSelector('session', selectLinkQuestion, undefined);
  if (question === undefined) return null;
  return (
    <LinkDialog
      words={linkQuestion}
      {...question}
      onAccept={() => send('session', { type: 'link.accept' })}
      onDecline={() => send('session', { type: 'link.decline' })}
    />
  );
}
