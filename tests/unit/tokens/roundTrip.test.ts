import { beforeAll, describe, expect, it } from 'vitest';
import { resolverFile, tokenDocuments } from '../../../scripts/tokens/documents.ts';
import { customProperties, emittedCss, type Visitor } from './emittedCss.ts';
import { spelledAll } from './sameCss.ts';
import { type Input, terrazzo } from './terrazzo.ts';

const documents = tokenDocuments();

const visitorOf = ({ theme = '', motion }: Input): Visitor => ({
  dark: theme.startsWith('dark'),
  moreContrast: theme.endsWith('MoreContrast'),
  forcedColors: theme === 'forcedColors',
  lessMotion: motion === 'reduced',
});

const inputs: Input[] = [
  'light',
  'dark',
  'lightMoreContrast',
  'darkMoreContrast',
  'forcedColors',
].flatMap((theme) => ['full', 'reduced'].map((motion) => ({ theme, motion })));

let emitted = '';
let tool: Awaited<ReturnType<typeof terrazzo>>;

beforeAll(async () => {
  [emitted, tool] = await Promise.all([emittedCss(), terrazzo(documents, resolverFile)]);
}, 60_000);

const ours = (input: Input) => spelledAll(customProperties(emitted, visitorOf(input)));

describe('the token files, read by Terrazzo', () => {
  it('offer every theme with full and with reduced motion', () => {
    expect(tool.inputs).toEqual(expect.arrayContaining(inputs));
    expect(tool.inputs).toHaveLength(inputs.length);
  });

  it('hold the whole theme, and themes that differ', () => {
    const sheets = inputs.map((input) => JSON.stringify(ours(input)));
    // Forced colours keep the custom properties of the light theme.
    expect(new Set(sheets).size).toBe(inputs.length - 2);
    expect(Object.keys(ours({ theme: 'light', motion: 'full' }))).toHaveLength(
      Object.keys(tool.apply({ theme: 'light', motion: 'full' })).length,
    );
  });

  it('name the system colour that is drawn in forced colours', () => {
    const token = tool.apply({ theme: 'forcedColors' })['color.action'];
    expect(token?.$extensions).toEqual({ 'org.tallygrove': { forcedColor: 'LinkText' } });
  });

  it.each(inputs)('give our custom properties: $theme, $motion motion', (input) => {
    expect(spelledAll(tool.customProperties(input))).toEqual(ours(input));
  });
});
