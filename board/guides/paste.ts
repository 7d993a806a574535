/** Where a guide's example can be pasted: as it stands in src/ui/screens/HomeScreen/HomeScreen.tsx. */
export const paste = {
  note: 'Paste it into a screen of src/ui/screens.',
  importPath: (path: string): string => path.replace('../../src/ui/', '../../'),
};
