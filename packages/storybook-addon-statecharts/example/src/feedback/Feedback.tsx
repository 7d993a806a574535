import { useMachine } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import './feedback.css';
import { feedbackMachine } from './feedback.machine.ts';

export interface FeedbackProps {
  /** Stories pass a machine with other actors. */
  machine?: typeof feedbackMachine;
  /** The initial state; by default the question. */
  snapshot?: SnapshotFrom<typeof feedbackMachine>;
}

export function Feedback({ machine = feedbackMachine, snapshot }: FeedbackProps) {
  const [state, send] = useMachine(machine, snapshot && { snapshot });
  const { comment, ticket } = state.context;
  if (state.matches('closed')) return <p>The form is closed.</p>;
  return (
    <section className="feedback" aria-label="Feedback">
      {state.matches('prompt') ? (
        <>
          <p>How was your experience?</p>
          <button type="button" onClick={() => send({ type: 'feedback.good' })}>
            Good
          </button>
          <button type="button" onClick={() => send({ type: 'feedback.bad' })}>
            Bad
          </button>
        </>
      ) : null}
      {state.matches('form') ? (
        <>
          <label htmlFor="comment">What went wrong?</label>
          <textarea
            id="comment"
            value={comment}
            onChange={({ currentTarget }) =>
              send({ type: 'comment.change', comment: currentTarget.value })
            }
          />
          <button type="button" onClick={() => send({ type: 'comment.submit' })}>
            Send
          </button>
          <button type="button" onClick={() => send({ type: 'back' })}>
            Back
          </button>
        </>
      ) : null}
      {state.matches('sending') ? <p role="status">Sending …</p> : null}
      {state.matches('failed') ? (
        <>
          <p role="alert">It could not be sent.</p>
          <button type="button" onClick={() => send({ type: 'comment.submit' })}>
            Try again
          </button>
          <button type="button" onClick={() => send({ type: 'back' })}>
            Change it
          </button>
        </>
      ) : null}
      {state.matches('thanks') ? (
        <p role="status">Thank you{ticket === undefined ? '' : `; your ticket is ${ticket}`}.</p>
      ) : null}
      <button type="button" onClick={() => send({ type: 'close' })}>
        Close
      </button>
    </section>
  );
}
