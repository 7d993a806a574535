import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of a PDF's structure, with its own text. */
interface PdfElement {
  role: string;
  depth: number;
  text: string;
  alt: string | undefined;
}

/** Nested, as pdf.js returns them. */
interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}
interface Bookmark {
  title: string;
  items: Bookmark[];
}

/** Text by the id of its marked content. */
function byId(items: readonly object[]): Map<string, string> {
  const marked = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const { type, id, str } of items as { type?: string; id?: string; str?: string }[]) {
    if (type?.startsWith('beginMarkedContent')) open.push(id);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const own = open.findLast((one) => one !== undefined);
      if (own !== undefined) marked.set(own, `${marked.get(own) ?? ''} ${str ?? ''}`);
    }
  }
  return marked;
}

/** The elements in reading order, without blank groups. */
function read(node: Node, marked: ReadonlyMap<string, string>, depth = 0): PdfElement[] {
  const { role = '', alt, children = [] } = node;
  const own = children.map(({ type, id = '' }) => (type === 'content' ? marked.get(id) : ''));
  const text = own.join(' ').replaceAll(/\s+/gu, ' ').trim();
  const inner = children
    .filter((child) => child.role !== undefined)
    .flatMap((child) => read(child, marked, depth + 1));
  const isBlank = role === 'NonStruct' && text === '' && inner.length === 0;
  return isBlank ? [] : [{ role, depth, text, alt }, ...inner];
}

const titlesOf = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...titlesOf(items)]);

/** Reads a PDF like a screen reader: only its structure. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const info = (await pdf.getMetadata()).info as Record<string, unknown>;
  // pdf.js returns a map where its types promise an object.
  const marks: unknown = await pdf.getMarkInfo();
  const found = {
    title: info['Title'],
    language: info['Language'],
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    bookmarks: titlesOf((await pdf.getOutline()) ?? []),
    pages: [] as { width: number; height: number }[],
    elements: [] as PdfElement[],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    found.pages.push({ width: Math.round(width), height: Math.round(height) });
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    found.elements.push(...read((await page.getStructTree()) ?? {}, byId(items)));
  }
  await pdf.loadingTask.destroy();
  return found;
}
