import type {
  Guide as GuideOf,
  PatternGuide as PatternGuideOf,
} from 'storybook-addon-statecharts/docs';
import type { PartName } from './parts.ts';

/** A component's documentation beside its stories. */
export type Guide = GuideOf<PartName>;
/** A pattern's documentation beside its stories. */
export type PatternGuide = PatternGuideOf<PartName>;
