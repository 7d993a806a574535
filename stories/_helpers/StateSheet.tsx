import type { ReactNode } from 'react';
import * as styles from './StateSheet.css.ts';

/** A control's states, with the pseudo-states add-on's class for each. */
const forced = {
  rest: [],
  hover: ['pseudo-hover'],
  focus: ['pseudo-focus', 'pseudo-focus-visible'],
  pressed: ['pseudo-hover', 'pseudo-active'],
  disabled: [],
} as const;

/**
 * Forces the state on the control itself, because a `:focus-visible` rule matches any element.
 * Hover also applies to the surroundings, such as a radio button's card.
 */
function force(cell: HTMLTableCellElement | null, state: ControlState): void {
  const control = cell?.querySelector('a, button, input, select, textarea, summary');
  control?.classList.add(...forced[state]);
  if (state !== 'hover' && state !== 'pressed') return;
  for (let around = control?.parentElement; around && around !== cell;) {
    around.classList.add('pseudo-hover');
    around = around.parentElement;
  }
}

export type ControlState = keyof typeof forced;

const everyState = Object.keys(forced) as ControlState[];

export interface StateSheetProps<Variant extends string> {
  /** One row each. */
  variants: readonly Variant[];
  /** One column each; by default all. */
  states?: readonly ControlState[];
  /** Renders one cell; only `disabled` must have an effect, the sheet forces the others. */
  children: (variant: Variant, state: ControlState) => ReactNode;
}

/** Every variant of a control in every state, side by side. The last story of a page. */
export function StateSheet<Variant extends string>({
  variants,
  states = everyState,
  children,
}: StateSheetProps<Variant>) {
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          <th scope="col">variant</th>
          {states.map((state) => (
            <th key={state} scope="col">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant}>
            <th scope="row">{variant}</th>
            {states.map((state) => (
              <td key={state} ref={(cell) => force(cell, state)}>
                {children(variant, state)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
