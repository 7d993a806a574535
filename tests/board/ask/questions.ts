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
  ['login', ['screens-sign-in--empty-form']],
  ['login 429', ['screens-sign-in--too-many-tries', 'flows-sign-in--too-many-tries']],
  [
    'sign up, email taken, dark',
    ['screens-sign-up--address-taken', 'flows-sign-up--refused'],
    'desk dark',
  ],
  ['sign up offline', ['faults-forms--sign-up-offline', 'flows-sign-up--offline']],
  ['404', ['screens-not-found--page-not-found']],
  ['contact form spam', ['screens-contact--too-many-tries']],
  ['timeout of the profile', ['faults-profile--slow']],
  [
    'forgot password',
    [
      'screens-session--new-password-asked-for',
      'faults-recovery--asked-for-new-password',
      'patterns-passworddialog--asked-for',
    ],
  ],
  ['password too short', ['faults-recovery--too-short', 'screens-sign-up--fields-wrong']],
  ['teacher dashboard', ['screens-dashboard--instructor']],
  ['parent dashboard phone', ['screens-dashboard--parent'], 'phone light'],
  ['pay 1000 dollars', ['screens-donate--largest-preset']],
  [
    'courses for kids',
    ['screens-curriculum-band--kindergarten-to-grade-2', 'screens-curriculum-band--grades-3-to-5'],
  ],
  ['all events are over', ['screens-events--all-are-over']],
  ['homepage phone dark', ['screens-home--whole-page'], 'phone dark'],
  ['privacy', ['screens-legal--privacy-policy']],
  ['I log out in another tab', ['faults-session--ended-elsewhere']],
  ['private mode, cookies blocked', ['faults-session--storage-blocked']],
  ['session expired', ['faults-session--refresh-refused']],
  ['link opened on another device', ['faults-links--other-device']],
  ['hamburger menu open', ['patterns-mobilemenu--open', 'patterns-siteheader--menu-open']],
  ['typography', ['foundations-type--faces-and-sizes']],
  ['button loading', ['components-button--pending']],

  // Names of stories.
  ['long name', ['screens-dashboard--long-name']],
  ['a fortune', ['screens-donate--a-fortune']],
  ['scam checklist', ['patterns-take-home-sheets--scam-checklist']],

  // Words on the screen.
  [
    '“Switch to another account?”',
    ['screens-session--asked-before-switching', 'patterns-linkdialog--switch-account'],
  ],
  ['No dates are set right now', ['screens-dashboard--no-events-ahead']],
  ['we send one link a minute', ['screens-sign-in--asked-too-soon']],
  ['$312.50', ['screens-donate--custom-amount']],
  ['compound interest with dominoes', ['screens-blog--newest-posts']],
  ['user already registered', ['screens-sign-up--address-taken']],
  ['tax-deductible', ['screens-donate--*', 'screens-legal--terms-of-service']],
  ['grandparents', ['components-textarea--states']],

  // Roles.
  ['what does a parent see after logging in', ['screens-dashboard--parent']],

  // Modes.
  ['sign in in forced colors', ['screens-sign-in--empty-form'], 'forced colors light'],
  [
    'dialog at 400 % zoom',
    ['patterns-linkdialog--*', 'patterns-passworddialog--*'],
    'zoomed light',
  ],
  ['donate page on an iPhone in dark mode', ['screens-donate--fifty-dollars'], 'phone dark'],

  // Components and where they are used.
  ['where is EmptyState used', ['screens-dashboard--instructor']],
  ['error summary', ['components-errorsummary--*']],
  ['money field with an error', ['components-moneyfield--with-error']],
  [
    'avatar whose picture does not load',
    ['components-avatar--picture-lost', 'components-personcard--picture-lost'],
  ],
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
  ['focus ring', ['foundations-focus--on-every-ground']],
  ['animation duration', ['foundations-motion--how-long']],

  // States of statecharts.
  [
    'sign-in form while it is being submitted',
    ['screens-sign-in--asking-for-the-link', 'faults-forms--sign-in-slow', 'flows-sign-in--slow'],
  ],
  ['session statechart', ['storyboards-session--storyboard']],
  ['refreshing the token', ['screens-session--renewing-*']],

  // Faults.
  ['back button after logging out', ['faults-session--back-after-sign-out']],
  ['clock of the computer is wrong', ['faults-session--clock-set-back']],
  ['magic link opened twice', ['faults-links--already-used']],

  // Nowhere.
  ['Agent Shield looks worried on a screen', []],
  ['0.001', []],
  ['shopping cart', []],
  ['skeleton on a dashboard', []],
  ['login with a fingerprint', []],
  ['refund of a donation', []],
];
