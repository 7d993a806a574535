import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bandNames } from '../../../src/content/labels.ts';
import { bands } from '../../../src/domain/bands.ts';
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

const mascots = { CaptainCash, TheInvestor, AgentShield };

type Draw = () => ReactNode;

const drawings: [string, Draw][] = [
  ['GrowthRings', () => <GrowthRings />],
  ['RingMark', () => <RingMark band="6-8" />],
  ['ProgressRingArt', () => <ProgressRingArt band="6-8" fraction={0.4} />],
  ['Rosette', () => <Rosette slug="a-slug" band="6-8" />],
  ...bands.map((band): [string, Draw] => [`the scene of ${band}`, () => <BandScene band={band} />]),
  ['LogoMark', () => <LogoMark />],
  ['TreeIcon', () => <TreeIcon />],
  ...Object.entries(mascots).flatMap(([name, Mascot]) =>
    mascotMoods.map((mood): [string, Draw] => [`${name}, ${mood}`, () => <Mascot mood={mood} />]),
  ),
];

test.each(drawings)('%s is small, valid and hidden', (_name, draw) => {
  const html = markup(draw());
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(2048);
  expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/u);
  // The content security policy forbids inline styles and handlers.
  expect(html).not.toMatch(/ style="|<style|<script| on[a-z]+="/u);
  expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/u);
  // Ids are unique, also where a page has the drawing twice.
  const twice = markup([draw(), draw()]);
  const ids = [...twice.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('the growth rings show the ages of the seven bands from the core outwards, as the page does in words', () => {
  const labels = markup(<GrowthRings />).matchAll(/<text [^>]*>([^<]*)</gu);
  const inWords = [...labels].map(([, label]) =>
    label?.replace('–', ' to ').replace('+', ' and up'),
  );
  expect(inWords).toEqual(bands.map((slug) => bandNames[slug].ages));
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
