// Constant desk data for the picture run: with real data, the desk's own pictures would change with
// every other.
import type { Change, DeskData, DeskPicture, AriaSnapshotPair } from '../desk.ts';

/** Every picture of the sample, and its thumbnail. */
export const SAMPLE_PICTURE = Buffer.from(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 18' width='390' height='585'><path fill='#e4f2ea' d='M0 0h12v18H0z'/><path fill='#637f72' d='M1 2h6v1H1zm0 3h10v.5H1zm0 1h8v.5H1z'/><path fill='#005c3b' d='M1 8h10v2H1z'/></svg>",
);

const hash = (index: number): string => index.toString(16).padStart(32, '0');

const states = ['Empty form', 'Address missing', 'Link sent', 'Too many tries'] as const;
const modes = ['dark-1280', 'dark-390', 'light-1280', 'light-390'] as const;

const pictures = states.flatMap((name, index) =>
  modes.map((mode, at): DeskPicture => ({
    story: `screens-sign-in--${name.toLowerCase().replaceAll(' ', '-')}`,
    title: 'Screens/Sign in',
    name,
    mode,
    hash: hash(index * 16 + at + 1),
    width: mode.endsWith('390') ? 390 : 1280,
    height: 640,
    section: 'screens',
    screen: 'Sign in',
    states: ['signIn.idle', 'signIn.invalid', 'signIn.sent', 'signIn.waiting'].slice(
      index,
      index + 1,
    ),
    statecharts: ['signIn'],
    hasAriaSnapshot: true,
    status: index === 0 ? 'same' : index === 3 ? 'new' : 'changed',
  })),
);

const changeOf = (picture: DeskPicture, index: number): Change => {
  const { story, title, name, mode, hash: after, width, height, status } = picture;
  const shot = { width, height };
  return {
    key: `${story}/${mode}`,
    story,
    title,
    name,
    mode,
    kind: status === 'new' ? 'new' : 'changed',
    hash: after,
    ...(status === 'new' ? {} : { before: { hash: hash(4096 + index), ...shot } }),
    after: { hash: after, ...shot },
    boxes: status === 'new' ? [] : [{ x: 40, y: 280, width: width - 80, height: 70 }],
    ...(status === 'new' ? {} : { pixels: 12_000, levels: 40 }),
  };
};

const about = { screens: ['Sign in'], statecharts: ['signIn'] };

const of = (status: DeskPicture['status']): Change[] =>
  pictures.filter((each) => each.status === status).map(changeOf);

export const sampleData: DeskData = {
  base: { ref: 'main', commit: '1'.repeat(40), date: '2026-11-21' },
  now: { commit: '2'.repeat(40), isDirty: false },
  pictures,
  groups: [
    {
      id: 'sample-colour',
      title: 'Colour action: green #005c3b is now #00663b',
      changes: of('changed'),
      samples: 4,
      states: ['signIn.invalid', 'signIn.sent'],
      ...about,
    },
    {
      id: 'sample-new',
      title: 'Sign in: Too many tries, new',
      changes: of('new'),
      samples: 4,
      states: ['signIn.waiting'],
      ...about,
    },
  ],
  verdicts: [],
  verdictsFolder: 'board/verdicts',
  damaged: [],
};

const READ: AriaSnapshotPair = {
  after: {
    mode: 'light-1280',
    aria: '- main:\n  - heading "Sign in" [level=1]\n  - textbox "E-mail address"\n  - button "Send me a link"',
    focus: [
      { role: 'textbox', name: 'E-mail address', box: { x: 40, y: 200, width: 310, height: 50 } },
      { role: 'button', name: 'Send me a link', box: { x: 40, y: 280, width: 310, height: 50 } },
    ],
  },
};

export const sampleAriaSnapshots: ReadonlyMap<string, AriaSnapshotPair> = new Map(
  pictures.map(({ story }) => [story, READ]),
);
