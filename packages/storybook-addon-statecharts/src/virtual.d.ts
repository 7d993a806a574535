// The plug-in's virtual modules. A module declaration cannot contain a relative top-level import.
/* oxlint-disable typescript/consistent-type-imports */
declare module 'virtual:statecharts' {
  export const storyboards: readonly import('./addon/panel/messages.ts').PanelStoryboard[];
}

declare module 'virtual:statecharts/pictures' {
  /** URLs of the states' pictures, by story and mode. */
  export const pictures: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
