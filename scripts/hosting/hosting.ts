import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFor, parseHeaders, type HeaderRule } from '../lib/hostHeaders.ts';
import { client, root } from '../prerender/folders.ts';

/** The headers of an existing asset, which `_headers` lists file by file. */
function assetHeaders(rules: readonly HeaderRule[]): [string, string][] {
  const asset = rules.find(({ path: pattern }) => /^\/assets\/[^*]+$/u.test(pattern));
  if (asset === undefined) throw new Error('_headers: no rule for a file in assets');
  return headersFor(rules, asset.path);
}

/** In nginx an inner block's `add_header` replaces all outer ones, so each block repeats them. */
function nginxHeaders(headers: readonly [string, string][]): string {
  return headers
    .map(([name, value]) =>
      // nginx sends its own, and would send two.
      name === 'Content-Type'
        ? `    types {} default_type ${value};`
        : `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    )
    .join('\n');
}

/**
 * Redirects a path with a trailing slash to its page. By name, so that no request can lead to another site.
 */
function nginxRedirects(rules: readonly HeaderRule[], pages: readonly string[]): string {
  const named = pages.filter((pathname) => pathname !== '/');
  const byHeaders: Record<string, string[]> = {};
  for (const page of named)
    (byHeaders[nginxHeaders(headersFor(rules, `${page}/`))] ??= []).push(page);
  return Object.entries(byHeaders)
    .map(
      ([headers, group]) =>
        `  location ~ ^(?<page>${group.join('|')})/$ {\n${headers}\n    return 301 $page$is_args$args;\n  }`,
    )
    .join('\n\n');
}

/** An example nginx server: `name.html` without its extension, compressed copies, 404 with its status. */
export function nginxConfig(rules: readonly HeaderRule[], pages: readonly string[]): string {
  const locations = rules
    .map(({ path: pattern }) => pattern)
    .filter((pattern) => pattern !== '/*' && !pattern.startsWith('/assets/'))
    .map((pattern) => {
      const location = pattern.endsWith('*') ? pattern.slice(0, -1) : `= ${pattern}`;
      const headers = nginxHeaders(headersFor(rules, pattern));
      return `  location ${location} {\n${headers}\n    try_files $uri $uri.html =404;\n  }`;
    })
    .join('\n\n');
  const missing = nginxHeaders(headersFor(rules, '/assets/missing'));
  const slashes = nginxRedirects(rules, pages);
  return `# An example for nginx, made from public/_headers by the build. Include it in http { }.
server {
  listen 8080;
  root /srv/tallygrove;
  charset utf-8;
  # The build has a .gz beside every text file; with ngx_brotli also: brotli_static on;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
  server_tokens off;
  # What no place below answers is a request that cannot be read.
${missing}
  error_page 404 /404.html;
  error_page 405 @reading;

  # Pages are read, and nothing else.
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  location @reading {
${missing}
    add_header Allow "GET, HEAD" always;
    return 405;
  }

  # Read by hosts, not by visitors.
  location ~ ^/_(?:headers|redirects) { return 404; }

  # /about/ is /about.
${slashes}

${locations}

  # A file that is there never changes; one that is not may be there a moment later.
  location ^~ /assets/ {
${nginxHeaders(assetHeaders(rules))}
    try_files $uri =404;
  }
  location = /404.html {
    internal;
${missing}
  }

  location / {
${nginxHeaders(headersFor(rules, '/'))}
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** Vercel's rules: the last value of a header wins, and they apply to status 404 too. */
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

/** Writes configuration for hosts other than Cloudflare Pages and Netlify into dist/hosting. */
export async function writeHosting(pages: readonly string[]): Promise<void> {
  const rules = parseHeaders(await readFile(path.join(client, '_headers'), 'utf8'));
  const folder = path.join(root, 'dist', 'hosting');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(rules, pages));
  await writeFile(
    path.join(folder, 'vercel.json'),
    `${JSON.stringify(vercelConfig(rules), undefined, 2)}\n`,
  );
}
