// The plug-ins' virtual modules. A module declaration cannot contain a relative top-level import.
/* oxlint-disable typescript/consistent-type-imports */
declare module 'virtual:statecharts' {
  export const charts: readonly import('./chart/defineChart.ts').RegisteredChart[];
  export const settings: import('./chart/defineBoard.ts').BoardSettings | undefined;
  export const stateStories: import('./chart/registry.ts').StateStories;
}

declare module 'virtual:statecharts/typefaces' {
  /** `@font-face` rules of the drawings' typefaces, embedded. */
  const rules: string;
  export default rules;
}

declare module 'virtual:storyboards/pictures' {
  const pictures: import('./storyboards/pictures.ts').Pictures;
  export default pictures;
}

declare module 'virtual:search' {
  const entries: readonly import('./search/entry.ts').Entry[];
  export default entries;
}

declare module 'virtual:desk' {
  const data: import('./desk/desk.ts').DeskData;
  export default data;
}
