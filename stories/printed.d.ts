/** The take-home sheets as base64 PDFs, by their URL path on the site. */
declare module '*?printed' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
