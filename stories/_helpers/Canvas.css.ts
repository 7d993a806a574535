import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

export const canvas = style({ padding: vars.space[5] });
