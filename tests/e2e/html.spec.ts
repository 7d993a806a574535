import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate, esmResolver } from 'html-validate';
import { expect, test } from './support.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');
const files = globSync('**/*.html', { cwd: client });
const read = (file: string) => readFileSync(path.join(client, file), 'utf8');

test('every prerendered page is valid HTML, without inline styles or handlers', async () => {
  expect(files.length).toBeGreaterThan(25);
  const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
  for (const file of files) {
    const report = await validator.validateFile(path.join(client, file));
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ line, message, ruleId }) => `${file}:${line} ${ruleId}: ${message}`),
    );
    expect(found).toEqual([]);
  }
});

test('every page has a title of its own, fetches modules after its picture, and the blog has its feed', () => {
  const titles = files.map((file) => /<title>(.*?)<\/title>/su.exec(read(file))?.[1]);
  expect(titles).toEqual([...new Set(titles)]);

  // After the first paint and its picture.
  const links = files.flatMap(
    (file) => read(file).match(/<link rel="modulepreload"[^>]*>/gu) ?? [],
  );
  expect(links.length).toBeGreaterThan(files.length);
  expect(links.filter((link) => !link.includes(' fetchpriority="low"'))).toEqual([]);

  const [, feed = ''] =
    /<link rel="alternate"[^>]* href="[/]([^"]+)"/u.exec(read('blog.html')) ?? [];
  expect(read(feed)).toContain('<rss');
});
