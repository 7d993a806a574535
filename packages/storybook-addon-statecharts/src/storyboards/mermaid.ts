import type { Chart } from '../chart/chart.ts';
import { transitionText } from '../chart/words.ts';

const idIn = (statePath: string): string =>
  statePath === '' ? 'any' : statePath.replaceAll(/[^A-Za-z0-9]/g, '_');

/** Mermaid ends a text at some characters, and has numeric entities for them. */
const escaped = (text: string): string =>
  text.replaceAll(/[#;:"<>]/g, (each) => `#${each.codePointAt(0)};`);

/** Returns a statechart as a Mermaid state diagram. */
export function mermaidOf({ states, transitions }: Chart): string {
  const linesIn = (parent: string): string[] =>
    states
      .filter((state) => state.parent === parent)
      .flatMap(({ id, name, kind, initial }, index) => {
        const isRegion = states.find((each) => each.id === parent)?.kind === 'parallel';
        const inside = kind === 'leaf' ? [] : [`state ${idIn(id)} {`, ...linesIn(id), '}'];
        return [
          ...(isRegion && index > 0 ? ['--'] : []),
          `state "${escaped(name)}" as ${idIn(id)}`,
          ...inside,
          ...(initial ? [`[*] --> ${idIn(id)}`] : []),
        ];
      });
  const arrows = transitions.flatMap(({ source, targets, words }) =>
    targets.map(
      (target) => `${idIn(source)} --> ${idIn(target)}: ${escaped(transitionText(words))}`,
    ),
  );
  const any = transitions.some(({ source, targets }) => source === '' && targets.length > 0)
    ? ['state "Any state" as any']
    : [];
  return ['stateDiagram-v2', ...any, ...linesIn(''), ...arrows, ''].join('\n');
}
