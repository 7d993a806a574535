import { ToolButton } from '../../ui/ToolButton.tsx';
import * as styles from './Desk.css.ts';

const keyWords: readonly (readonly [string, string])[] = [
  ['J', 'next cause'],
  ['K', 'previous cause'],
  ['N', 'next picture'],
  ['P', 'previous picture'],
  ['1–3', 'view'],
  ['Z', 'zoom'],
  ['M', 'marks'],
];

/** Lists the single-key shortcuts, which can be turned off (WCAG 2.1.4). */
export function Keys({ areOn, onTurn }: { areOn: boolean; onTurn: () => void }) {
  return (
    <div className={styles.stack}>
      <ul className={styles.keys} aria-label="Keys">
        {keyWords.map(([key, words]) => (
          <li key={key}>
            <kbd className={styles.key}>{key}</kbd>
            {words}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ToolButton aria-pressed={areOn} onClick={onTurn}>
          Single keys
        </ToolButton>
      </div>
    </div>
  );
}
