// What pages of documentation are made of.
export { DocsPage } from './DocsPage.tsx';
export { GuidePage } from './GuidePage.tsx';
