// The custom properties of the board's pages, for a project to override.
export { ROOT, vars } from './ui/theme.css.ts';
