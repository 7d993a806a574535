// A declared module cannot import by a relative path at its head.
declare module 'virtual:storyboards/pictures' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const pictures: import('./pictures.ts').Pictures;
  export default pictures;
}

declare module 'virtual:storyboards/layouts/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const layouts: Readonly<Record<string, import('./boxes.ts').Layout>>;
  export default layouts;
}
