import type { Rollup } from 'vite';

/**
 * Returns a module with data as its default export. A build loads the data as a file of its own,
 * because a browser keeps a module's source text in memory, and a file's only until it is parsed.
 */
export function jsonModule(
  context: Pick<Rollup.PluginContext, 'emitFile'>,
  name: string,
  json: string,
  isBuild: boolean,
): string {
  if (!isBuild) return `export default JSON.parse(${JSON.stringify(json)});`;
  const file = context.emitFile({ type: 'asset', name: `${name}.json`, source: json });
  return `
const response = await fetch(import.meta.ROLLUP_FILE_URL_${file});
if (!response.ok) throw new Error(\`${name}: \${response.status}\`);
export default await response.json();`;
}
