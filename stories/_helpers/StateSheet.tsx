import type { ReactNode } from 'react';
import * as styles from './StateSheet.css.ts';

/** The states a control can be in, and the classes by which the pseudo-states add-on forces each. */
const forced = {
  rest: [],
  hover: ['pseudo-hover'],
  focus: ['pseudo-focus', 'pseudo-focus-visible'],
  pressed: ['pseudo-hover', 'pseudo-active'],
  disabled: [],
} as const;

/**
 * Forces the state on the cell's control itself: a rule for `:focus-visible` is about any element. The
 * pointer is over what lies around the control as well, a radio button's card for one.
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
  /** One column each; all of them unless said. */
  states?: readonly ControlState[];
  /** Draws one cell; only `disabled` has to make a difference, the others are forced from outside. */
  children: (variant: Variant, state: ControlState) => ReactNode;
}

/** Every variant of a control in every state it can be in, side by side. The last story of a page. */
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
