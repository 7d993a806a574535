import { useState, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import {
  currentDraft,
  currentGroup,
  type DeskContext,
  type DeskEvent,
} from '../../../desk/deskContext.ts';
import { counted } from '../../../desk/summary.ts';
import { limits } from '../../../desk/verdicts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { muted } from '../../../ui/text.css.ts';
import * as styles from './Desk.css.ts';

const focusField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, textarea')?.focus();

/** A small form beside the picture; its field gets the focus. */
function Form({
  send,
  leave,
  onSend,
  onLeave,
  children,
}: {
  /** The labels of its two buttons. */
  send: string;
  leave: string;
  onSend: () => void;
  onLeave: () => void;
  children: ReactNode;
}) {
  return (
    <form
      ref={focusField}
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button size="small" type="submit">
          {send}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </form>
  );
}

/** For a multi-line field: Ctrl+Enter submits, Escape cancels. */
const shortcuts =
  (onSend: () => void, onLeave: () => void) =>
  ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (key === 'Enter' && (ctrlKey || metaKey)) onSend();
    if (key === 'Escape') onLeave();
  };

interface Sending {
  send: Dispatch<DeskEvent>;
}

export function NameForm({ nameDraft, send }: { nameDraft: string } & Sending) {
  return (
    <Form
      send="Go on"
      leave="Not now"
      onSend={() => send({ type: 'name.submit' })}
      onLeave={() => send({ type: 'name.cancel' })}
    >
      <TextField
        label="Your name"
        description="It stands beside your decisions, in the file that you hand over."
        required
        autoComplete="name"
        maxLength={limits.by}
        value={nameDraft}
        onChange={(name) => send({ type: 'name.change', name })}
      />
    </Form>
  );
}

export function AskForm({ context, send }: { context: DeskContext } & Sending) {
  const { note, pin } = currentDraft(context);
  const all = currentGroup(context)?.changes.length ?? 0;
  const onSend = (): void => send({ type: 'ask.submit' });
  const onLeave = (): void => send({ type: 'ask.cancel' });
  return (
    <Form send="Send" leave="Later" onSend={onSend} onLeave={onLeave}>
      <TextField
        label="What should change?"
        required
        rows={4}
        maxLength={limits.note}
        value={note}
        error={context.isNoteMissing ? 'Say what should change.' : undefined}
        onChange={(words) => send({ type: 'note.change', note: words })}
        onKeyDown={shortcuts(onSend, onLeave)}
      />
      {all === 1 ? null : (
        <label>
          <input
            type="checkbox"
            checked={context.isSinglePicture}
            onChange={({ currentTarget }) =>
              send({ type: 'scope.choose', isSinglePicture: currentTarget.checked })
            }
          />{' '}
          Of this picture only, not of all {counted(all, 'picture')}
        </label>
      )}
      {pin === undefined ? (
        <p className={muted}>Press the picture to pin this to a place.</p>
      ) : (
        <div className={styles.actions}>
          <p>
            <strong>1</strong> pinned to the picture
          </p>
          <Button size="small" variant="quiet" onClick={() => send({ type: 'pin.remove' })}>
            Take the pin away
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Replies to the notes above it; closed initially. */
export function ReplyForm({ onSend }: { onSend: (note: string) => void }) {
  const [note, setNote] = useState<string>();
  if (note === undefined) {
    return (
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={() => setNote('')}>
          Reply
        </Button>
      </div>
    );
  }
  const close = (): void => setNote(undefined);
  const finish = (): void => {
    if (note.trim() === '') return;
    onSend(note);
    close();
  };
  return (
    <Form send="Send reply" leave="Close" onSend={finish} onLeave={close}>
      <TextField
        label="Your reply"
        rows={2}
        maxLength={limits.note}
        value={note}
        onChange={setNote}
        onKeyDown={shortcuts(finish, close)}
      />
    </Form>
  );
}
