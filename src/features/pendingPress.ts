/** Pending controls, each with the event that pressed it. */
const waiting = new Map<Element, Event>();

/**
 * Shows the pressed control as busy until `answer` settles. Meanwhile, further presses are ignored.
 */
export async function showPendingPress(answer: () => Promise<unknown>): Promise<void> {
  // Deprecated because of shadow trees, but the only access to the current event.
  const { event } = window as { event?: Event };
  const control =
    event instanceof SubmitEvent
      ? event.submitter
      : event?.type === 'click' && (event.target as Element).closest('button');
  if (event && control) {
    if ((waiting.get(control) ?? event) !== event) return;
    waiting.set(control, event);
    control.ariaBusy = 'true';
  }
  await answer();
  if (control) {
    waiting.delete(control);
    control.ariaBusy = null;
  }
}
