export { titleOf as chartTitle } from './storyboardFile.ts';
