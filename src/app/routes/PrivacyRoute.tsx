import { privacyPage, privacyText } from '../../content/legal.ts';
import { legalRoute } from './legalRoute.tsx';

export default legalRoute(privacyPage, privacyText);
