import { style } from '@vanilla-extract/css';

export const middle = style({ display: 'grid', placeContent: 'center', minHeight: '40svh' });
