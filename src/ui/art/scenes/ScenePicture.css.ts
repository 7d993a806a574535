import { style } from '@vanilla-extract/css';
import { firstDrawing } from '../pictureFile.ts';

/** Each file contains the scene, the same in both themes, and its line drawing. */
export const picture = style({ ...firstDrawing(400, 320), width: '100%' });
