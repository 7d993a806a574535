import { termsPage, termsText } from '../../content/legal.ts';
import { legalRoute } from './legalRoute.tsx';

export default legalRoute(termsPage, termsText);
