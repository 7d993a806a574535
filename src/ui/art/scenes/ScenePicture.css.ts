import { component } from '../../styles/layered.ts';
import { firstDrawing } from '../pictureFile.ts';

/** Each file contains the scene, the same in both themes, and its line drawing. */
export const picture = component({ ...firstDrawing(400, 320), width: '100%' });
