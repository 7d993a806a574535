import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { bandNames } from '../../../src/content/labels.ts';
import { bandLabels, bandSlugs } from '../../../src/ui/art/bands.ts';
import { TreeIcon } from '../../../src/ui/art/icons/TreeIcon.tsx';
import { faviconSvg } from '../../../src/ui/art/logo/favicon.ts';
import { LogoMark } from '../../../src/ui/art/logo/LogoMark.tsx';
import { AgentShield } from '../../../src/ui/art/mascots/AgentShield.tsx';
import { CaptainCash } from '../../../src/ui/art/mascots/CaptainCash.tsx';
import { mascotMoods } from '../../../src/ui/art/mascots/moods.ts';
import { TheInvestor } from '../../../src/ui/art/mascots/TheInvestor.tsx';
import { GrowthRings } from '../../../src/ui/art/rings/GrowthRings.tsx';
import { ProgressRingArt } from '../../../src/ui/art/rings/ProgressRingArt.tsx';
import { RingMark } from '../../../src/ui/art/rings/RingMark.tsx';
import { Rosette } from '../../../src/ui/art/rosette/Rosette.tsx';
import { BandScene } from '../../../src/ui/art/scenes/BandScene.tsx';
import { gzipped, markup } from './markup.ts';

const mascots = { CaptainCash, TheInvestor, AgentShield };

type Draw = (props: { readonly title?: string }) => ReactNode;

const drawings: [string, Draw][] = [
  ['GrowthRings', (props) => <GrowthRings {...props} />],
  ['RingMark', (props) => <RingMark band="6-8" {...props} />],
  ['ProgressRingArt', (props) => <ProgressRingArt band="6-8" fraction={0.4} {...props} />],
  ['Rosette', (props) => <Rosette slug="a-slug" {...props} />],
  ...bandSlugs.map((band): [string, Draw] => [
    `the scene of ${band}`,
    (props) => <BandScene band={band} {...props} />,
  ]),
  ['LogoMark', (props) => <LogoMark {...props} />],
  ['TreeIcon', (props) => <TreeIcon {...props} />],
  ...Object.entries(mascots).flatMap(([name, Mascot]) =>
    mascotMoods.map((mood): [string, Draw] => [
      `${name}, ${mood}`,
      (props) => <Mascot mood={mood} {...props} />,
    ]),
  ),
];

describe.each(drawings)('%s', (_name, draw) => {
  test('is at most 2 KB of gzip', () => {
    expect(gzipped(draw({}))).toBeLessThanOrEqual(2048);
  });

  test('is hidden from assistive technology unless it is named', () => {
    const root = (html: string) =>
      (/^<svg[^>]*>/u.exec(html)?.[0] ?? '').match(/(?:role|aria-[a-z]+)="[^"]*"/gu);
    expect(root(markup(draw({})))).toEqual(['aria-hidden="true"']);
    expect(root(markup(draw({ title: 'A name' })))).toEqual(['role="img"', 'aria-label="A name"']);
  });

  test('contains nothing that a strict content security policy forbids', () => {
    expect(markup(draw({ title: 'A name' }))).not.toMatch(/ style="|<style|<script| on[a-z]+="/u);
  });

  test('contains no NaN and no duplicate id', () => {
    const html = markup(draw({}));
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/u);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test('two rosettes on one page do not share identifiers', () => {
  const html = markup(
    <>
      <Rosette slug="same" />
      <Rosette slug="same" />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.length).toBeGreaterThan(0);
});

test('the growth rings show the ages of the seven bands from the core outwards', () => {
  const labels = [...markup(<GrowthRings />).matchAll(/<text [^>]*>([^<]*)</gu)].map(
    ([, label]) => label,
  );
  expect(labels).toEqual(bandSlugs.map((slug) => bandLabels[slug]));
  // The page says the same in words.
  const inWords = labels.map((label) => label?.replace('–', ' to ').replace('+', ' and up'));
  expect(inWords).toEqual(bandSlugs.map((slug) => bandNames[slug].ages));
});

test.each([
  [-1, undefined],
  [0, undefined],
  [Number.NaN, undefined],
  [0.25, '0.75'],
  [0.99, '0.05'],
  [1, '0'],
  [3, '0'],
])('a ring filled to %d is drawn with the offset %s', (fraction, offset) => {
  const html = markup(<ProgressRingArt band="k-2" fraction={fraction} />);
  expect(/stroke-dashoffset="([^"]*)"/u.exec(html)?.[1]).toBe(offset);
});

test('public/favicon.svg equals the drawn logo', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(faviconSvg());
});
