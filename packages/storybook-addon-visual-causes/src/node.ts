// The Node API for a project's own commands and tests.
export { manifestOf, reviewBase } from './desk/build/base.ts';
export { acceptedPath, readManifest } from './pictures/manifest.ts';
