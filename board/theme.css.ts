import { assignVars, globalStyle } from '@vanilla-extract/css';
import { ROOT, vars as board } from 'storybook-addon-statecharts/theme';
import { vars } from '../src/ui/styles/theme.css.ts';

const { space, layout, size } = vars;

/** The review board in the product's colours, faces, corners and sizes, light and dark as it is. */
globalStyle(ROOT, {
  vars: assignVars(board, {
    color: { ...vars.color, scrim: vars.color.scrim },
    font: { ...vars.font, code: 'monospace' },
    fontSize: vars.fontSize,
    fontWeight: vars.fontWeight,
    lineHeight: vars.lineHeight,
    tracking: vars.tracking,
    space,
    layout: {
      target: layout.target,
      control: layout.control,
      dialog: layout.form,
      dialogTop: layout.dialogTop,
      column: size.column,
      area: size.area,
    },
    measure: vars.measure,
    radius: vars.radius,
    borderWidth: vars.borderWidth,
    underline: vars.underline,
    focus: vars.focus,
    zIndex: vars.zIndex,
  }),
});
