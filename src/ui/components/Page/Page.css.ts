import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const measured = (width: string) =>
  component({ maxWidth: `calc(${width} + 2 * ${vars.space.gutter})` });

export const page = recipe({
  base: component({
    width: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
  variants: {
    width: {
      full: measured(vars.layout.page),
      prose: measured(vars.layout.prose),
      form: measured(vars.layout.form),
    },
  },
});
