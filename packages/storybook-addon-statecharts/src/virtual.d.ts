// The plug-ins' virtual modules. A module declaration cannot contain a relative top-level import.
/* oxlint-disable typescript/consistent-type-imports */
declare module 'virtual:statecharts' {
  export const storyboards: readonly import('./addon/panel/messages.ts').PanelStoryboard[];
  export const settings: import('./chart/defineBoard.ts').BoardSettings | undefined;
}

declare module 'virtual:statecharts/pictures' {
  /** URLs of accepted pictures, by story and mode. */
  export const pictures: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module 'virtual:search' {
  const entries: readonly import('./search/entry.ts').Entry[];
  export default entries;
}

declare module 'virtual:desk' {
  const data: import('./desk/desk.ts').DeskData;
  export default data;
}
