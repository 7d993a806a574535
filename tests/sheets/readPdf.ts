import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of a PDF's structure, as pdf.js returns it, with its text. Blank groups are left out. */
export interface PdfElement {
  role: string;
  /** Without its children. */
  text: string;
  alt: string | undefined;
  children: PdfElement[];
}

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** Text by the id of its marked content. */
function byId(items: readonly object[]): Map<string, string> {
  const marked = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items as { type?: string; id?: string; str?: string }[]) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.id);
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const id = open.findLast((one) => one !== undefined);
      if (id !== undefined && item.str !== undefined)
        marked.set(id, marked.has(id) ? `${marked.get(id)} ${item.str}` : item.str);
    }
  }
  return marked;
}

function read(node: Node, marked: ReadonlyMap<string, string>): PdfElement {
  const children = node.children ?? [];
  return {
    role: node.role ?? '',
    text: children
      .filter(({ type }) => type === 'content')
      .map(({ id = '' }) => marked.get(id) ?? '')
      .join(' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    alt: node.alt,
    children: children
      .filter(({ role }) => role !== undefined)
      .map((one) => read(one, marked))
      .filter(
        ({ role, text, children }) => role !== 'NonStruct' || text !== '' || children.length > 0,
      ),
  };
}

/** pdf.js returns a map where its types promise an object. */
function isMarked(info: unknown): boolean {
  return info instanceof Map && info.get('Marked') === true;
}

async function readPage(page: PDFPageProxy) {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const tree = (await page.getStructTree()) as Node | null;
  return {
    size: { width: Math.round(width), height: Math.round(height) },
    outline: read(tree ?? {}, byId(items)).children[0]?.children ?? [],
  };
}

interface Bookmark {
  title: string;
  items: Bookmark[];
}

const titlesOf = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...titlesOf(items)]);

/** Reads a PDF like a screen reader: only its structure. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
  }).promise;
  const { info } = await pdf.getMetadata();
  const bookmarks = titlesOf((await pdf.getOutline()) ?? []);
  const isTagged = isMarked(await pdf.getMarkInfo());
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push(await readPage(await pdf.getPage(number)));
  await pdf.loadingTask.destroy();
  return {
    title: (info as Record<string, unknown>)['Title'],
    bookmarks,
    language: (info as Record<string, unknown>)['Language'],
    isTagged,
    pages: pages.map(({ size }) => size),
    /** The children of the document's root, page by page. */
    outline: pages.flatMap(({ outline }) => outline),
  };
}

/** All elements, in reading order. */
export function inOrder(outline: readonly PdfElement[]): PdfElement[] {
  return outline.flatMap((one) => [one, ...inOrder(one.children)]);
}
