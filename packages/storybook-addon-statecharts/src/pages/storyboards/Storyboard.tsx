import { useMemo, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { foldable, type Board } from '../../storyboards/board.ts';
import { selfAndAncestors, visibleAncestor } from '../../storyboards/collapseEdges.ts';
import { boardKey } from '../../storyboards/layout.ts';
import { modeOf, views, type Theme, type Window } from '../../storyboards/modes.ts';
import { isSameScreen, pictureOf } from '../../storyboards/pictures.ts';
import { answerPath } from '../../storyboards/questions.ts';
import { settings } from '../../chart/registry.ts';
import { machineAbout, machineWords, stateName } from '../../chart/words.ts';
import type { Subject } from '../../storyboards/subject.ts';
import { followSlugs, slugsOf } from '../../storyboards/walk.ts';
import { classNames } from '../../ui/classNames.ts';
import type { Step } from '../../walks/simulator.ts';
import { Aside } from './aside/Aside.tsx';
import { Canvas, type Aim } from './canvas/Canvas.tsx';
import { ShownContext, type Chosen, type Shown } from './context.ts';
import { ChartTable } from './ChartTable.tsx';
import { Limits } from './Limits.tsx';
import { Choices } from './controls/Choices.tsx';
import { muted } from '../../ui/text.css.ts';
import { Search } from './controls/Search.tsx';
import { ToolButton } from './controls/ToolButton.tsx';
import { boardIn, foldedIn, statePathsIn, statePathsText, type ViewState } from './viewState.ts';
import * as styles from './Storyboard.css.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { isMovedByHand, LivePane } from './live/LivePane.tsx';
import { Printed } from './print/Printed.tsx';
import { Questions } from './strip/Questions.tsx';
import { useLayout } from './useLayout.ts';
import { Page } from '../../ui/Page.tsx';

export interface StoryboardProps {
  /** The story's id, whose URL stores the view. */
  story: string;
  subject: Subject;
  /** The initial view. */
  viewState: ViewState;
  /** The page's theme. */
  theme: Theme;
  window: Window;
}

/** The view, stored in the story's URL. */
function useViewState(story: string, first: ViewState) {
  const [viewState, setViewState] = useState(first);
  const change = (changed: Partial<ViewState>): void => {
    setViewState((before) => ({ ...before, ...changed }));
    addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: story, updatedArgs: changed });
  };
  return [viewState, change] as const;
}

/** Returns the story that shows a state; for a screen that depends on the role, the role's own. */
function storyOf(
  { stories, pictures }: Subject,
  statePath: string,
  role: string,
): string | undefined {
  const { people } = settings();
  const [firstPerson] = Object.values(people);
  const story = stories[statePath];
  return isSameScreen(pictures, story, firstPerson) ? (people[role] ?? story) : story;
}

/** Returns the ids of the edges that stand for these transitions. */
const edgesOf = ({ edges }: Board, taken: readonly string[]): string[] =>
  edges
    .filter(({ transitions }) => transitions.some(({ id }) => taken.includes(id)))
    .map(({ id }) => id);

/** A statechart drawn with pictures of the product. */
export function Storyboard({ story, subject, viewState: first, theme, window }: StoryboardProps) {
  const [viewState, change] = useViewState(story, first);
  const [chosen, setChosen] = useState<Chosen>();
  const [current, setCurrent] = useState<string>();
  const [aim, setAim] = useState<Aim>({ count: 0 });
  const [screenStates, setScreenStates] = useState<readonly string[]>();
  const { chart, pictures, questions } = subject;
  const { view } = viewState;
  const roles = Object.keys(settings().people);
  const role = viewState.role === '' ? (roles[0] ?? '') : viewState.role;

  const folded = useMemo(() => foldedIn(subject, viewState.folded), [subject, viewState.folded]);
  const board = useMemo(
    () => boardIn(subject, { view, folded: viewState.folded }, window),
    [subject, view, viewState.folded, window],
  );
  const drawing = useLayout(board);
  const question = questions.find(({ id }) => id === viewState.question);
  const answer = useMemo(
    () => question && answerPath(subject.simulator, subject.model.machine, question),
    [subject, question],
  );
  const livePath = useMemo(
    () =>
      viewState.live
        ? followSlugs(subject.simulator, viewState.path === '' ? [] : viewState.path.split(/[ +]/))
        : undefined,
    [subject, viewState.live, viewState.path],
  );
  const setLivePath = (next: readonly Step[]): void => change({ path: slugsOf(next).join(' ') });
  const path = livePath ?? answer;
  const isMoved = isMovedByHand(viewState.live ? screenStates : undefined, path);
  const litStates = isMoved
    ? (screenStates ?? [])
    : (path?.flatMap(({ leaves }) => leaves) ?? statePathsIn(viewState.lit));
  const litTransitions = isMoved ? [] : (path?.flatMap(({ taken }) => taken) ?? []);

  const last = livePath?.at(-1);
  const nextSteps = useMemo(
    () => (last === undefined ? [] : subject.simulator.next(last.snapshot)),
    [subject, last],
  );
  const setFolded = (next: readonly string[]): void =>
    change({ folded: next.length === 0 ? '-' : statePathsText(next) });
  const fold = (statePath: string, isFolded: boolean): void => {
    const others = [...folded].filter((each) => each !== statePath);
    setFolded(isFolded ? [...others, statePath] : others);
  };
  const canFold = foldable(chart);
  const isAllUnfolded = folded.size === 0;

  const find = (statePath: string): void => {
    const [, ...ancestors] = selfAndAncestors(statePath);
    if (ancestors.some((each) => folded.has(each)))
      setFolded([...folded].filter((each) => !ancestors.includes(each)));
    setChosen({ kind: 'state', id: statePath });
    setCurrent(statePath);
    setAim(({ count }) => ({ statePath, count: count + 1 }));
  };

  const about = machineAbout(chart.id);
  const leaves = chart.states.filter(({ kind }) => kind === 'leaf');
  const dependsOnRole = leaves.some(({ id }) =>
    roles.some((each) => storyOf(subject, id, each) !== subject.stories[id]),
  );
  const begin = board.nodes.find(({ kind }) => kind !== 'begin' && kind !== 'frame')?.id ?? '';
  const itemIds = new Set([...board.nodes, ...board.edges].map(({ id }) => id));

  const shown: Shown = {
    subject,
    view,
    window,
    theme,
    board,
    pictureOf: (statePath, of, mode = modeOf(window, theme)) =>
      pictureOf(pictures, of ?? storyOf(subject, statePath, role), mode),
    nameOf: (statePath) =>
      view === 'code'
        ? statePath.slice(statePath.lastIndexOf('.') + 1)
        : stateName(chart.id, statePath),
    highlighted: new Set([
      ...litStates.flatMap((statePath) => [statePath, visibleAncestor(statePath, folded)]),
      ...edgesOf(board, litTransitions),
    ]),
    isPath: path !== undefined,
    chosen,
    isLive: viewState.live,
    possibleEdges: new Set(isMoved ? [] : nextSteps.flatMap(({ taken }) => edgesOf(board, taken))),
    current: current !== undefined && itemIds.has(current) ? current : begin,
    choose: (next) => {
      const step =
        next?.kind === 'edge' && viewState.live
          ? nextSteps.find(({ taken }) => edgesOf(board, taken).includes(next.id))
          : undefined;
      if (step !== undefined && livePath !== undefined) {
        setLivePath([...livePath, step]);
        return;
      }
      setChosen(next);
      if (next !== undefined) setCurrent(visibleAncestor(next.id, folded));
    },
    find,
    fold,
  };
  const hasAside = viewState.live || chosen !== undefined;

  return (
    <ShownContext value={shown}>
      <Page className={styles.page}>
        <div className={styles.board}>
          <header className={`${styles.head} ${styles.across}`}>
            <div className={styles.words}>
              <h1 className={styles.title}>{machineWords(chart.id)}</h1>
              <p className={muted}>
                {about} {leaves.length} states, {chart.transitions.length} transitions
                {board.inside.length === 0 ? '' : `, ${board.inside.length} of them folded`}.
              </p>
            </div>
            <Choices
              label="Show"
              values={views}
              chosen={view}
              onChoose={(next) => change({ view: next })}
            />
            {dependsOnRole ? (
              <Choices
                label="Signed in as"
                values={roles}
                chosen={role}
                onChoose={(next) => change({ role: next })}
              />
            ) : null}
            <Search />
            {canFold.length === 0 ? null : (
              <ToolButton onClick={() => setFolded(isAllUnfolded ? canFold : [])}>
                {isAllUnfolded ? 'Fold all' : 'Unfold all'}
              </ToolButton>
            )}
            <ToolButton onClick={() => setAim(({ count }) => ({ count: count + 1 }))}>
              Fit
            </ToolButton>
            {subject.hasScreen ? (
              <ToolButton
                aria-pressed={viewState.live}
                onClick={() => {
                  setScreenStates(undefined);
                  change({ live: !viewState.live });
                }}
              >
                Live
              </ToolButton>
            ) : null}
            <ExportMenu drawing={drawing} />
          </header>
          {drawing === undefined ? (
            <p role="status">Laying it out …</p>
          ) : (
            <Canvas
              {...drawing}
              layoutKey={boardKey(drawing.board)}
              onCurrent={setCurrent}
              aim={aim}
            />
          )}
          {hasAside ? (
            <aside
              className={classNames(styles.aside, viewState.live ? styles.asideLive : undefined)}
              aria-label={viewState.live ? 'The real screen' : 'What is chosen'}
            >
              <ToolButton
                className={styles.close}
                onClick={() => {
                  setChosen(undefined);
                  if (viewState.live) change({ live: false });
                }}
              >
                Close
              </ToolButton>
              {viewState.live && livePath !== undefined ? (
                <LivePane
                  story={story.replace(/--.*$/, '--live')}
                  path={livePath}
                  onPath={setLivePath}
                  screenStates={screenStates}
                  onScreenStates={setScreenStates}
                />
              ) : (
                <Aside />
              )}
            </aside>
          ) : null}
          <div className={styles.across}>
            <Questions
              asked={viewState.question}
              path={answer}
              onAsk={(id) => change({ question: id })}
            />
          </div>
        </div>
        {drawing === undefined ? null : <Printed drawing={drawing} />}
        <div className={styles.under}>
          <Limits model={subject.model} />
          <ChartTable subject={subject} highlighted={statePathsIn(viewState.lit)} />
        </div>
      </Page>
    </ShownContext>
  );
}
