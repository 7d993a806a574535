// The Node API for a project's own commands and tests.
export { manifestOf, reviewBase } from './desk/build/base.ts';
export { acceptedPictures } from './pictures/acceptedPictures.ts';
export {
  acceptedPath,
  MANIFEST,
  manifestText,
  parseManifest,
  readManifest,
} from './pictures/manifest.ts';
export { storyFiles } from './pictures/storyFiles.ts';
export { titleId, titlesOf } from './pictures/storyTitles.ts';
