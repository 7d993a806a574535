/** Buttons pressed before hydration, in order, queued by src/app/boot.js. */
export interface EarlyPresses extends Array<HTMLElement> {
  /** The page handles presses itself. */
  live?: boolean;
  /** The theme's statechart runs and handles the theme button. */
  themeLive?: boolean;
  /** Drops all presses and shows that they failed. */
  lose: () => void;
  /** Applies the typefaces; again after a navigation, where adding them would have moved a form. */
  addTypefaces?: () => void;
}

/** Copies input to the field that replaced the prerendered one. */
function restore(old: Element, field: Element | undefined): void {
  if (old instanceof HTMLInputElement && old.type === 'radio') {
    if (old.checked && !old.defaultChecked && field instanceof HTMLElement) field.click();
  } else if (old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement) {
    if (old.value === old.defaultValue || field === undefined) return;
    // React ignores a change made through its own value setter.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', old.value, field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/**
 * Replays presses and input from before hydration, once and in order. A control that React replaced
 * is found by its class and its index among those.
 * @param written the controls of the prerendered page, in document order
 * @param focused the focused element before hydration
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
