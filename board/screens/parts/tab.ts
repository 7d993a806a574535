/** Hides or shows the tab. */
export function show(view: Window, visibilityState: DocumentVisibilityState): void {
  Object.assign(view.document, { visibilityState });
  view.dispatchEvent(new Event('visibilitychange'));
}
