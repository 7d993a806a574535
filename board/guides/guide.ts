import type { Guide as GuideOf } from 'storybook-addon-statecharts/docs';
import type { PartName } from './parts.ts';

/** A component's or pattern's documentation beside its stories. */
export type Guide = GuideOf<PartName>;
