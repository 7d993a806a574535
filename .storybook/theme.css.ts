import { globalStyle } from '@vanilla-extract/css';
import { ROOT, vars as board } from 'storybook-addon-statecharts/theme';
import { vars } from '../src/ui/styles/theme.css.ts';

type Leaves<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : Leaves<Contract[Key]>;
};

/** Assigns each custom property of a contract; a missing or extra value does not compile. */
function assigned<Contract extends object>(
  contract: Contract,
  values: Leaves<Contract>,
): Record<string, string> {
  const entries = Object.entries(contract) as [keyof Contract, string | object][];
  return Object.assign(
    {},
    ...entries.map(([key, name]) => {
      const value: unknown = values[key];
      return typeof name === 'string' ? { [name]: value } : assigned(name, value as Leaves<object>);
    }),
  ) as Record<string, string>;
}

/** The review board in the product's colours, typefaces, radii and sizes, in light and dark. */
globalStyle(ROOT, {
  vars: assigned(board, {
    ...vars,
    font: { ...vars.font, code: 'monospace' },
    layout: { target: vars.layout.target, column: vars.size.column },
  }),
});

/** The review's pages in the same colours. */
globalStyle('.visual-causes', {
  fontFamily: vars.font.text,
  background: vars.color.paper,
  color: vars.color.ink,
});
globalStyle('.visual-causes a', { color: vars.color.action });

/* A picture shows the whole page, with its height at once (src/app/layout/Layout.css.ts). */
globalStyle(':root:root:root *', { contentVisibility: 'visible' });
