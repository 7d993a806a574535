import { diffWordsWithSpace } from 'diff';
import { useState, type ReactNode } from 'react';
import type { Box, Change, ChangeGroup, DeskData, Shot } from '../desk/desk.ts';
import { contentOf, counted, headline, isOpen, placesOf } from '../desk/summary.ts';
import {
  Details,
  Frame,
  Marked,
  Modes,
  Picture,
  Select,
  StoryLink,
  Thumbs,
  viewBoxOf,
} from './parts.tsx';
import { kindWords, modeWords, subjectWords } from './words.ts';

const views = ['Slider', 'Side by side', 'Difference'];

/** Margin around a change, in px of the picture, for orientation. */
const ROOM = 64;

/** The part of both pictures that is shown: around the change, or all of it. */
function regionOf({ before, after, boxes }: Change, isWhole: boolean): Box {
  const width = Math.max(before?.width ?? 0, after?.width ?? 0);
  const height = Math.max(before?.height ?? 0, after?.height ?? 0);
  if (isWhole || boxes.length === 0) return { x: 0, y: 0, width, height };
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - ROOM);
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - ROOM);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.x + box.width)) + ROOM);
  const bottom = Math.min(height, Math.max(...boxes.map((box) => box.y + box.height)) + ROOM);
  return { x, y, width: right - x, height: bottom - y };
}

/** The pictures before and now, in one of the views. */
function Stage(props: { change: Change; view: string; isWhole: boolean }) {
  const [share, setShare] = useState(50);
  const { before, after, kind, boxes, summary } = props.change;
  const only = after ?? before;
  if (only === undefined) return <p>An ARIA snapshot has no picture.</p>;
  const isPair = before !== undefined && after !== undefined && kind === 'changed';
  const region = regionOf(props.change, props.isWhole || !isPair);
  const frame = (shot: Shot, caption: string, more?: ReactNode, marks: readonly Box[] = []) => (
    <Frame label={`${subjectWords(props.change)}, ${caption}`} {...{ caption, region, marks }}>
      <Picture shot={shot} />
      {more}
    </Frame>
  );
  if (!isPair) return frame(only, summary ?? kindWords[kind]);
  if (props.view === 'Side by side')
    return (
      <div className="vc-pair">
        {frame(before, 'before', null, boxes)}
        {frame(after, 'now', null, boxes)}
      </div>
    );
  if (props.view === 'Difference')
    return frame(
      before,
      'what differs: what is equal is black',
      <Picture shot={after} style={{ mixBlendMode: 'difference' }} />,
    );
  // The picture before ends where the slider stands.
  const part = { ...region, width: (region.width * share) / 100 };
  return (
    <>
      <label>
        Before
        <input
          type="range"
          value={share}
          aria-label="How much of the picture before is shown"
          onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
        />
        now
      </label>
      {frame(
        after,
        'before and now',
        <svg {...part} viewBox={viewBoxOf(part)}>
          <Picture shot={before} />
        </svg>,
      )}
    </>
  );
}

/** The command that accepts a cause, and a note that asks for a change. */
function Accept(props: { group: ChangeGroup; change: Change; command: string }) {
  const { group, change } = props;
  const command = `${props.command} ${group.id}`;
  const [copied, setCopied] = useState('');
  const others = new Set(group.changes.flatMap(({ causes = [] }) => causes));
  others.delete(group.id);
  const address = new URL(`./?path=/story/${change.story}`, document.baseURI);
  const note = `Please change: ${group.title}\n${subjectWords(change)}\n${address}\n`;
  const copy = (text: string, where: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(`Copied: paste it into ${where}.`),
      () => setCopied(text),
    );
  return (
    <aside aria-label="Accept">
      <p>
        {isOpen(group) ? (
          <>
            To make these pictures the baselines, run <code>{command}</code>.{' '}
          </>
        ) : (
          'The branch’s baselines are these pictures. Commit them with the change. '
        )}
        {others.size === 0
          ? ''
          : `Pictures with ${counted(others.size, 'other cause')} are accepted with the last of them.`}
      </p>
      <p className="vc-tools">
        {isOpen(group) ? (
          <button type="button" onClick={() => copy(command, 'a terminal')}>
            Copy the command
          </button>
        ) : null}
        <button type="button" onClick={() => copy(note, 'the pull request')}>
          Ask for a change
        </button>
      </p>
      <p role="status">{copied}</p>
    </aside>
  );
}

/** One cause, with all its pictures. */
function Cause({ group, command }: { group: ChangeGroup; command: string }) {
  const { changes, title, texts = [] } = group;
  const [change, setChange] = useState(changes[0]);
  const [view, setView] = useState('Slider');
  const [isWhole, setWhole] = useState(false);
  if (change === undefined) return null;
  const { story, mode, kind, pixels, levels } = change;
  return (
    <section aria-labelledby="vc-cause">
      <h2 id="vc-cause">{title}</h2>
      {texts.map(({ was = '', is = '' }) => (
        <p key={`${was} ${is}`}>
          <Marked changes={diffWordsWithSpace(was, is)} />
        </p>
      ))}
      <p>
        <StoryLink story={story}>
          {change.title} › {change.name}
        </StoryLink>
        , {modeWords(change)}, {kindWords[kind]}
        {pixels === undefined
          ? ''
          : `: ${counted(pixels, 'pixel')}, by up to ${levels} of 255 levels`}
      </p>
      <div className="vc-tools">
        <Select
          label="View"
          values={kind === 'changed' ? views : []}
          value={view}
          onChange={({ currentTarget }) => setView(currentTarget.value)}
        />
        {change.boxes.length === 0 || kind !== 'changed' ? null : (
          <label>
            <input type="checkbox" checked={isWhole} onChange={() => setWhole(!isWhole)} />
            Whole picture
          </label>
        )}
        <Modes items={changes} shown={change} onChoose={setChange} />
      </div>
      <Stage key={change.key} change={change} view={view} isWhole={isWhole} />
      <Accept group={group} change={change} command={command} />
      <details key={story} open={kind === 'ariaSnapshot'}>
        <summary>What is read, where the keyboard stops, and the picture’s history</summary>
        <Details story={story} mode={mode} />
      </details>
      {changes.length < 2 ? null : (
        <Thumbs
          title="Pictures of this cause"
          items={changes}
          shown={change}
          thumbOf={({ after, hash }) => after?.hash ?? hash}
          onOpen={setChange}
        />
      )}
    </section>
  );
}

/** The differences from the base by cause, with the command that accepts each. */
export function Changes({ data }: { data: DeskData }) {
  const { groups, base, pictures, acceptCommand } = data;
  const [group, setGroup] = useState(groups[0]);
  if (group === undefined)
    return (
      <p>
        {base === undefined
          ? 'Nothing to compare with. Fetch the base, for example with git fetch origin main.'
          : `Nothing to review: the ${pictures.length} baselines are those of ${base.ref}. The command “review” takes the pictures of a change; differences are listed here.`}
      </p>
    );
  return (
    <>
      <p>{headline(data)}</p>
      <div className="vc-pair vc-desk">
        <nav aria-label="Causes">
          <ol>
            {groups.map((each) => (
              <li key={each.id}>
                <button type="button" aria-current={each === group} onClick={() => setGroup(each)}>
                  <strong>{each.title}</strong>{' '}
                  {`${contentOf(each.changes)}${placesOf(each.changes)}. `}
                  <em>{isOpen(each) ? 'To accept' : 'Accepted'}</em>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <Cause key={group.id} group={group} command={acceptCommand} />
      </div>
    </>
  );
}
