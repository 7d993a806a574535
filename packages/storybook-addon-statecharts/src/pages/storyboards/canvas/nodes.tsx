import type { NodeProps, Node } from '@xyflow/react';
import type { BoardNode } from '../../../storyboards/board.ts';
import { selfAndAncestors } from '../../../storyboards/collapseEdges.ts';
import { MINI, group as sizes, thumbnails, type Size } from '../../../storyboards/measures.ts';
import { statusWords } from '../../../storyboards/pictures.ts';
import type { ChartState } from '../../../chart/chart.ts';
import { stateAbout, stateName } from '../../../chart/words.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { classNames } from '../../../ui/classNames.ts';
import * as styles from './Canvas.css.ts';
import { useShown } from '../context.ts';

export type FlowNode = Node<{ node: BoardNode }>;

const mark = (isSo: boolean): '' | undefined => (isSo ? '' : undefined);
const px = ({ width, height }: Size) => ({ width: `${width}px`, height: `${height}px` });

function Picture({ statePath, size }: { statePath: string; size: Size }) {
  const { pictureOf } = useShown();
  const picture = pictureOf(statePath);
  return picture === undefined ? (
    <span className={styles.picture} style={px(size)} />
  ) : (
    <img
      className={styles.picture}
      src={picture.url}
      alt=""
      width={size.width}
      height={size.height}
      style={px(size)}
      draggable={false}
    />
  );
}

/** A leaf state: with its picture if it has a screen, else small. */
function StateNode({ data: { node } }: NodeProps<FlowNode>) {
  const shown = useShown();
  const { view, window, highlighted, isPath, chosen, current, choose, pictureOf, nameOf } = shown;
  if (!('state' in node)) return null;
  const { state } = node;
  const isScreen = node.kind === 'screen' && view === 'pictures';
  const picture = pictureOf(state.id);
  const hasPicture = isScreen || (view === 'pictures' && !state.transient && picture !== undefined);
  const isHighlighted = highlighted.has(state.id);
  const hiddenWords = [state.transient ? 'passed through' : '', isHighlighted ? 'lit' : '']
    .filter((word) => word !== '')
    .join(', ');
  return (
    <button
      type="button"
      id={`node-${state.id}`}
      data-item={state.id}
      className={classNames(styles.state, isScreen ? undefined : styles.small)}
      data-lit={mark(isHighlighted)}
      data-faint={mark(isPath && !isHighlighted)}
      data-transient={mark(state.transient)}
      data-chosen={mark(chosen?.id === state.id)}
      aria-pressed={chosen?.id === state.id}
      tabIndex={current === state.id ? 0 : -1}
      onClick={() => choose({ kind: 'state', id: state.id })}
    >
      {hasPicture ? (
        <Picture statePath={state.id} size={isScreen ? thumbnails[window] : MINI[window]} />
      ) : null}
      {isScreen && picture !== undefined ? (
        <span className={styles.status} data-status={picture.status}>
          {statusWords[picture.status]}
        </span>
      ) : null}
      <span className={isScreen ? styles.caption : styles.beside}>
        <span className={styles.name}>{nameOf(state.id)}</span>
      </span>
      {hiddenWords === '' ? null : <VisuallyHidden>, {hiddenWords}</VisuallyHidden>}
    </button>
  );
}

function Head({ state, isFolded }: { state: ChartState; isFolded: boolean }) {
  const { subject, view, fold, current, nameOf } = useShown();
  const name = stateName(subject.id, state.id);
  const about = stateAbout(subject.id, state.id);
  return (
    <div className={styles.head}>
      <span className={styles.beside}>
        <span className={classNames(styles.name, styles.title)}>{nameOf(state.id)}</span>
        <span className={styles.about}>
          {view === 'code' ? (state.kind === 'parallel' ? 'parallel' : '') : about}
        </span>
      </span>
      <button
        type="button"
        className={styles.fold}
        data-item={isFolded ? state.id : undefined}
        tabIndex={current === state.id || !isFolded ? 0 : -1}
        aria-expanded={!isFolded}
        aria-label={`${isFolded ? 'Unfold' : 'Fold'} ${name}`}
        onClick={() => fold(state.id, !isFolded)}
      >
        {isFolded ? '+' : '−'}
      </button>
    </div>
  );
}

/** A collapsed state: its descendants' pictures and names. */
function GroupNode({ data: { node } }: NodeProps<FlowNode>) {
  const { subject, view, window, highlighted, choose, nameOf } = useShown();
  if (node.kind !== 'collapsed') return null;
  return (
    <div className={styles.group} data-lit={mark(highlighted.has(node.id))}>
      <div className={styles.groupHead}>
        <Head state={node.state} isFolded />
      </div>
      {node.group.regions.map(({ id, y }) => (
        <div key={id}>
          <span className={styles.rule} style={{ top: y - 14 }} />
          <span className={styles.region} style={{ top: y }}>
            <span className={styles.name}>{nameOf(id)}</span>
            {view === 'code' ? null : (
              <span className={styles.about}>{stateAbout(subject.id, id)}</span>
            )}
          </span>
        </div>
      ))}
      {node.group.items.map(({ id, kind, x, y, width, height }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={classNames(styles.item, kind === 'chip' ? styles.chip : styles.pictureItem)}
          style={{ left: x, top: y, width, height }}
          data-lit={mark(highlighted.has(id))}
          onClick={() => choose({ kind: 'state', id })}
        >
          {kind === 'picture' ? <Picture statePath={id} size={sizes.picture[window]} /> : null}
          <span
            className={classNames(
              styles.itemName,
              kind === 'picture' ? styles.pictureName : undefined,
            )}
          >
            {nameOf(id)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** An expanded state: a frame around its children. */
function FrameNode({ data: { node } }: NodeProps<FlowNode>) {
  if (node.kind !== 'frame') return null;
  return (
    <div className={styles.frame}>
      <Head state={node.state} isFolded={false} />
    </div>
  );
}

const BeginNode = () => <div className={styles.begin} />;

const AnyNode = () => <div className={styles.any}>From any of these</div>;

export const nodeTypes = {
  screen: StateNode,
  small: StateNode,
  transient: StateNode,
  // Not `group`: React Flow styles its own type of that name.
  collapsed: GroupNode,
  frame: FrameNode,
  begin: BeginNode,
  any: AnyNode,
};

/** A node's depth; children are drawn above their parents. */
export const depthOf = ({ parent }: BoardNode): number =>
  parent === '' ? 0 : selfAndAncestors(parent).length;
