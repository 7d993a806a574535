/** The viewport and theme that a question asks for, in the board's terms. */
type AskedMode =
  | 'desk light'
  | 'desk dark'
  | 'phone light'
  | 'phone dark'
  | 'zoomed light'
  | 'forced colors light';

/** A question, the stories that answer it (none if the product shows it nowhere), and the mode. */
type Question = readonly [
  question: string,
  stories: readonly string[],
  mode?: Exclude<AskedMode, 'desk light'>,
];

/** Answers were chosen from stories, charts and accepted snapshots. `*` matches any ending of an id. */
export const questions: readonly Question[] = [
  // Product managers' first questions.
  [
    'expired link, phone, dark',
    ['screens-sign-in--expired-link', 'faults-links--expired-link'],
    'phone dark',
  ],
  ['login 429', ['screens-sign-in--too-many-tries', 'flows-sign-in--too-many-tries']],
  [
    'what if the login mail cannot be sent?',
    ['screens-sign-in--it-did-not-work', 'flows-sign-in--server-error', 'flows-sign-in--refused'],
  ],
  ['create account', ['screens-sign-up--empty-form']],
  ['404', ['screens-not-found--page-not-found']],
  ['contact form sent', ['screens-contact--sent', 'screens-contact--message-kept']],
  ['login without internet', ['faults-forms--sign-in-offline', 'flows-sign-in--offline']],
  ['password too short', ['faults-recovery--too-short', 'screens-sign-up--fields-wrong']],
  ['admin dashboard dark', ['screens-dashboard--admin'], 'desk dark'],
  [
    'dashboard when the name is missing',
    ['screens-dashboard--profile-missing', 'faults-profile--missing'],
  ],
  ['pay an amount of my own', ['screens-donate--custom-amount']],
  [
    'courses for kids',
    ['screens-curriculum-band--kindergarten-to-grade-2', 'screens-curriculum-band--grades-3-to-5'],
  ],
  ['all events are over', ['screens-events--all-are-over']],
  ['privacy', ['screens-legal--privacy-policy']],
  ['I log out in another tab', ['faults-session--ended-elsewhere']],
  ['private mode, cookies blocked', ['faults-session--storage-blocked']],
  ['link opened on another device', ['faults-links--other-device']],
  ['hamburger menu open', ['patterns-mobilemenu--open', 'patterns-siteheader--menu-open']],
  ['typography', ['foundations-type--faces-and-sizes']],
  [
    'your link did not work',
    ['screens-sign-in--expired-link', 'faults-links--expired-link', 'faults-links--other-browser'],
  ],

  // Names of stories.
  ['long name', ['screens-dashboard--long-name']],
  [
    'sixty letters',
    [
      'screens-sign-up--sixty-letters',
      'components-toast--sixty-letters',
      'patterns-siteheader--account-of-sixty-letters',
    ],
  ],
  ['asked too soon', ['screens-sign-in--asked-too-soon']],
  ['scam checklist', ['patterns-take-home-sheets--scam-checklist']],

  // Words on the screen.
  [
    '“Switch to another account?”',
    ['screens-session--asked-before-switching', 'patterns-linkdialog--switch-account'],
  ],
  ['No dates are set right now', ['screens-dashboard--no-events-ahead']],
  ['Create Course', ['screens-dashboard--instructor']],
  ['$312.50', ['screens-donate--custom-amount']],
  ['compound interest with dominoes', ['screens-blog--newest-posts']],
  [
    'Retirement, starting from zero',
    ['screens-events--*', 'screens-curriculum-band--ages-25-and-over'],
  ],
  ['this part of the page did not load', ['faults-lost-files--part-of-the-page']],
  ['user already registered', ['screens-sign-up--address-taken']],
  [
    'This takes longer than it should',
    ['screens-dashboard--profile-missing', 'faults-profile--missing'],
  ],
  ['grandparents', ['components-textarea--states']],

  // Roles.
  ['admin, donations tab', ['screens-dashboard--admin-donations']],
  ['header of an instructor', ['patterns-siteheader--instructor']],
  ['student dashboard, dark mode on a phone', ['screens-dashboard--student'], 'phone dark'],

  // Modes.
  ['buttons in high contrast', ['components-button--states'], 'forced colors light'],
  ['donate page on an iPhone in dark mode', ['screens-donate--fifty-dollars'], 'phone dark'],

  // Components and where they are used.
  ['where is EmptyState used', ['screens-dashboard--instructor']],
  ['error summary', ['components-errorsummary--*']],
  ['toast with a button', ['components-toast--with-action']],
  ['tabs by keyboard', ['components-tabs--by-keyboard']],

  // Moods of the guides.
  [
    'The Investor waves',
    [
      'screens-volunteer--*',
      'screens-curriculum--whole-page',
      'foundations-mascots--wave',
      'foundations-mascots--all-moods',
    ],
  ],

  // Tokens and foundations.
  ['corner radius', ['foundations-shape--corners-and-rules']],
  ['contrast of body text', ['foundations-colour--contrast-for-reading']],
  ['z-index', ['foundations-layers--in-order']],

  // States of statecharts.
  ['session statechart', ['storyboards-session--storyboard']],
  ['toast paused', ['patterns-toastregion--paused', 'components-toast--held']],

  // Faults.
  ['clock of the computer is wrong', ['faults-session--clock-set-back']],
  ['magic link opened twice', ['faults-links--already-used']],
  ['link asked for in a different browser', ['faults-links--other-browser']],

  // Nowhere.
  ['0.001', []],
  ['shopping cart', []],
  ['French translation', []],
  ['search results', []],
  ['skeleton on a dashboard', []],
  ['chat with a teacher', []],
  ['wish list', []],
  ['refund of a donation', []],
];
