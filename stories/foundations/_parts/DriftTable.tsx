import type { Difference, Drift } from '../tokens/drift.ts';
import { spellValue } from '../tokens/drift.ts';
import type { VariableValue } from '../tokens/figma/variable.ts';
import { Badge } from '../../../src/ui/components/Badge/Badge.tsx';
import type { BadgeTone } from '../../../src/ui/components/Badge/tones.ts';
import { Table, type TableColumn } from '../../../src/ui/components/Table/Table.tsx';
import * as styles from './DriftDesk.css.ts';

type Kind = 'otherValue' | 'figmaOnly' | 'codeOnly';

interface Line extends Difference {
  kind: Kind;
}

const kinds: Record<Kind, { words: string; tone: BadgeTone }> = {
  otherValue: { words: 'other value', tone: 'coral' },
  figmaOnly: { words: 'in Figma only', tone: 'gold' },
  codeOnly: { words: 'in the code only', tone: 'blue' },
};

function Value({ value }: { value: VariableValue | undefined }) {
  if (value === undefined) return 'none';
  if (value.kind !== 'color') return spellValue(value);
  return (
    <span className={styles.line}>
      <span
        className={styles.chip}
        style={{ backgroundColor: value.hex, opacity: value.alpha }}
        aria-hidden="true"
      />
      {spellValue(value)}
    </span>
  );
}

const columns: readonly TableColumn<Line>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => <span className={styles.name}>{name}</span> },
  { id: 'figma', header: 'Figma', cell: ({ figma }) => <Value value={figma} /> },
  { id: 'code', header: 'Code', cell: ({ code }) => <Value value={code} /> },
  {
    id: 'kind',
    header: 'What',
    cell: ({ kind }) => (
      <span className={styles.line}>
        <Badge tone={kinds[kind].tone}>{kinds[kind].words}</Badge>
      </span>
    ),
  },
];

/** All differences: changed values first, then those that only one side has. */
export function DriftTable({ caption, drift }: { caption: string; drift: Drift }) {
  const rows = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    drift[kind].map((difference): Line => ({ ...difference, kind })),
  );
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ kind, name }) => `${kind} ${name}`}
    />
  );
}
