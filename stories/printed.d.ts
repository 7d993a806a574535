/** The sheets to take home as PDFs in base64, by their addresses on the site. */
declare module '*?printed' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
