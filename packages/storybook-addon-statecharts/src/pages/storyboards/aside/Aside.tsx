import type { BoardEdge } from '../../../storyboards/board.ts';
import { selfAndAncestors } from '../../../storyboards/collapseEdges.ts';
import type { View } from '../../../storyboards/modes.ts';
import type { StatePicture } from '../../../storyboards/pictures.ts';
import type { Subject } from '../../../storyboards/subject.ts';
import type { Chosen } from '../canvas/context.ts';
import { statusWords } from '../canvas/nodes.tsx';
import * as controls from '../controls/Controls.css.ts';
import { storyLink } from '../storyLink.ts';
import * as styles from './Aside.css.ts';
import { Transitions } from './Transitions.tsx';

export interface AsideProps {
  subject: Subject;
  view: View;
  chosen: Chosen;
  edges: readonly BoardEdge[];
  pictureOf: (statePath: string) => StatePicture | undefined;
  choose: (chosen: Chosen) => void;
}

function StateAside({
  subject,
  view,
  statePath,
  pictureOf,
  choose,
}: AsideProps & { statePath: string }) {
  const { chart, wording, stories, own } = subject;
  const picture = pictureOf(statePath);
  const story = stories[statePath];
  const around = selfAndAncestors(statePath);
  const on = chart.transitions.filter(({ source }) => around.includes(source) || source === '');
  const here = chart.transitions.filter(({ targets }) => targets.includes(statePath));
  const goingOn = wording.goingOn(statePath);
  return (
    <div className={styles.stack}>
      <h2 className={styles.title}>{wording.state(statePath)}</h2>
      {goingOn === undefined ? null : <p className={styles.muted}>{goingOn}</p>}
      <p className={styles.code}>{statePath}</p>
      {picture === undefined ? null : (
        <figure className={styles.stack} style={{ margin: 0 }}>
          <img className={styles.picture} src={picture.url} alt="" />
          <figcaption className={styles.muted}>
            {own.has(statePath) ? '' : 'What a person sees meanwhile. '}
            {statusWords[picture.status]}.
          </figcaption>
        </figure>
      )}
      {story === undefined ? null : (
        <a {...storyLink(story)} className={controls.button}>
          Open it as a story
        </a>
      )}
      {on.length === 0 ? null : (
        <>
          <h3 className={styles.subtitle}>What happens there</h3>
          <Transitions
            subject={subject}
            view={view}
            transitions={on}
            end="target"
            choose={choose}
          />
        </>
      )}
      {here.length === 0 ? null : (
        <>
          <h3 className={styles.subtitle}>What leads there</h3>
          <Transitions
            subject={subject}
            view={view}
            transitions={here}
            end="source"
            choose={choose}
          />
        </>
      )}
    </div>
  );
}

function EdgeAside({ subject, view, edge, choose }: AsideProps & { edge: BoardEdge }) {
  const { chart, wording } = subject;
  const transitions = chart.transitions.filter(({ id }) => edge.transitions.includes(id));
  return (
    <div className={styles.stack}>
      <h2 className={styles.title}>
        {edge.number === undefined ? null : <span className={styles.number}>{edge.number}</span>}
        To {wording.state(edge.target)}
      </h2>
      <Transitions
        subject={subject}
        view={view}
        transitions={transitions}
        end="target"
        choose={choose}
      />
    </div>
  );
}

function Numbered({ subject, edges, choose }: AsideProps) {
  const numbered = edges.filter(({ number }) => number !== undefined);
  const { wording } = subject;
  return (
    <div className={styles.stack}>
      <h2 className={styles.title}>Press a state or a transition</h2>
      <p className={styles.muted}>
        Arrow keys follow the transitions. Zoom with Ctrl and the wheel, or two fingers.
      </p>
      {numbered.length === 0 ? null : (
        <>
          <h3 className={styles.subtitle}>Merged transitions</h3>
          <ul className={styles.list}>
            {numbered.map(({ id, number, source, target, transitions }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.transition}
                  onClick={() => choose({ kind: 'edge', id })}
                >
                  <span>
                    <span className={styles.number}>{number}</span>
                    {source === 'any:' ? 'Any state' : wording.state(source)} to{' '}
                    {wording.state(target)}: {transitions.length} transitions
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The details of the selection. */
export function Aside(props: AsideProps) {
  const { chosen, edges } = props;
  if (chosen?.kind === 'state') return <StateAside {...props} statePath={chosen.id} />;
  const edge = chosen?.kind === 'edge' ? edges.find(({ id }) => id === chosen.id) : undefined;
  return edge === undefined ? <Numbered {...props} /> : <EdgeAside {...props} edge={edge} />;
}
