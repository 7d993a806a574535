// A declared module cannot import by a relative path at its head.
declare module 'virtual:desk' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const desk: import('./desk.ts').DeskData;
  export default desk;
}
