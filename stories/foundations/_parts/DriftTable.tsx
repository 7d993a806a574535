import { type Difference, spellValue } from '../tokens/drift.ts';
import type { FigmaValue } from '../tokens/figmaValue.ts';
import { Badge } from '../../../src/ui/components/Badge/Badge.tsx';
import type { BadgeTone } from '../../../src/ui/components/Badge/tones.ts';
import { Table, type TableColumn } from '../../../src/ui/components/Table/Table.tsx';
import * as styles from './DriftDesk.css.ts';

const kinds: Record<Difference['kind'], { words: string; tone: BadgeTone }> = {
  otherValue: { words: 'other value', tone: 'coral' },
  figmaOnly: { words: 'in Figma only', tone: 'gold' },
  codeOnly: { words: 'in the code only', tone: 'blue' },
};

function Value({ value }: { value: FigmaValue | undefined }) {
  if (value === undefined) return 'none';
  if (typeof value !== 'object') return spellValue(value);
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

const columns: readonly TableColumn<Difference>[] = [
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

/** All differences, with both sides' values. */
export function DriftTable({
  caption,
  differences,
}: {
  caption: string;
  differences: readonly Difference[];
}) {
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={differences}
      rowKey={({ kind, name }) => `${kind} ${name}`}
    />
  );
}
