/** The controls whose press waits, each with the browser's event that it came by. */
const waiting = new Map<Element, Event>();

/**
 * Shows that the control which is being pressed was heard, until `answer` settles. While it waits,
 * pressing it again changes nothing.
 */
export async function showPendingPress(answer: () => Promise<unknown>): Promise<void> {
  // Deprecated for what shadow trees make of it, and the only one who knows.
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
