import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createSharingSvg } from '../../../../scripts/sharing/picture.ts';
import { paths } from '../../../../src/app/paths.ts';
import { motifs } from '../../../../src/domain/motifs.ts';
import { bandSlugs } from '../../../../src/ui/art/bands.ts';
import type { IconProps } from '../../../../src/ui/art/icons/Icon.tsx';
import { faviconSvg } from '../../../../src/ui/art/logo/favicon.ts';
import { LogoMark } from '../../../../src/ui/art/logo/LogoMark.tsx';
import { Mascot } from '../../../../src/ui/art/mascots/Mascot.tsx';
import { mascotMoods } from '../../../../src/ui/art/mascots/moods.ts';
import { GrowthRings } from '../../../../src/ui/art/rings/GrowthRings.tsx';
import { ProgressRingArt } from '../../../../src/ui/art/rings/ProgressRingArt.tsx';
import { RingMark } from '../../../../src/ui/art/rings/RingMark.tsx';
import { Rosette } from '../../../../src/ui/art/rosette/Rosette.tsx';
import { motifPaths } from '../../../../src/ui/art/rosette/motifs.ts';
import { BandScene } from '../../../../src/ui/art/scenes/BandScene.tsx';
import { SpinnerMark } from '../../../../src/ui/components/Spinner/SpinnerMark.tsx';
import { DurationScale } from '../../../../src/ui/screens/ProgramsScreen/DurationScale.tsx';
import { attributeFaults, drawingsIn } from './attributes.ts';

const iconFiles = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  '../../../../src/ui/art/icons/*Icon.tsx',
  { eager: true },
);
const icons = Object.entries(iconFiles)
  .filter(([file]) => !file.endsWith('/Icon.tsx'))
  .flatMap(([, exported]) => Object.entries(exported));

/** Enough slugs for every weave and every fold; those of real pages are tested on the built site. */
const slugs = Array.from({ length: 200 }, (_, index) => `course-${index}-of-money-sense`);

const drawings: [string, ReactNode][] = [
  ['growth rings', <GrowthRings key="rings" />],
  ['logo', <LogoMark key="logo" size={40} title="Tallygrove" />],
  ['spinner', <SpinnerMark key="spinner" size="text" />],
  [
    'durations',
    ['12 weeks', '8-24 weeks'].map((text) => <DurationScale key={text} duration={text} />),
  ],
  ['ring marks', bandSlugs.map((band) => <RingMark key={band} band={band} />)],
  [
    'progress rings',
    [0, 0.001, 1 / 3, 0.95, 1].map((fraction) => (
      <ProgressRingArt key={fraction} band="9-10" fraction={fraction} />
    )),
  ],
  ['rosettes', slugs.map((slug) => <Rosette key={slug} slug={slug} />)],
  ['scenes', bandSlugs.map((band) => <BandScene key={band} band={band} />)],
  [
    'rosettes with a motif',
    motifs.map((motif) => <Rosette key={motif} slug={motif} motif={motifPaths[motif]} />),
  ],
  ['icons', icons.map(([name, Drawn]) => <Drawn key={name} size="lg" />)],
  ...(['captain', 'investor', 'shield'] as const).map((name): [string, ReactNode] => [
    name,
    mascotMoods.map((mood) => <Mascot key={mood} name={name} mood={mood} />),
  ]),
];

test.each(drawings)('%s: every attribute conforms to the grammar of SVG', (_name, drawing) => {
  const markup = renderToStaticMarkup(drawing);
  expect(drawingsIn(markup).flatMap(attributeFaults)).toEqual([]);
  expect(drawingsIn(markup)).toHaveLength(Array.isArray(drawing) ? drawing.length : 1);
});

test('favicon: every attribute conforms to the grammar of SVG', () => {
  expect(attributeFaults(faviconSvg())).toEqual([]);
});

test('pictures of shared links: every attribute conforms to the grammar of SVG', async () => {
  const draw = await createSharingSvg();
  const pathnames = Object.values(paths).flatMap(({ prerender }) => prerender);
  const faults = pathnames.flatMap((pathname) =>
    attributeFaults(draw({ pathname, title: 'A title', description: 'What it is about.' })),
  );
  expect(pathnames.length).toBeGreaterThan(25);
  expect(faults).toEqual([]);
});
