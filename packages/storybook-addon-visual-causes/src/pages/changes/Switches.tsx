import type { Change, ChangeGroup } from '../../desk/desk.ts';
import { extents, type Extent } from '../../desk/ui/region.ts';
import { modeParts } from '../../desk/ui/words.ts';
import { Choices } from '../../ui/Choices.tsx';
import { views, viewWords, type View } from './views.ts';
import * as styles from './Desk.css.ts';

const extentWords: Readonly<Record<Extent, string>> = {
  changed: 'What changed',
  whole: 'Whole',
};

/** The change in a window or theme: preferably of the same story, and alike in the other part. */
function inMode(
  changes: readonly Change[],
  change: Change,
  part: 'window' | 'theme',
  value: string,
): Change | undefined {
  const other = part === 'window' ? 'theme' : 'window';
  const wanted = modeParts(change.mode)[other];
  const likeness = ({ story, mode }: Change): number =>
    (story === change.story ? 2 : 0) + (modeParts(mode)[other] === wanted ? 1 : 0);
  return changes
    .filter(({ mode }) => modeParts(mode)[part] === value)
    .toSorted((a, b) => likeness(b) - likeness(a))[0];
}

export interface SwitchesProps {
  group: ChangeGroup;
  change: Change;
  onOpen: (change: Change) => void;
  view: View;
  extent: Extent;
  onView: (view: View) => void;
  onExtent: (extent: Extent) => void;
}

/** Switches the view, and the window and theme of the picture. */
export function Switches({
  group: { changes },
  change,
  onOpen,
  view,
  extent,
  onView,
  onExtent,
}: SwitchesProps) {
  const isPair = change.kind === 'changed';
  return (
    <div className={styles.actions}>
      <Choices
        label="View"
        values={views}
        chosen={view}
        wordsOf={(each) => viewWords[each]}
        onChoose={onView}
        isDisabled={!isPair}
      />
      {(['window', 'theme'] as const).map((part) => {
        const all = new Set(changes.map(({ mode }) => modeParts(mode)[part]));
        const values = [...all].filter((value) => value !== '');
        return values.length < 2 ? null : (
          <Choices
            key={part}
            label={part === 'window' ? 'Window' : 'Theme'}
            values={values}
            chosen={modeParts(change.mode)[part]}
            onChoose={(value) => {
              const next = inMode(changes, change, part, value);
              if (next !== undefined) onOpen(next);
            }}
          />
        );
      })}
      {change.boxes.length === 0 || !isPair ? null : (
        <Choices
          label="Zoom"
          values={extents}
          chosen={extent}
          wordsOf={(each) => extentWords[each]}
          onChoose={onExtent}
        />
      )}
    </div>
  );
}
