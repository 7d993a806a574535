/** The buttons whose press waits for the page's script, in order; src/app/boot.js hears them. */
export interface EarlyPresses extends Array<HTMLElement> {
  /** The script has taken over: nothing is held back any more. */
  live?: boolean;
  /** The theme's statechart runs: the boot script leaves the theme to it. */
  themeLive?: boolean;
  /** Lets all of them go and says so: what they ask for cannot be had. */
  lose: () => void;
}

/** Puts what was typed or chosen into the field that was drawn in another's place. */
function restore(old: Element, field: Element | undefined): void {
  if (old instanceof HTMLInputElement && old.type === 'radio') {
    if (old.checked && !old.defaultChecked && field instanceof HTMLElement) field.click();
  } else if (old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement) {
    if (old.value === old.defaultValue || field === undefined) return;
    // By the prototype's setter: of its own React would take no notice.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', old.value, field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/**
 * Carries out what was pressed and typed before the page answered: once, in order. What could not be
 * taken over, and was drawn anew, is found by its class and its place among its kind.
 * @param written the controls of the prerendered page, in its order
 * @param focused what had the focus before the page was taken over
 */
export function replay(
  presses: EarlyPresses,
  written: readonly Element[],
  focused: Element | null,
): void {
  const current = (control: Element): Element | undefined =>
    control.isConnected
      ? control
      : document.getElementsByClassName(control.className)[
          written.filter(({ className }) => className === control.className).indexOf(control)
        ];
  presses.live = true;
  for (const control of written) {
    if (!control.isConnected) restore(control, current(control));
  }
  const refocused = focused?.isConnected === false ? current(focused) : undefined;
  if (refocused instanceof HTMLElement) refocused.focus();
  for (const pressed of presses.splice(0)) {
    pressed.ariaBusy = null;
    const control = current(pressed);
    if (control instanceof HTMLElement) control.click();
  }
}
