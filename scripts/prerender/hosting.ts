import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseHeaders, type HeaderRule } from '../lib/hostHeaders.ts';
import { client, root } from './folders.ts';

/** What a path is sent: the rule for everything, then its own, which wins. */
function headersOf(rules: readonly HeaderRule[], pathname: string): [string, string][] {
  const merged = new Map<string, string>();
  for (const { path: pattern, headers } of rules) {
    if (pattern !== '/*' && pattern !== pathname) continue;
    for (const [name, value] of headers) merged.set(name, value);
  }
  return [...merged];
}

/** `add_header` of an inner block replaces all of the outer ones in nginx, so each block has them all. */
function nginxHeaders(headers: readonly [string, string][]): string {
  return headers
    .map(([name, value]) =>
      // nginx has one of its own, which this would stand beside.
      name === 'Content-Type'
        ? `    types {} default_type ${value};`
        : `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    )
    .join('\n');
}

/** An example server for nginx: files by name without `.html`, compressed copies, 404 with its status. */
export function nginxConfig(rules: readonly HeaderRule[]): string {
  const own = rules.map(({ path: pattern }) => pattern).filter((pattern) => pattern !== '/*');
  const locations = own
    .map((pattern) => {
      const location = pattern.endsWith('/*') ? `^~ ${pattern.slice(0, -1)}` : `= ${pattern}`;
      return `  location ${location} {\n${nginxHeaders(headersOf(rules, pattern))}\n    try_files $uri $uri.html =404;\n  }`;
    })
    .join('\n\n');
  return `# An example for nginx, made from public/_headers by the build. Include it in http { }.
server {
  listen 8080;
  root /srv/tallygrove;
  charset utf-8;
  # The build has a .gz beside every text file; with ngx_brotli also: brotli_static on;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
  error_page 404 /404.html;

  # Read by hosts, not by visitors.
  location ~ ^/_(headers|redirects) { return 404; }

  # /about/ is /about.
  location ~ ^(?<page>/.+)/$ { return 301 $page; }

${locations}

  location / {
${nginxHeaders(headersOf(rules, '/*'))}
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** The same for Vercel. */
export function vercelConfig(rules: readonly HeaderRule[]): object {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path: pattern, headers }) => ({
      source: pattern.replace('*', '(.*)'),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
}

/** Writes what hosts other than Cloudflare Pages and Netlify need, into dist/hosting. */
export async function writeHosting(): Promise<void> {
  const rules = parseHeaders(await readFile(path.join(client, '_headers'), 'utf8'));
  const folder = path.join(root, 'dist', 'hosting');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(rules));
  await writeFile(
    path.join(folder, 'vercel.json'),
    `${JSON.stringify(vercelConfig(rules), undefined, 2)}\n`,
  );
}
