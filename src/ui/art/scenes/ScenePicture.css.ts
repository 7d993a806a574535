import { component } from '../../styles/layered.ts';
import { firstDrawing } from '../pictureFile.ts';

/** Each file shows the scene, the same in both themes, and its lines. */
export const picture = component({ ...firstDrawing(400, 320), width: '100%' });
