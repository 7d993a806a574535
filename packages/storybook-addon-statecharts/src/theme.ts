// The custom properties of the board's pages, for a project that sets its own.
export { ROOT, vars } from './ui/theme.css.ts';
