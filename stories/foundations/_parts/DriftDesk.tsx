import { type DragEvent, startTransition, useActionState, useId, useState } from 'react';
import { type Difference, type Drift, driftOf } from '../tokens/drift.ts';
import { DamagedFile } from '../tokens/damage.ts';
import { readFile } from '../tokens/readFile.ts';
import type { ThemeName } from '../tokens/themes.ts';
import { figmaModes } from '../tokens/writeModeFile.ts';
import { Notice } from '../../../src/ui/components/Notice/Notice.tsx';
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../../src/ui/components/Text/Text.tsx';
import { fileField } from '../../_helpers/fileField.css.ts';
import * as styles from './DriftDesk.css.ts';
import { DriftTable } from './DriftTable.tsx';
import { FoundationPart } from './FoundationPage.tsx';

const themeNames: Record<ThemeName, string> = { ...figmaModes, forcedColors: 'Forced colours' };

/** A file's result: the differences of its mode, or why it was not read. */
type Compared = { file: string } & ({ mode: string; drift: Drift } | { damage: DamagedFile });

async function compare(file: File): Promise<Compared> {
  try {
    const mode = await readFile(file);
    return { file: file.name, mode: mode.name, drift: driftOf(mode) };
  } catch (damage) {
    if (damage instanceof DamagedFile) return { file: file.name, damage };
    throw damage;
  }
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Summarises the counts in a sentence. */
function inShort({ same, differences }: Drift): string {
  const countOf = (kind: Difference['kind']) =>
    differences.filter((difference) => difference.kind === kind).length;
  return [
    counted(same, 'value is the same', 'values are the same'),
    counted(countOf('otherValue'), 'has another value', 'have another value'),
    `${countOf('figmaOnly')} only in Figma`,
    `${countOf('codeOnly')} only in the code`,
  ].join(', ');
}

function FilePart({ compared }: { compared: Compared }) {
  const { file } = compared;
  if ('damage' in compared) {
    const { message, place } = compared.damage;
    return (
      <FoundationPart title="Not read" text={file}>
        <Notice tone="error" title={message}>
          {place === undefined ? 'Export it again, and drop the new file.' : `Where: ${place}`}
        </Notice>
      </FoundationPart>
    );
  }
  const { mode, drift } = compared;
  return (
    <FoundationPart title={mode} text={`${file}, beside the theme “${themeNames[drift.theme]}”.`}>
      <Stack gap="5" align="stretch">
        {drift.differences.length > 0 ? (
          <>
            <Text>{inShort(drift)}.</Text>
            <DriftTable caption={`What differs: ${mode}`} differences={drift.differences} />
          </>
        ) : (
          <Notice tone="success" title="No difference">
            {counted(drift.same, 'value is the same', 'values are the same')} in Figma and in the
            code.
          </Notice>
        )}
        {drift.missingGroups.length > 0 ? (
          <Text size="sm" tone="muted">
            The file has nothing of these groups, so they were not compared:{' '}
            {drift.missingGroups.join(', ')}.
          </Text>
        ) : null}
      </Stack>
    </FoundationPart>
  );
}

/** Returns the live region's summary of a result. */
function outcome(compared: Compared): string {
  if ('damage' in compared) return `${compared.file} was not read.`;
  const { length } = compared.drift.differences;
  return `${compared.mode}: ${length === 0 ? 'no difference' : counted(length, 'difference', 'differences')}.`;
}

/**
 * Takes exports from Figma, dropped anywhere on the page or chosen, and shows their differences from
 * the theme. The next files replace the last result.
 */
export function DriftDesk() {
  const [compared, read, isReading] = useActionState(
    (_before: readonly Compared[], files: readonly File[]) => Promise.all(files.map(compare)),
    [],
  );
  const [isOver, setOver] = useState(false);
  const id = useId();
  function choose(chosen: Iterable<File>) {
    const files = [...chosen];
    // A drop may contain a folder or text instead.
    if (files.length > 0) startTransition(() => read(files));
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  }
  return (
    <div
      className={styles.desk}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FoundationPart
        title="From Figma"
        text="In the variables window: the collection’s menu, “Export modes”. One file for each mode; several may be dropped together."
      >
        <Stack gap="4" align="stretch">
          {/* The field inside is the keyboard's equivalent. */}
          <div className={styles.drop} data-over={isOver} data-testid="drop">
            <Text as="div" weight="bold">
              <label htmlFor={id}>Drop the exported files here, or choose them</label>
            </Text>
            <input
              id={id}
              className={fileField}
              type="file"
              multiple
              accept=".json,.tokens,application/json"
              onChange={({ currentTarget }) => {
                choose(currentTarget.files ?? []);
                // Allows choosing the same file again after a new export.
                currentTarget.value = '';
              }}
            />
            <Text size="sm" tone="muted">
              Read in this browser, sent nowhere.
            </Text>
          </div>
          <div role="status">
            {isReading ? <Text>Reading…</Text> : null}
            {compared.length > 0 ? <Text>{compared.map(outcome).join(' ')}</Text> : null}
          </div>
        </Stack>
      </FoundationPart>
      {compared.map((result, index) => (
        <FilePart key={`${index} ${result.file}`} compared={result} />
      ))}
    </div>
  );
}
