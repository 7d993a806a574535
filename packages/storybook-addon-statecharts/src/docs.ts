// Components of documentation pages: a component's guide with its stories.
export { BoardDocs } from './docs/BoardDocs.tsx';
export { BoardPage } from './docs/BoardPage.tsx';
export { documentWith } from './docs/documentation.ts';
export { DoDont, DoDonts, Words } from './docs/guide/DoDont.tsx';
export type { Guide } from './docs/guide/guide.ts';
export { pasteable } from './docs/pasteable.ts';
export { propsInWords } from './docs/propsInWords.ts';
