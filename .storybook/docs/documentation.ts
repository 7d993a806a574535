// What pages of documentation are made of, besides their texts.
export { Anatomy } from './Anatomy.tsx';
export { DocsPage } from './DocsPage.tsx';
export { DoDont } from './DoDont.tsx';
export { GuideMeta, GuideWrapper } from './Guide.tsx';
