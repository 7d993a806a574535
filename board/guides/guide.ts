import type {
  Guide as GuideOf,
  PatternGuide as PatternGuideOf,
} from 'storybook-addon-statecharts/docs';
import type { PartName } from './parts.ts';

/** Of a component: what its page says beside its stories. */
export type Guide = GuideOf<PartName>;
/** Of a pattern. */
export type PatternGuide = PatternGuideOf<PartName>;
