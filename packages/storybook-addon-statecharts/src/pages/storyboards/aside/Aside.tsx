import type { BoardEdge } from '../../../storyboards/board.ts';
import { selfAndAncestors } from '../../../storyboards/collapseEdges.ts';
import { stateAbout, stateName } from '../../../chart/words.ts';
import { useShown } from '../context.ts';
import { statusWords } from '../../../storyboards/pictures.ts';
import { muted } from '../../../ui/text.css.ts';
import { StoryLink } from '../StoryLink.tsx';
import * as styles from './Aside.css.ts';
import { Transitions } from './Transitions.tsx';

function StateAside({ statePath }: { statePath: string }) {
  const { subject, pictureOf } = useShown();
  const { id: machine, chart, stories, own } = subject;
  const picture = pictureOf(statePath);
  const story = stories[statePath];
  const around = selfAndAncestors(statePath);
  const on = chart.transitions.filter(({ source }) => around.includes(source) || source === '');
  const here = chart.transitions.filter(({ targets }) => targets.includes(statePath));
  const about = stateAbout(machine, statePath);
  return (
    <div className={styles.stack}>
      <h2 className={styles.title}>{stateName(machine, statePath)}</h2>
      {about === undefined ? null : <p className={muted}>{about}</p>}
      <p className={styles.code}>{statePath}</p>
      {picture === undefined ? null : (
        <figure className={styles.stack} style={{ margin: 0 }}>
          <img className={styles.picture} src={picture.url} alt="" />
          <figcaption className={muted}>
            {own.has(statePath) ? '' : 'What a person sees meanwhile. '}
            {statusWords[picture.status]}.
          </figcaption>
        </figure>
      )}
      {story === undefined ? null : <StoryLink story={story}>Open it as a story</StoryLink>}
      <Transitions title="What happens there" transitions={on} end="target" />
      <Transitions title="What leads there" transitions={here} end="source" />
    </div>
  );
}

function EdgeAside({ edge }: { edge: BoardEdge }) {
  const { subject } = useShown();
  return (
    <div className={styles.stack}>
      <h2 className={styles.title}>
        {edge.number === undefined ? null : <span className={styles.number}>{edge.number}</span>}
        To {stateName(subject.id, edge.target)}
      </h2>
      <Transitions transitions={edge.transitions} end="target" />
    </div>
  );
}

function Numbered() {
  const { subject, board, choose } = useShown();
  const numbered = board.edges.filter(({ number }) => number !== undefined);
  const nameOf = (statePath: string): string => stateName(subject.id, statePath);
  return (
    <div className={styles.stack}>
      <h2 className={styles.title}>Press a state or a transition</h2>
      <p className={muted}>
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
                    {source === 'any:' ? 'Any state' : nameOf(source)} to {nameOf(target)}:{' '}
                    {transitions.length} transitions
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
export function Aside() {
  const { chosen, board } = useShown();
  if (chosen?.kind === 'state') return <StateAside statePath={chosen.id} />;
  const edge = board.edges.find(({ id }) => chosen?.kind === 'edge' && id === chosen.id);
  return edge === undefined ? <Numbered /> : <EdgeAside edge={edge} />;
}
