import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

/** The smallest that a page shows: a program's on a phone. */
export const smallest = style({ width: vars.space[8] });
