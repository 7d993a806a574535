import { useMemo, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { boardOf, foldable, foldedAtFirst } from '../../storyboards/board.ts';
import { selfAndAncestors, visibleAncestor } from '../../storyboards/collapseEdges.ts';
import { boardKey } from '../../storyboards/layout.ts';
import { modeOf, views, type Theme, type Window } from '../../storyboards/modes.ts';
import { isSameScreen, pictureOf } from '../../storyboards/pictures.ts';
import { answerPath } from '../../storyboards/questions.ts';
import { settings } from '../../chart/registry.ts';
import type { Subject } from '../../storyboards/subject.ts';
import { followSlugs, slugsOf, nextPathSteps, type PathStep } from '../../storyboards/walk.ts';
import { classNames } from '../../ui/classNames.ts';
import { Aside } from './aside/Aside.tsx';
import { Canvas } from './canvas/Canvas.tsx';
import type { CanvasContext, Chosen } from './canvas/context.ts';
import { ChartTable } from './ChartTable.tsx';
import { Limits } from './Limits.tsx';
import { Choices } from './controls/Choices.tsx';
import * as controls from './controls/Controls.css.ts';
import { Search } from './controls/Search.tsx';
import { statePathsIn, statePathsText, type ViewState } from './viewState.ts';
import * as styles from './Storyboard.css.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { isMovedByHand, LivePane } from './live/LivePane.tsx';
import { Printed } from './print/Printed.tsx';
import { Questions } from './strip/Questions.tsx';
import { useLayout, type Layouts } from './useLayout.ts';
import { Page } from '../../ui/Page.tsx';

export interface StoryboardProps {
  /** The story's id, whose URL stores the view. */
  story: string;
  subject: Subject;
  layouts: Layouts;
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

/** Returns the highlighted leaf states: the real screen's, else the path's, else the URL's. */
function highlightedStates(
  path: readonly PathStep[] | undefined,
  fromUrl: string,
  screenStates: readonly string[] | undefined,
): ReadonlySet<string> {
  if (isMovedByHand(screenStates, path)) return new Set(screenStates);
  return new Set(path === undefined ? statePathsIn(fromUrl) : path.flatMap(({ leaves }) => leaves));
}

/** A statechart drawn with pictures of the product. */
export function Storyboard({
  story,
  subject,
  layouts,
  viewState: first,
  theme,
  window: pageWindow,
}: StoryboardProps) {
  const [viewState, change] = useViewState(story, first);
  const [chosen, setChosen] = useState<Chosen>();
  const [current, setCurrent] = useState<string>();
  const [fitCount, setFitCount] = useState(0);
  const [reveal, setReveal] = useState<{ statePath: string; count: number }>();
  const [screenStates, setScreenStates] = useState<readonly string[]>();
  const { chart, wording, own, pictures, questions } = subject;
  const { view } = viewState;
  const window = viewState.window === '' ? pageWindow : viewState.window;
  const roles = Object.keys(settings().people);
  const role = viewState.role === '' ? (roles[0] ?? '') : viewState.role;
  const mode = modeOf(window, viewState.theme === '' ? theme : viewState.theme);

  const folded = useMemo(
    () => new Set(viewState.folded === '' ? foldedAtFirst(chart) : statePathsIn(viewState.folded)),
    [viewState.folded, chart],
  );
  const board = useMemo(
    () => boardOf(chart, wording, { view, window, folded, own }),
    [chart, wording, view, window, folded, own],
  );
  const drawing = useLayout(board, layouts);
  const question = questions.find(({ id }) => id === viewState.question);
  const answer = useMemo(
    () => question && answerPath(subject.stepper, subject.model.machine, question),
    [subject, question],
  );
  const livePath = useMemo(
    () =>
      viewState.live
        ? followSlugs(subject.stepper, viewState.path === '' ? [] : viewState.path.split(/[ +]/))
        : undefined,
    [subject, viewState.live, viewState.path],
  );
  const setLivePath = (next: readonly PathStep[]): void =>
    change({ path: slugsOf(next).join(' ') });
  const path = livePath ?? answer;
  const pictureIn = (statePath: string, of: string, shown?: string) =>
    pictureOf(pictures, shown ?? storyOf(subject, statePath, role), of);
  const pictureFor = (statePath: string, shown?: string) => pictureIn(statePath, mode, shown);

  const highlighted = useMemo(() => {
    const liveStates = viewState.live ? screenStates : undefined;
    const statePaths = [...highlightedStates(path, viewState.lit, liveStates)];
    const taken = new Set(
      isMovedByHand(liveStates, path) ? [] : path?.flatMap((step) => step.taken),
    );
    const edges = board.edges.filter(({ transitions }) => transitions.some((id) => taken.has(id)));
    return new Set([
      ...statePaths.flatMap((statePath) => [statePath, visibleAncestor(statePath, folded)]),
      ...edges.map(({ id }) => id),
    ]);
  }, [path, viewState.lit, viewState.live, screenStates, board, folded]);

  const last = livePath?.at(-1);
  const nextSteps = useMemo(
    () => (last === undefined ? [] : nextPathSteps(subject.stepper, last)),
    [subject, last],
  );
  const possibleEdges = useMemo(() => {
    const possible = new Set(
      isMovedByHand(screenStates, livePath) ? [] : nextSteps.flatMap(({ taken }) => taken),
    );
    return new Set(
      board.edges
        .filter(({ transitions }) => transitions.some((id) => possible.has(id)))
        .map(({ id }) => id),
    );
  }, [nextSteps, board, screenStates, livePath]);

  const fold = (statePath: string, isFolded: boolean): void => {
    const next = new Set(folded);
    if (isFolded) next.add(statePath);
    else next.delete(statePath);
    change({ folded: next.size === 0 ? '-' : statePathsText(next) });
  };
  const canFold = foldable(chart);
  const isAllUnfolded = folded.size === 0;

  const find = (statePath: string): void => {
    const foldedAncestors = selfAndAncestors(statePath).filter(
      (each) => folded.has(each) && each !== statePath,
    );
    if (foldedAncestors.length > 0) {
      const next = [...folded].filter((each) => !foldedAncestors.includes(each));
      change({ folded: next.length === 0 ? '-' : statePathsText(next) });
    }
    setChosen({ kind: 'state', id: statePath });
    setCurrent(statePath);
    setReveal((before) => ({ statePath, count: (before?.count ?? 0) + 1 }));
  };

  const leaves = chart.states.filter(({ kind }) => kind === 'leaf');
  const dependsOnRole = leaves.some(({ id }) =>
    roles.some((each) => storyOf(subject, id, each) !== subject.stories[id]),
  );
  const begin = board.nodes.find(({ kind }) => kind !== 'begin' && kind !== 'frame')?.id ?? '';
  const itemIds = new Set([...board.nodes, ...board.edges].map(({ id }) => id));

  const value: CanvasContext = {
    subject,
    view,
    window,
    pictureOf: pictureFor,
    highlighted,
    isPath: path !== undefined,
    chosen,
    isLive: viewState.live,
    possibleEdges,
    current: current !== undefined && itemIds.has(current) ? current : begin,
    choose: (next) => {
      const step =
        next?.kind === 'edge' && viewState.live
          ? nextSteps.find(({ taken }) =>
              board.edges
                .find(({ id }) => id === next.id)
                ?.transitions.some((each) => taken.includes(each)),
            )
          : undefined;
      if (step !== undefined && livePath !== undefined) {
        setLivePath([...livePath, step]);
        return;
      }
      setChosen(next);
      if (next !== undefined) setCurrent(visibleAncestor(next.id, folded));
    },
    fold,
  };
  const hasAside = viewState.live || chosen !== undefined;

  return (
    <Page className={styles.page}>
      <div className={styles.board}>
        <header className={`${styles.head} ${styles.across}`}>
          <div className={styles.words}>
            <h1 className={styles.title}>{wording.name}</h1>
            <p className={styles.about}>
              {wording.about} {leaves.length} states, {chart.transitions.length} transitions
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
          <Search subject={subject} onFound={find} />
          {canFold.length === 0 ? null : (
            <button
              type="button"
              className={controls.button}
              onClick={() =>
                change({
                  folded: isAllUnfolded
                    ? statePathsText(
                        canFold.filter(({ parent }) => parent === '').map(({ id }) => id),
                      )
                    : '-',
                })
              }
            >
              {isAllUnfolded ? 'Fold all' : 'Unfold all'}
            </button>
          )}
          <button
            type="button"
            className={controls.button}
            onClick={() => setFitCount(fitCount + 1)}
          >
            Fit
          </button>
          {subject.hasScreen ? (
            <button
              type="button"
              className={controls.button}
              aria-pressed={viewState.live}
              onClick={() => {
                setScreenStates(undefined);
                change({ live: !viewState.live });
              }}
            >
              Live
            </button>
          ) : null}
          <ExportMenu
            drawn={
              drawing === undefined
                ? undefined
                : {
                    ...drawing,
                    subject,
                    view,
                    window,
                    theme: viewState.theme === '' ? theme : viewState.theme,
                    pictureOf: pictureFor,
                  }
            }
          />
        </header>
        {drawing === undefined ? (
          <p role="status">Laying it out …</p>
        ) : (
          <Canvas
            name={wording.name}
            board={drawing.board}
            layout={drawing.layout}
            layoutKey={boardKey(drawing.board)}
            value={value}
            onCurrent={setCurrent}
            fitCount={fitCount}
            reveal={reveal}
          />
        )}
        {hasAside ? (
          <aside
            className={classNames(styles.aside, viewState.live ? styles.asideLive : undefined)}
            aria-label={viewState.live ? 'The real screen' : 'What is chosen'}
          >
            <button
              type="button"
              className={`${controls.button} ${styles.close}`}
              onClick={() => {
                setChosen(undefined);
                if (viewState.live) change({ live: false });
              }}
            >
              Close
            </button>
            {viewState.live && livePath !== undefined ? (
              <LivePane
                subject={subject}
                story={story.replace(/--.*$/, '--live')}
                theme={viewState.theme === '' ? theme : viewState.theme}
                path={livePath}
                onPath={setLivePath}
                screenStates={screenStates}
                onScreenStates={setScreenStates}
              />
            ) : (
              <Aside
                subject={subject}
                view={view}
                chosen={chosen}
                edges={board.edges}
                pictureOf={pictureFor}
                choose={(next) => {
                  if (next?.kind === 'state' && chart.states.some(({ id }) => id === next.id)) {
                    find(next.id);
                  } else setChosen(next);
                }}
              />
            )}
          </aside>
        ) : null}
        <div className={styles.across}>
          <Questions
            subject={subject}
            window={window}
            asked={viewState.question}
            path={answer}
            pictureOf={pictureFor}
            onAsk={(id) => change({ question: id })}
          />
        </div>
      </div>
      {drawing === undefined ? null : (
        <Printed {...drawing} subject={subject} view={view} window={window} pictureIn={pictureIn} />
      )}
      <div className={styles.under}>
        <Limits model={subject.model} />
        <ChartTable subject={subject} highlighted={statePathsIn(viewState.lit)} />
      </div>
    </Page>
  );
}
