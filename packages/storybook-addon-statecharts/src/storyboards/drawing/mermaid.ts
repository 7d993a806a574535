// Formats a storyboard as Mermaid text, for documents and pull requests.
import type { Chart, ChartState } from '../../chart/chart.ts';
import { ANY, collapseEdges } from '../collapseEdges.ts';
import { stateName, transitionText } from '../../chart/words.ts';
import type { Change } from './options.ts';

/** Removes Mermaid's syntax characters. */
const plain = (text: string): string =>
  text
    .replaceAll('"', '”')
    .replaceAll(/[:;#{}[\]<>]/g, ',')
    .replaceAll('--', '–')
    .trim();

const idOf = (statePath: string): string =>
  statePath === ANY ? 'any_of_these' : statePath.replaceAll(/[^A-Za-z0-9]/g, '_');

const mark: Record<Change, string> = { added: '+ ', removed: '− ', changed: '± ' };

/**
 * Formats a statechart as a Mermaid state diagram, in its plain words.
 * @param changes changes since the base of states (by path) and transitions (by id)
 */
export function mermaidOf(chart: Chart, changes: ReadonlyMap<string, Change> = new Map()): string {
  const lines = ['stateDiagram-v2', '  direction LR'];
  const classes: string[] = [];
  const { bundles } = collapseEdges(chart, new Set());

  const signOf = (id: string): string => {
    const change = changes.get(id);
    return change === undefined ? '' : mark[change];
  };
  const write = (state: ChartState, indent: string): void => {
    const id = idOf(state.id);
    const change = changes.get(state.id);
    lines.push(
      `${indent}state "${signOf(state.id)}${plain(stateName(chart.id, state.id))}" as ${id}`,
    );
    if (change !== undefined) classes.push(`  class ${id} ${change}`);
    if (state.kind === 'leaf') return;
    lines.push(`${indent}state ${id} {`);
    writeWithin(state.id, `${indent}  `, state.kind === 'parallel');
    lines.push(`${indent}}`);
  };
  const writeWithin = (parent: string, indent: string, isParallel: boolean): void => {
    const children = chart.states.filter((state) => state.parent === parent);
    for (const [index, child] of children.entries()) {
      if (isParallel && index > 0) lines.push(`${indent}--`);
      write(child, indent);
      if (child.initial) lines.push(`${indent}[*] --> ${idOf(child.id)}`);
    }
  };

  writeWithin('', '  ', false);
  if (bundles.some(({ source }) => source === ANY)) {
    lines.push(`  state "From any of these" as ${idOf(ANY)}`);
  }
  for (const { source, target, transitions } of bundles) {
    for (const { id, words } of transitions) {
      const label = `${signOf(id)}${plain(transitionText(words))}`;
      lines.push(`  ${idOf(source)} --> ${idOf(target)}: ${label}`);
    }
  }
  if (classes.length > 0) {
    lines.push(
      '  classDef added stroke:#005c3b,stroke-width:4px',
      '  classDef removed stroke:#b23521,stroke-width:4px,stroke-dasharray:6 4',
      '  classDef changed stroke:#2e5297,stroke-width:4px',
      ...classes,
    );
  }
  return `${lines.join('\n')}\n`;
}
