import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowMode, stateModes } from '../../.storybook/modes.ts';
import { bandAges, bands } from '../../src/domain/bands.ts';
import { guideTones } from '../../src/ui/components/GuideCard/GuideCard.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Stat, StatList } from '../../src/ui/components/Stat/Stat.tsx';
import { type ColorTokens, darkColor, lightColor } from '../../src/ui/styles/tokens/color.ts';
import { type Pair, pairs } from '../../src/ui/styles/tokens/pairs.ts';
import { ContrastList, ratioOf } from './_parts/ContrastList.tsx';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import { Swatch, Swatches } from './_parts/Swatch.tsx';

const meta = preview.meta({
  title: 'Foundations/Colour',
  parameters: { chromatic: { modes: stateModes } },
});

/** Roles that are one colour instead of a group. */
type Role = {
  [Name in keyof ColorTokens]: ColorTokens[Name] extends string ? Name : never;
}[keyof ColorTokens];

interface Group {
  title: string;
  text: string;
  roles: Partial<Record<Role, string>>;
}

const groups: readonly Group[] = [
  {
    title: 'Grounds',
    text: 'What everything stands on. Three are enough: the wash is the pointer’s alone.',
    roles: {
      paper: 'The page.',
      surface: 'Panels, fields, menus.',
      sunk: 'Wells, the footer.',
      wash: 'Behind a quiet control under the pointer.',
    },
  },
  {
    title: 'Words and lines',
    text: 'Secondary text on paper, surface and sunk alone: on a tint, text is ink.',
    roles: {
      ink: 'Text, and bold outlines.',
      muted: 'Secondary text.',
      line: 'The edge of a control: 3:1 at least.',
      hairline: 'Dividers and edges of panels. Decoration.',
      outline: 'Mascots, logo, coins. Dark in both themes.',
      shade: 'The ground a mascot stands on.',
    },
  },
  {
    title: 'Action',
    text: 'Green is for what can be done, so nothing else is this green.',
    roles: {
      action: 'Primary buttons, links, icons of features.',
      actionHover: 'The same under the pointer.',
      onAction: 'Words on it.',
    },
  },
  {
    title: 'Accents',
    text: 'Each has one job. None is a decoration.',
    roles: {
      gold: 'Savings, a chosen amount. A fill, never a text colour.',
      onGold: 'Words on gold.',
      coral: 'Errors and urgency.',
      onCoral: 'Words on coral.',
      blue: 'Protection, information.',
      focus: 'The focus ring.',
      onBand: 'Words on a band’s colour.',
    },
  },
];

const entries = <Key extends string>(record: Partial<Record<Key, string>>) =>
  Object.entries(record) as [Key, string][];

const bandKeys = [1, 2, 3, 4, 5, 6, 7] as const;

/** What the page shows as swatches, part by part. */
const sheets = [
  ...groups.map(({ title, text, roles }) => ({
    title,
    text,
    swatches: entries(roles).map(([role, use]) => ({
      name: role,
      light: lightColor[role],
      dark: darkColor[role],
      use,
    })),
  })),
  {
    title: 'Bands',
    text: 'From the innermost ring outwards: the same in both themes, on every page.',
    swatches: bandKeys.map((key, index) => ({
      name: `band ${key}: ${bandAges[bands[index] ?? bands[0]]}`,
      light: lightColor.band[key],
      dark: darkColor.band[key],
    })),
  },
  {
    title: 'Their washes',
    text: 'A band’s ground, behind ink text.',
    swatches: bandKeys.map((key) => ({
      name: `bandTint ${key}`,
      light: lightColor.bandTint[key],
      dark: darkColor.bandTint[key],
    })),
  },
  {
    title: 'Tints',
    text: 'Behind notices and the guides: gold saves, green grows, violet-blue protects. Coral warns, and has no guide. Text on them is ink.',
    swatches: [
      ...entries(lightColor.tint).map(([tint, light]) => ({
        name: `tint ${tint}`,
        light,
        dark: darkColor.tint[tint],
      })),
      ...guideTones.map((tone) => ({
        name: `mascot ${tone}`,
        light: lightColor.mascot[tone],
        dark: darkColor.mascot[tone],
      })),
    ],
  },
];

/** Every role with its light and dark values and its purpose. */
export const EveryRole = meta.story({
  render: () => (
    <FoundationPage
      title="Colour has a job"
      lead="Paper and ink, one green for what can be done, and seven bands that mean the same everywhere. Roles, not shades: each sheet shows the light value and the dark one. Colour is never the only cue."
    >
      {sheets.map(({ title, text, swatches }) => (
        <FoundationPart key={title} title={title} text={text}>
          <Swatches>
            {swatches.map((swatch) => (
              <Swatch key={swatch.name} {...swatch} />
            ))}
          </Swatches>
        </FoundationPart>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const documented = groups.flatMap(({ roles }) => Object.keys(roles));
    // The scrim has no swatch: it is translucent and shows only over a page.
    const single = entries(lightColor as unknown as Partial<Record<string, string>>)
      .filter(([name, value]) => typeof value === 'string' && name !== 'scrim')
      .map(([name]) => name);
    const missing = single.filter((name) => !documented.includes(name));
    await expect(missing, 'roles that no group above has').toEqual([]);
    await expect(canvas.getAllByText(lightColor.action)).toHaveLength(1);
  },
});

const themes = [lightColor, darkColor];

const needing = (least: Pair['least']) => pairs.filter((pair) => pair.least === least);

const lowest = (least: Pair['least']) =>
  Math.min(
    ...needing(least).flatMap((pair) => themes.map((color) => ratioOf(pair, color))),
  ).toFixed(2);

const requirements: readonly { least: Pair['least']; title: string; text: string }[] = [
  {
    least: 7,
    title: 'Reading',
    text: 'Whatever is read in sentences, on every ground that it stands on.',
  },
  {
    least: 4.5,
    title: 'Labels',
    text: 'Links, messages, the words on buttons and on bands: short, and often bold.',
  },
  {
    least: 3,
    title: 'Edges and signs',
    text: 'Edges of fields, the focus ring, and fills that say “press me”.',
  },
];

/** Every pair of colours with its figures. One that misses its requirement fails the run. */
export const Contrast = meta.story({
  parameters: { chromatic: { modes: { ...stateModes, ...reflowMode } } },
  render: () => (
    <FoundationPage
      title="Contrast"
      lead="In the light theme and in the dark one, computed from the tokens while this page is drawn, by the formula of WCAG 2.2. Cut after two places, never rounded up."
    >
      {requirements.map(({ least, title, text }) => (
        <FoundationPart key={least} title={title} text={text}>
          <Stack>
            <StatList>
              <Stat label="pairs, each in two themes" value={String(needing(least).length)} />
              <Stat label="asked of each" value={`${least} : 1`} />
              <Stat label="the lowest there is" value={lowest(least)} />
            </StatList>
            <ContrastList pairs={needing(least)} />
          </Stack>
        </FoundationPart>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByText(/^\d+\.\d\d$/);
    await expect(figures).toHaveLength(pairs.length * themes.length + requirements.length);
    await expect(canvas.queryByText('fails')).not.toBeInTheDocument();
    const used = new Set<PropertyKey>();
    const watched = new Proxy(lightColor, {
      get: (color, role) => (used.add(role), Reflect.get(color, role) as unknown),
    });
    for (const { front, back } of pairs) void [front(watched), back(watched)];
    // Decorative: they separate, shade or draw.
    const free = ['hairline', 'shade', 'scrim'];
    const missing = Object.keys(lightColor).filter(
      (role) => !used.has(role) && !free.includes(role),
    );
    await expect(missing, 'roles without a pair in src/ui/styles/tokens/pairs.ts').toEqual([]);
  },
});
