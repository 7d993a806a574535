/** Where to paste a guide's example: into a screen, with import paths relative to it. */
export const paste = {
  note: 'Paste it into a screen of src/ui/screens.',
  importPath: (path: string): string => path.replace('../../src/ui/', '../../'),
};
