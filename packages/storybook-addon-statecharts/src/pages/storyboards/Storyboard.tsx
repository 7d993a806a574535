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

/** The story that shows a state, chosen by the signed-in user's role if relevant. */
function storyOf(
  { stories, pictures }: Subject,
  statePath: string,
  role: string,
): string | undefined {
  const { people } = settings();
  const [plain] = Object.values(people);
  const story = stories[statePath];
  return isSameScreen(pictures, story, plain) ? (people[role] ?? story) : story;
}

function litBy(
  path: readonly PathStep[] | undefined,
  lit: string,
  at: readonly string[] | undefined,
): ReadonlySet<string> {
  // The real screen's position takes precedence over the chosen path.
  if (isMovedByHand(at, path)) return new Set(at);
  return new Set(path === undefined ? statePathsIn(lit) : path.flatMap(({ leaves }) => leaves));
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
  const [fits, setFits] = useState(0);
  const [sought, setSought] = useState<{ statePath: string; times: number }>();
  const [at, setAt] = useState<readonly string[]>();
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
  const placed = useLayout(board, layouts);
  const question = questions.find(({ id }) => id === viewState.question);
  const answer = useMemo(
    () => question && answerPath(subject.stepper, subject.model.machine, question),
    [subject, question],
  );
  const walked = useMemo(
    () =>
      viewState.live
        ? followSlugs(subject.stepper, viewState.path === '' ? [] : viewState.path.split(/[ +]/))
        : undefined,
    [subject, viewState.live, viewState.path],
  );
  const walk = (next: readonly PathStep[]): void => change({ path: slugsOf(next).join(' ') });
  const path = walked ?? answer;
  const pictureIn = (statePath: string, of: string, shown?: string) =>
    pictureOf(pictures, shown ?? storyOf(subject, statePath, role), of);
  const pictureFor = (statePath: string, shown?: string) => pictureIn(statePath, mode, shown);

  const lit = useMemo(() => {
    const real = viewState.live ? at : undefined;
    const statePaths = [...litBy(path, viewState.lit, real)];
    const taken = new Set(isMovedByHand(real, path) ? [] : path?.flatMap((stop) => stop.taken));
    const edges = board.edges.filter(({ transitions }) => transitions.some((id) => taken.has(id)));
    return new Set([
      ...statePaths.flatMap((statePath) => [statePath, visibleAncestor(statePath, folded)]),
      ...edges.map(({ id }) => id),
    ]);
  }, [path, viewState.lit, viewState.live, at, board, folded]);

  const last = walked?.at(-1);
  const onward = useMemo(
    () => (last === undefined ? [] : nextPathSteps(subject.stepper, last)),
    [subject, last],
  );
  const open = useMemo(() => {
    const takable = new Set(isMovedByHand(at, walked) ? [] : onward.flatMap(({ taken }) => taken));
    return new Set(
      board.edges
        .filter(({ transitions }) => transitions.some((id) => takable.has(id)))
        .map(({ id }) => id),
    );
  }, [onward, board, at, walked]);

  const fold = (statePath: string, isFolded: boolean): void => {
    const next = new Set(folded);
    if (isFolded) next.add(statePath);
    else next.delete(statePath);
    change({ folded: next.size === 0 ? '-' : statePathsText(next) });
  };
  const canFold = foldable(chart);
  const isAllUnfolded = folded.size === 0;

  const find = (statePath: string): void => {
    const hidden = selfAndAncestors(statePath).filter(
      (each) => folded.has(each) && each !== statePath,
    );
    if (hidden.length > 0) {
      const next = [...folded].filter((each) => !hidden.includes(each));
      change({ folded: next.length === 0 ? '-' : statePathsText(next) });
    }
    setChosen({ kind: 'state', id: statePath });
    setCurrent(statePath);
    setSought((before) => ({ statePath, times: (before?.times ?? 0) + 1 }));
  };

  const leaves = chart.states.filter(({ kind }) => kind === 'leaf');
  const isByRole = leaves.some(({ id }) =>
    roles.some((each) => storyOf(subject, id, each) !== subject.stories[id]),
  );
  const begin = board.nodes.find(({ kind }) => kind !== 'begin' && kind !== 'frame')?.id ?? '';
  const known = new Set([...board.nodes, ...board.edges].map(({ id }) => id));

  const value: CanvasContext = {
    subject,
    view,
    window,
    pictureOf: pictureFor,
    lit,
    isPath: path !== undefined,
    chosen,
    isLive: viewState.live,
    open,
    current: current !== undefined && known.has(current) ? current : begin,
    choose: (next) => {
      const press =
        next?.kind === 'edge' && viewState.live
          ? onward.find(({ taken }) =>
              board.edges
                .find(({ id }) => id === next.id)
                ?.transitions.some((each) => taken.includes(each)),
            )
          : undefined;
      if (press !== undefined && walked !== undefined) {
        walk([...walked, press]);
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
          {isByRole ? (
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
          <button type="button" className={controls.button} onClick={() => setFits(fits + 1)}>
            Fit
          </button>
          {subject.hasScreen ? (
            <button
              type="button"
              className={controls.button}
              aria-pressed={viewState.live}
              onClick={() => {
                setAt(undefined);
                change({ live: !viewState.live });
              }}
            >
              Live
            </button>
          ) : null}
          <ExportMenu
            drawn={
              placed === undefined
                ? undefined
                : {
                    ...placed,
                    subject,
                    view,
                    window,
                    theme: viewState.theme === '' ? theme : viewState.theme,
                    pictureOf: pictureFor,
                  }
            }
          />
        </header>
        {placed === undefined ? (
          <p role="status">Laying it out …</p>
        ) : (
          <Canvas
            name={wording.name}
            board={placed.board}
            layout={placed.layout}
            layoutKey={boardKey(placed.board)}
            value={value}
            onCurrent={setCurrent}
            fits={fits}
            sought={sought}
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
            {viewState.live && walked !== undefined ? (
              <LivePane
                subject={subject}
                story={story.replace(/--.*$/, '--live')}
                theme={viewState.theme === '' ? theme : viewState.theme}
                path={walked}
                onPath={walk}
                at={at}
                onAt={setAt}
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
      {placed === undefined ? null : (
        <Printed {...placed} subject={subject} view={view} window={window} pictureIn={pictureIn} />
      )}
      <div className={styles.under}>
        <Limits model={subject.model} />
        <ChartTable subject={subject} lit={statePathsIn(viewState.lit)} />
      </div>
    </Page>
  );
}
