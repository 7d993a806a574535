import { readFileSync } from 'node:fs';
import { families } from '../../src/ui/styles/fonts/families.ts';
import { darkColor, lightColor, type ColorTokens } from '../../src/ui/styles/tokens/color.ts';

const FONTS = 'src/ui/styles/fonts';

const roles = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'muted',
  'hairline',
  'line',
  'action',
  'focus',
] as const;

function variables(color: ColorTokens): string {
  return [
    ...roles.map((role) => `--${role}:${color[role]}`),
    `--warning:${color.tint.warning}`,
    `--error:${color.tint.error}`,
  ].join(';');
}

function fontFaces(): string {
  return Object.values(families)
    .flatMap(({ family, faces }) => faces.slice(0, 1).map((face) => ({ family, ...face })))
    .map(({ family, file, weight }) => {
      const data = readFileSync(`${FONTS}/${file}`).toString('base64');
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    })
    .join('\n');
}

/** The report's style sheet: the site's colours and type, in the theme that the reader's system asks for. */
export function reportStyle(): string {
  return `${fontFaces()}
:root{color-scheme:light dark;${variables(lightColor)}}
@media (prefers-color-scheme:dark){:root{${variables(darkColor)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 'Atkinson Hyperlegible Next',sans-serif}
header,main{max-width:90rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,3rem)}
h1,h2,h3{font-family:'Bricolage Grotesque',sans-serif;font-weight:760;line-height:1.15;margin:0}
h1{font-size:2.25rem}h2{font-size:1.5rem}h3{font-size:1.125rem}
p{margin:.5rem 0;max-width:70ch}
ul{margin:.5rem 0;padding-inline-start:1.25rem}
a{color:var(--action);text-underline-offset:.2em}
a:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
code{background:var(--sunk);padding:.125rem .375rem;border-radius:.375rem;overflow-wrap:anywhere}
pre{background:var(--sunk);padding:1rem;border-radius:.75rem;white-space:pre-wrap;overflow-wrap:anywhere}
.story{border-top:1px solid var(--hairline);padding-block:2rem}
.picture{margin-top:1.5rem;padding:1rem;background:var(--surface);border:1px solid var(--hairline);border-radius:1rem}
.picture .facts{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
.note{background:var(--warning);padding:.125rem .5rem;border-radius:.375rem}
.broken .note{background:var(--error)}
fieldset{border:0;padding:0;margin:.75rem 0;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}
legend{float:inline-start;margin-inline-end:1.25rem;padding:0;font-weight:700}
label{display:inline-flex;gap:.375rem;align-items:center;min-height:1.5rem}
figure{margin:0;min-width:0}
figcaption{color:var(--muted);font-size:.875rem}
img{display:block;max-width:100%;height:auto;border:1px solid var(--line);background:#fff}
.beside{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}
.stack{position:relative;width:fit-content;max-width:100%}
.stack img+img{position:absolute;inset:0 auto auto 0}
.slide img+img{clip-path:inset(0 0 0 var(--at,50%))}
.minus{isolation:isolate}
.minus img+img{mix-blend-mode:difference}
.slider{margin-top:.5rem;width:min(40rem,100%)}
.slider input{flex:1;accent-color:var(--action)}
[data-view][hidden]{display:none}
@media (forced-colors:active){img,.picture{border-color:CanvasText}}`;
}
