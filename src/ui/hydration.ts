// What visitors type before hydration is in the document but not in React's state, and React takes
// no event for it. Used as refs, which run when an element hydrates.

/** Reports text from before hydration as if it were typed now. */
export function reportEarlyText(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (field === null || field.value === field.defaultValue) return;
  const typed = field.value;
  // React compares with what it was last given through its own setter.
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Reports a choice from before hydration as if it were made now. */
export function reportEarlyChoice(radio: HTMLInputElement | null): void {
  if (radio === null || !radio.checked || radio.defaultChecked) return;
  radio.checked = false;
  radio.click();
}
