import { useState } from 'react';
import type { Change, ChangeGroup, DeskData } from '../desk/desk.ts';
import { contentOf, counted, headline, isOpen, placesOf } from '../desk/summary.ts';
import { regionOf } from '../desk/ui/region.ts';
import { kindWords, modeWords, subjectWords } from '../desk/ui/words.ts';
import {
  ChangedWords,
  Choices,
  Frame,
  ModeChoices,
  Page,
  Picture,
  Spoken,
  StoryLink,
} from './parts.tsx';
import { loadDetails, pictureUrl, thumbUrl } from './sources.ts';
import { useLoaded } from './useLoaded.ts';

const views = ['Side by side', 'Slider', 'Difference'] as const;
type View = (typeof views)[number];

interface StageProps {
  change: Change;
  view: View;
  isWhole: boolean;
}

/** The pictures before and now, in one of the views. */
function Stage({ change, view, isWhole }: StageProps) {
  const [share, setShare] = useState(50);
  const { before, after, kind, boxes } = change;
  const only = after ?? before;
  if (only === undefined) return <p>An ARIA snapshot has no picture.</p>;
  const subject = `${subjectWords(change)}, ${modeWords(change)}`;
  const region = regionOf(change, isWhole || kind !== 'changed');
  const picture = (shot: typeof only, words: string, style = {}) => (
    <Picture
      shot={shot}
      region={region}
      src={pictureUrl(shot.hash)}
      alt={`${subject}, ${words}`}
      style={style}
    />
  );
  if (kind !== 'changed' || before === undefined || after === undefined)
    return (
      <Frame region={region} caption={change.summary ?? kindWords[kind]}>
        {picture(only, kindWords[kind])}
      </Frame>
    );
  if (view === 'Side by side')
    return (
      <div className="vc-pair">
        <Frame region={region} caption="before" marks={boxes}>
          {picture(before, 'before')}
        </Frame>
        <Frame region={region} caption="now" marks={boxes}>
          {picture(after, 'now')}
        </Frame>
      </div>
    );
  if (view === 'Difference')
    return (
      <Frame region={region} caption="what is equal is black">
        {picture(before, 'before')}
        {picture(after, 'what differs', { mixBlendMode: 'difference' })}
      </Frame>
    );
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
      <Frame region={region}>
        {picture(after, 'now')}
        {picture(before, 'before', { clipPath: `inset(0 ${100 - share}% 0 0)` })}
      </Frame>
    </>
  );
}

/** The command that accepts a cause, and a note that asks for a change. */
function Accept({
  group,
  change,
  command,
}: {
  group: ChangeGroup;
  change: Change;
  command: string;
}) {
  const [copied, setCopied] = useState('');
  const others = new Set(group.changes.flatMap(({ causes = [] }) => causes));
  others.delete(group.id);
  const accept = `${command} ${group.id}`;
  const copy = (text: string, words: string): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(words),
      () => setCopied('The browser does not allow copying: select the text.'),
    );
  };
  const page = new URL(document.baseURI);
  const address = `${page.origin}${page.pathname.replace(/iframe[.]html$/, '')}?path=/story/${change.story}`;
  return (
    <aside aria-label="Accept">
      {isOpen(group) ? (
        <>
          <p>
            To make these pictures the baselines, run <code>{accept}</code>
          </p>
          <button type="button" onClick={() => copy(accept, 'Command copied.')}>
            Copy the command
          </button>
        </>
      ) : (
        <p>The branch’s baselines are these pictures. Commit them with the change.</p>
      )}
      {others.size === 0 ? null : (
        <p>
          Pictures with {counted(others.size, 'other cause')} are accepted with the last of them.
        </p>
      )}
      <button
        type="button"
        onClick={() =>
          copy(
            `Please change: ${group.title}\n${subjectWords(change)}, ${modeWords(change)}\n${address}\n`,
            'Note copied: paste it into the pull request.',
          )
        }
      >
        Ask for a change
      </button>
      <p role="status">{copied}</p>
    </aside>
  );
}

interface CauseProps {
  group: ChangeGroup;
  data: DeskData;
}

/** One cause, with all its pictures. */
function Cause({ group, data }: CauseProps) {
  const { changes } = group;
  const [key, setKey] = useState(changes[0]?.key);
  const [view, setView] = useState<View>('Slider');
  const [isWhole, setWhole] = useState(false);
  const change = changes.find((each) => each.key === key) ?? changes[0];
  const picture = data.pictures.find(({ story }) => story === change?.story);
  const hasText = picture?.hasAriaSnapshot === true || change?.kind === 'ariaSnapshot';
  const details = useLoaded(loadDetails, hasText ? change?.story : undefined);
  if (change === undefined) return null;
  const { pixels, levels } = change;
  return (
    <section aria-labelledby="vc-cause">
      <h2 id="vc-cause">{group.title}</h2>
      {group.texts === undefined ? null : <ChangedWords texts={group.texts} />}
      <p>
        <StoryLink story={change.story}>
          {change.title} › {change.name}
        </StoryLink>
        , {modeWords(change)}, {kindWords[change.kind]}
        {pixels === undefined
          ? ''
          : `: ${counted(pixels, 'pixel')}, by up to ${levels} of 255 levels`}
      </p>
      <div className="vc-tools">
        {change.kind === 'changed' ? (
          <>
            <Choices label="View" values={views} chosen={view} onChoose={setView} />
            {change.boxes.length === 0 ? null : (
              <label>
                <input type="checkbox" checked={isWhole} onChange={() => setWhole(!isWhole)} />
                Whole picture
              </label>
            )}
          </>
        ) : null}
        <ModeChoices items={changes} shown={change} onChoose={(each) => setKey(each.key)} />
      </div>
      <Stage key={change.key} change={change} view={view} isWhole={isWhole} />
      {changes.length < 2 ? null : (
        <ul className="vc-strip" aria-label="Pictures of this cause">
          {changes.map((each) => (
            <li key={each.key}>
              <button
                type="button"
                aria-current={each.key === change.key}
                aria-label={`${subjectWords(each)}, ${modeWords(each)}`}
                onClick={() => setKey(each.key)}
              >
                <img src={thumbUrl((each.after ?? each).hash)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Accept group={group} change={change} command={data.acceptCommand} />
      {hasText ? (
        <details open={change.kind === 'ariaSnapshot'}>
          <summary>What is read, and where the keyboard stops</summary>
          <Spoken details={details} />
        </details>
      ) : null}
    </section>
  );
}

/** The differences from the base by cause, with the command that accepts each. */
export function Changes({ data, theme }: { data: DeskData; theme: unknown }) {
  const { groups, base, pictures } = data;
  const [id, setId] = useState(groups[0]?.id);
  const group = groups.find((each) => each.id === id);
  return (
    <Page theme={theme}>
      <header>
        <h1>Changes</h1>
        <p>{headline(data)}</p>
        <StoryLink story="review--all-states">All states</StoryLink>
      </header>
      {group === undefined ? (
        <p>
          {base === undefined
            ? 'Nothing to compare with. Fetch the base, for example with git fetch origin main.'
            : `Nothing to review: the ${pictures.length} baselines are those of ${base.ref}. The command “review” takes the pictures of a change; differences are listed here.`}
        </p>
      ) : (
        <div className="vc-desk">
          <nav aria-label="Causes">
            <ol>
              {groups.map((each) => (
                <li key={each.id}>
                  <button
                    type="button"
                    aria-current={each.id === id}
                    onClick={() => setId(each.id)}
                  >
                    <strong>{each.title}</strong>{' '}
                    {`${contentOf(each.changes)}${placesOf(each.changes)}. `}
                    <em>{isOpen(each) ? 'To accept' : 'Accepted'}</em>
                  </button>
                </li>
              ))}
            </ol>
          </nav>
          <Cause key={group.id} group={group} data={data} />
        </div>
      )}
    </Page>
  );
}
