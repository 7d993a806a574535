import { useMemo, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Storyboard as Definition } from '../../chart/defineStoryboard.ts';
import { chartOf, visibleStates, type Chart } from '../../chart/chart.ts';
import { transitionText } from '../../chart/words.ts';
import { boardOf, foldable, foldedAtFirst, type Board } from '../../storyboards/board.ts';
import { visibleAncestor } from '../../storyboards/collapseEdges.ts';
import { fittingScale } from '../../storyboards/layout.ts';
import { pathOfScenario } from '../../storyboards/scenarios.ts';
import { waysBetween, type WayStep } from '../../storyboards/ways.ts';
import { muted } from '../../ui/text.css.ts';
import { Page } from '../../ui/Page.tsx';
import { ChartTable } from './ChartTable.tsx';
import { ToolButton } from './controls/ToolButton.tsx';
import { Drawing } from './Drawing.tsx';
import { Limits } from './Limits.tsx';
import { StoryLink } from './StoryLink.tsx';
import * as styles from './Storyboard.css.ts';
import { useLayout } from './useLayout.ts';

/** A storyboard's view, stored in its URL: `&args=lit:signedIn-profile-loaded`. */
export interface ViewState {
  /** Paths of highlighted leaf states, space-separated, with hyphens for dots. */
  lit: string;
  /** Paths of collapsed states, in the same format; `-` for none, '' for the default. */
  folded: string;
  /** A scenario's id; '' for none. */
  scenario: string;
}

export const initialViewState: ViewState = { lit: '', folded: '', scenario: '' };

export interface StoryboardProps {
  /** The story's id, whose URL stores the view. */
  story: string;
  storyboard: Definition;
  /** The id of each visible state's story. */
  stories: Readonly<Record<string, string>>;
  /** Returns a state's picture as a URL. */
  pictureOf: (statePath: string) => string | undefined;
  viewState: ViewState;
  theme: 'light' | 'dark';
}

/** Parses state paths from a URL. */
const statePathsIn = (text: string): string[] =>
  text
    .split(/[ +]/)
    .filter((statePath) => statePath !== '' && statePath !== '-')
    .map((statePath) => statePath.replaceAll('-', '.'));

const statePathsText = (statePaths: readonly string[]): string =>
  statePaths.length === 0
    ? '-'
    : statePaths.map((statePath) => statePath.replaceAll('.', '-')).join(' ');

/** Returns the drawing of a view, without positions. */
export function boardIn(
  chart: Chart,
  { folded }: Pick<ViewState, 'folded'>,
  pictureOf: StoryboardProps['pictureOf'],
): Board {
  const pictured = chart.states.map(({ id }) => id).filter((id) => pictureOf(id) !== undefined);
  return boardOf(chart, {
    folded: new Set(folded === '' ? foldedAtFirst(chart) : statePathsIn(folded)),
    pictured: new Set(pictured),
  });
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

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const SCALES = [0.4, 0.6, 0.85, 1, 1.4] as const;

/** A statechart drawn with pictures of its states. */
export function Storyboard(props: StoryboardProps) {
  const { story, storyboard, stories, pictureOf, theme } = props;
  const [viewState, change] = useViewState(story, props.viewState);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [way, setWay] = useState<readonly WayStep[]>([]);
  const [zoom, setZoom] = useState<number>();
  const chart = useMemo(() => chartOf(storyboard), [storyboard]);
  const board = useMemo(
    () => boardIn(chart, { folded: viewState.folded }, pictureOf),
    [chart, viewState.folded, pictureOf],
  );
  const layout = useLayout(board);
  const scenario = storyboard.scenarios.find(({ id }) => id === viewState.scenario);
  const path = useMemo(
    () => (scenario === undefined ? [] : pathOfScenario(storyboard.model, scenario)),
    [storyboard, scenario],
  );
  const [from, to] = chosen;
  const ways = useMemo(
    () => (from === undefined || to === undefined ? [] : waysBetween(chart, from, to)),
    [chart, from, to],
  );

  const folded = new Set(
    viewState.folded === '' ? foldedAtFirst(chart) : statePathsIn(viewState.folded),
  );
  const nameOf = (statePath: string): string =>
    chart.states.find(({ id }) => id === statePath)?.name ?? statePath;
  const taken = new Set([
    ...path.flatMap((step) => step.taken),
    ...way.map(({ transition }) => transition.id),
  ]);
  const litStates = [
    ...statePathsIn(viewState.lit),
    ...path.flatMap(({ leaves }) => leaves),
    ...(way.length === 0 ? [] : [from ?? '', ...way.map((step) => step.to)]),
  ];
  const lit = new Set([
    ...litStates.map((statePath) => visibleAncestor(statePath, folded)),
    ...board.edges
      .filter(({ transitions }) => transitions.some(({ id }) => taken.has(id)))
      .map(({ id }) => id),
  ]);
  const isKind = (statePath: string, kind: string): boolean =>
    board.nodes.some((node) => node.id === statePath && node.kind === kind);
  const choose = (statePath: string): void => {
    setWay([]);
    if (isKind(statePath, 'state')) {
      setChosen((before) =>
        before.length === 1 && before[0] !== statePath ? [...before, statePath] : [statePath],
      );
      return;
    }
    const others = [...folded].filter((each) => each !== statePath);
    change({ folded: statePathsText(folded.has(statePath) ? others : [...others, statePath]) });
  };

  const scale = zoom ?? Math.max(SCALES[2], layout === undefined ? 1 : fittingScale(layout.layout));
  const canFold = foldable(chart);
  const shown = stories[to ?? from ?? ''];
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{chart.name}</h1>
          <p className={muted}>
            {chart.about} {plural(visibleStates(chart).length, 'state')},{' '}
            {plural(chart.transitions.length, 'transition')}
            {storyboard.screen === undefined
              ? '. Press two states to see every way from one to the other.'
              : '. Press a state to see its screen, and a second one for every way there.'}
          </p>
        </div>
        <div className={styles.tools} role="group" aria-label="Zoom">
          {canFold.length === 0 ? null : (
            <ToolButton
              onClick={() => change({ folded: folded.size === 0 ? statePathsText(canFold) : '-' })}
            >
              {folded.size === 0 ? 'Fold all' : 'Unfold all'}
            </ToolButton>
          )}
          <ToolButton
            aria-label="Zoom out"
            onClick={() => setZoom(SCALES.findLast((each) => each < scale) ?? SCALES[0])}
          >
            −
          </ToolButton>
          <ToolButton
            aria-label="Zoom in"
            onClick={() => setZoom(SCALES.find((each) => each > scale) ?? 1.4)}
          >
            +
          </ToolButton>
          <ToolButton
            onClick={() => setZoom(layout === undefined ? 1 : fittingScale(layout.layout))}
          >
            Fit
          </ToolButton>
        </div>
      </header>
      {storyboard.scenarios.length === 0 ? null : (
        <section className={styles.tools} aria-label="Scenarios">
          <span>What happens when</span>
          {storyboard.scenarios.map(({ id, words }) => (
            <ToolButton
              key={id}
              aria-pressed={id === scenario?.id}
              onClick={() => {
                setWay([]);
                change({ scenario: id === scenario?.id ? '' : id, folded: '-' });
              }}
            >
              {words}
            </ToolButton>
          ))}
        </section>
      )}
      {scenario === undefined ? null : <p role="status">{scenario.answer}</p>}
      <div className={styles.board}>
        {/* Scrolls, so that a keyboard needs to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.canvas} role="region" aria-label="Drawing" tabIndex={0}>
          {layout === undefined ? null : (
            <Drawing
              board={layout.board}
              layout={layout.layout}
              title={`${chart.name}, drawn`}
              pictureOf={pictureOf}
              lit={lit}
              chosen={chosen}
              onChoose={choose}
              scale={scale}
            />
          )}
        </div>
        {from === undefined ? null : (
          <aside className={styles.aside} aria-label={nameOf(to ?? from)}>
            <ToolButton onClick={() => setChosen([])}>Close</ToolButton>
            <h2>{nameOf(to ?? from)}</h2>
            <p>{chart.states.find(({ id }) => id === (to ?? from))?.about}</p>
            {to === undefined ? null : (
              <>
                <h3>
                  {ways.length === 0 ? 'No way' : plural(ways.length, 'way')} from “{nameOf(from)}”
                </h3>
                <ol className={styles.ways}>
                  {ways.map((each, index) => (
                    <li key={index}>
                      <ToolButton aria-pressed={way === each} onClick={() => setWay(each)}>
                        {each
                          .map(
                            (step) =>
                              `${transitionText(step.transition.words)} → ${nameOf(step.to)}`,
                          )
                          .join('; ')}
                      </ToolButton>
                    </li>
                  ))}
                </ol>
              </>
            )}
            {shown === undefined ? null : (
              <>
                <StoryLink story={shown}>Open its story</StoryLink>
                {storyboard.screen === undefined ? null : (
                  // Same-origin page of this Storybook, which needs its scripts.
                  // oxlint-disable-next-line react/iframe-missing-sandbox
                  <iframe
                    className={styles.screen}
                    title={`${nameOf(to ?? from)}, the real screen`}
                    src={`./iframe.html?id=${shown}&viewMode=story&globals=theme:${theme}`}
                  />
                )}
              </>
            )}
          </aside>
        )}
      </div>
      <Limits storyboard={storyboard} />
      <ChartTable chart={chart} stories={stories} lit={litStates} />
    </Page>
  );
}
