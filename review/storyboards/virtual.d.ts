declare module 'virtual:storyboards/pictures' {
  const pictures: import('./pictures.ts').Pictures;
  export default pictures;
}

declare module 'virtual:storyboards/layouts/*' {
  const layouts: Readonly<Record<string, import('./layout.ts').Layout>>;
  export default layouts;
}
