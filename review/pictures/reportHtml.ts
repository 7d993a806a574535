// The report of a picture run: one file that needs nothing else and nobody, to read, keep and send.
import { pictureKey, type Picture } from './manifest.ts';
import type { Outcome, Taken } from './pictureRun.ts';
import { counted, escapeHtml } from './html.ts';
import { storyLink } from './storyLink.ts';

/** A picture that is not as accepted. */
export type Finding = Taken & {
  outcome: Exclude<Outcome, { kind: 'same' } | { kind: 'accepted' }>;
};

export interface FoundStory {
  id: string;
  /** `Components/Badge › States`. */
  name: string;
  /** The file, from the project's root. */
  file: string;
  findings: Finding[];
}

export interface Report {
  stories: readonly FoundStory[];
  /** Accepted pictures that no story asks for. */
  orphans: readonly Picture[];
  /** How many pictures were compared, and of how many stories. */
  compared: { pictures: number; stories: number };
}

interface Sources {
  style: string;
  /** A picture as an address that an `img` can show; undefined when there is no such file. */
  image: (file: string) => string | undefined;
}

const isFinding = (taken: Taken): taken is Finding =>
  taken.outcome.kind !== 'same' && taken.outcome.kind !== 'accepted';

/** Every story with a picture that is not as accepted, by name, its modes in order. */
export function findingsOf(taken: readonly Taken[]): FoundStory[] {
  const stories = new Map<string, FoundStory>();
  for (const finding of taken.filter(isFinding)) {
    const { story: id, name, file } = finding;
    const story = stories.get(id) ?? { id, name, file, findings: [] };
    story.findings.push(finding);
    stories.set(id, story);
  }
  for (const { findings } of stories.values())
    findings.sort((a, b) => a.mode.localeCompare(b.mode));
  return [...stories.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

const count = ({ stories }: Report, kind: Finding['outcome']['kind']): number =>
  stories.reduce(
    (sum, { findings }) => sum + findings.filter(({ outcome }) => outcome.kind === kind).length,
    0,
  );

/** What the run found, a line each; empty when all is as accepted. */
export function reportLines(report: Report): string[] {
  const changed = count(report, 'changed');
  const missing = count(report, 'missing');
  const unstable = count(report, 'unstable');
  return [
    ...(changed > 0 ? [`${counted(changed, 'picture')} changed`] : []),
    ...(missing > 0 ? [`${counted(missing, 'picture')} never accepted`] : []),
    ...(unstable > 0 ? [`${counted(unstable, 'picture')} never stood still`] : []),
    ...(report.orphans.length > 0
      ? [`${counted(report.orphans.length, 'accepted picture')} of no story`]
      : []),
  ];
}

/** How to take a story's pictures as they are now. */
export const acceptCommand = (file: string): string => `npm run visual:accept -- ${file}`;

function factsOf({ outcome }: Finding): string {
  switch (outcome.kind) {
    case 'changed':
      return outcome.sizes === undefined
        ? `${counted(outcome.pixels ?? 0, 'pixel')} changed, by up to ${outcome.levels} of 255 levels`
        : `Now ${outcome.sizes.after} px, was ${outcome.sizes.before} px`;
    case 'missing':
      return 'Never accepted: no baseline';
    case 'unstable':
      return 'It never stood still';
  }
}

function imageOf(sources: Sources, file: string, alt: string): string {
  const address = sources.image(file);
  if (address === undefined) return `<p>No picture: <code>${escapeHtml(file)}</code></p>`;
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" loading="lazy">`;
}

function figure(what: string, content: string): string {
  return `<figure><figcaption>${what}</figcaption>${content}</figure>`;
}

/** The two over each other: as clipped by the slider, or as one minus the other. */
const stack = (kind: 'slide' | 'minus', ...images: string[]): string =>
  `<div class="stack ${kind}">${images.join('')}</div>`;

function views({ outcome, mode }: Finding, id: string, alt: string, sources: Sources): string {
  const image = (file: string, what: string) => imageOf(sources, file, `${alt}, ${what}`);
  if (outcome.kind !== 'changed') return figure('Now', image(outcome.after, 'now'));
  const before = image(outcome.before, 'before');
  const after = image(outcome.after, 'after');
  const difference = figure(
    'Difference',
    outcome.difference === undefined
      ? stack('minus', before, after)
      : image(outcome.difference, 'difference'),
  );
  const radio = (value: string, label: string, checked = ''): string =>
    `<label><input type="radio" name="view-${id}-${mode}" value="${value}"${checked}>${label}</label>`;
  return `<fieldset><legend>View</legend>${radio('beside', 'Side by side', ' checked')}${radio('slider', 'Slider')}${radio('difference', 'Difference alone')}</fieldset>
<div data-view="beside" class="beside">${figure('Before', before)}${figure('After', after)}${difference}</div>
<div data-view="slider" hidden>${stack('slide', before, after)}
<label class="slider">Before <input type="range" min="0" max="100" value="50" aria-label="Before to after"> after</label></div>
<div data-view="difference" hidden>${difference}</div>`;
}

function picture(story: FoundStory, finding: Finding, sources: Sources): string {
  const { mode, outcome } = finding;
  return `<article class="picture ${outcome.kind}" aria-label="${escapeHtml(`${story.name}, ${mode}`)}">
<div class="facts"><h3>${escapeHtml(mode)}</h3><span class="note">${escapeHtml(factsOf(finding))}</span>
<a href="${escapeHtml(storyLink(story.id, mode))}">Open in Storybook</a></div>
${views(finding, story.id, `${story.name}, ${mode}`, sources)}
</article>`;
}

function section(story: FoundStory, sources: Sources): string {
  return `<section class="story" id="${escapeHtml(story.id)}"><h2>${escapeHtml(story.name)}</h2>
<p>As meant? <code>${escapeHtml(acceptCommand(story.file))}</code></p>
${story.findings.map((finding) => picture(story, finding, sources)).join('\n')}
</section>`;
}

function orphanSection(orphans: readonly Picture[]): string {
  if (orphans.length === 0) return '';
  return `<section class="story" id="orphans"><h2>Accepted pictures of no story</h2>
<p>Their story, or its mode, is gone. <code>npm run visual:accept</code> removes them.</p>
<ul>${orphans.map((picture) => `<li><code>${escapeHtml(pictureKey(picture))}</code></li>`).join('')}</ul></section>`;
}

/** Shows the chosen view and moves the slider; without it, the pictures stand side by side. */
const SCRIPT = `addEventListener('change',({target:t})=>{if(t.type!=='radio')return;
for(const v of t.closest('.picture').querySelectorAll('[data-view]'))v.hidden=v.dataset.view!==t.value});
addEventListener('input',({target:t})=>{if(t.type==='range')
t.closest('[data-view]').querySelector('.stack').style.setProperty('--at',t.value+'%')});`;

export function reportHtml(report: Report, sources: Sources): string {
  const lines = reportLines(report);
  const { pictures, stories } = report.compared;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Pictures: ${escapeHtml(lines[0] ?? 'all as accepted')}</title>
<style>${sources.style}</style></head>
<body><header><h1>${escapeHtml(lines[0] ?? 'All as accepted')}</h1>
<p>${counted(pictures, 'picture')} of ${counted(stories, 'story', 'stories')} compared${
    lines.length > 1 ? `. Also: ${escapeHtml(lines.slice(1).join(', '))}` : ''
  }.</p>
${
  report.stories.length === 0
    ? ''
    : `<nav aria-label="Stories"><ul>${report.stories
        .map(
          ({ id, name, findings }) =>
            `<li><a href="#${escapeHtml(id)}">${escapeHtml(name)}</a>: ${escapeHtml(
              findings.map(({ mode }) => mode).join(', '),
            )}</li>`,
        )
        .join('')}</ul></nav>`
}</header>
<main>${report.stories.map((story) => section(story, sources)).join('\n')}${orphanSection(report.orphans)}</main>
<script>${SCRIPT}</script></body></html>
`;
}
