// The plug-ins' virtual modules. A module declaration cannot contain a relative top-level import.
/* oxlint-disable typescript/consistent-type-imports */
declare module 'virtual:search' {
  const entries: readonly import('./search/entry.ts').Entry[];
  export default entries;
}

declare module 'virtual:desk' {
  const data: import('./desk/desk.ts').DeskData;
  export default data;
}

declare module 'virtual:visual-causes/settings' {
  export const settings: import('./settings/defineReview.ts').ReviewSettings | undefined;
}
