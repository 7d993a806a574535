import { type DragEvent, startTransition, useActionState, useId, useState } from 'react';
import { type Drift, isDrifting } from '../tokens/drift.ts';
import { type Compared, type ComparedMode, compareFile } from '../tokens/compareFile.ts';
import { figmaModes } from '../tokens/figma/writeModeFile.ts';
import type { ThemeName } from '../tokens/themes.ts';
import { Notice } from '../../../src/ui/components/Notice/Notice.tsx';
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../../src/ui/components/Text/Text.tsx';
import { fileField } from '../../_helpers/fileField.css.ts';
import * as styles from './DriftDesk.css.ts';
import { DriftTable } from './DriftTable.tsx';
import { FoundationPart } from './FoundationPage.tsx';

const themeNames: Record<ThemeName, string> = { ...figmaModes, forcedColors: 'Forced colours' };

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function differences({ otherValue, figmaOnly, codeOnly }: Drift): string {
  const count = otherValue.length + figmaOnly.length + codeOnly.length;
  return count === 0 ? 'no difference' : counted(count, 'difference', 'differences');
}

/** Summarises the counts in a sentence. */
function inShort({ same, otherValue, figmaOnly, codeOnly }: Drift): string {
  return [
    counted(same, 'value is the same', 'values are the same'),
    counted(otherValue.length, 'has another value', 'have another value'),
    `${figmaOnly.length} only in Figma`,
    `${codeOnly.length} only in the code`,
  ].join(', ');
}

function ModePart({ file, mode: { name, drift } }: { file: string; mode: ComparedMode }) {
  return (
    <FoundationPart title={name} text={`${file}, beside the theme “${themeNames[drift.theme]}”.`}>
      <Stack gap="5" align="stretch">
        {isDrifting(drift) ? (
          <Text>{inShort(drift)}.</Text>
        ) : (
          <Notice tone="success" title="No difference">
            {counted(drift.same, 'value is the same', 'values are the same')} in Figma and in the
            code.
          </Notice>
        )}
        {isDrifting(drift) ? <DriftTable caption={`What differs: ${name}`} drift={drift} /> : null}
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
  return compared.modes.map((mode) => <ModePart key={mode.name} file={file} mode={mode} />);
}

/** Returns the live region's summary of the results. */
function outcome(all: readonly Compared[]): string {
  return all
    .map((compared) =>
      'damage' in compared
        ? `${compared.file} was not read.`
        : compared.modes.map(({ name, drift }) => `${name}: ${differences(drift)}.`).join(' '),
    )
    .join(' ');
}

/** Takes exports from Figma, by drop or choice, and shows their differences from the theme. */
export function DriftDesk() {
  const [compared, compare, isReading] = useActionState(
    (_before: readonly Compared[], files: readonly File[]) => Promise.all(files.map(compareFile)),
    [],
  );
  const [isOver, setOver] = useState(false);
  const id = useId();
  function choose(chosen: Iterable<File>) {
    const files = [...chosen];
    // A drop may contain a folder or text instead.
    if (files.length > 0) startTransition(() => compare(files));
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  }
  return (
    <>
      <FoundationPart
        title="From Figma"
        text="In the variables window: the collection’s menu, “Export modes”. One file for each mode; several may be dropped together. The REST API’s answer with all modes is read too."
      >
        <Stack gap="4" align="stretch">
          {/* The field inside is the keyboard's equivalent. */}
          <div
            className={styles.drop}
            data-over={isOver}
            data-testid="drop"
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
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
            {compared.length > 0 ? <Text>{outcome(compared)}</Text> : null}
          </div>
        </Stack>
      </FoundationPart>
      {compared.map((result, index) => (
        <FilePart key={`${index} ${result.file}`} compared={result} />
      ))}
    </>
  );
}
