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
  ['login 429', ['screens-sign-in--too-many-tries']],
  ['sign in: the address is missing', ['screens-sign-in--address-missing']],
  ['what if the login mail cannot be sent?', ['screens-sign-in--it-did-not-work']],
  ['sign up, email taken, dark', ['screens-sign-up--address-taken'], 'desk dark'],
  ['create account', ['screens-sign-up--empty-form']],
  ['sign up offline', ['faults-forms--sign-up-offline']],
  ['404', ['screens-not-found--page-not-found']],
  ['contact form spam', ['screens-contact--too-many-tries']],
  ['contact form sent', ['screens-contact--sent', 'screens-contact--message-kept']],
  ['timeout of the profile', ['faults-profile--slow']],
  ['login without internet', ['faults-forms--sign-in-offline']],
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
  ['admin dashboard dark', ['screens-dashboard--admin'], 'desk dark'],
  ['parent dashboard phone', ['screens-dashboard--parent'], 'phone light'],
  ['dashboard when the name is missing', ['screens-dashboard--profile-missing']],
  ['pay 1000 dollars', ['screens-donate--largest-preset']],
  ['pay an amount of my own', ['screens-donate--custom-amount']],
  ['donate: nothing chosen', ['screens-donate--nothing-chosen']],
  [
    'courses for kids',
    ['screens-curriculum-band--kindergarten-to-grade-2', 'screens-curriculum-band--grades-3-to-5'],
  ],
  ['programming courses', ['screens-courses--all-courses', 'screens-courses--each-category']],
  ['all events are over', ['screens-events--all-are-over']],
  ['homepage phone dark', ['screens-home--whole-page'], 'phone dark'],
  ['privacy', ['screens-legal--privacy-policy']],
  ['terms and conditions', ['screens-legal--terms-of-service']],
  ['I log out in another tab', ['faults-session--ended-elsewhere']],
  ['logout without internet', ['faults-signing-out--offline']],
  ['private mode, cookies blocked', ['faults-session--storage-blocked']],
  ['session expired', ['faults-session--refresh-refused']],
  ['link opened on another device', ['faults-links--other-device']],
  ["a stranger's link", ['faults-links--strangers-link']],
  ['hamburger menu open', ['patterns-mobilemenu--open', 'patterns-siteheader--menu-open']],
  ['account menu rtl', ['patterns-accountmenu--right-to-left-name']],
  ['typography', ['foundations-type--faces-and-sizes']],
  ['button loading', ['components-button--pending']],
  [
    'your link did not work',
    ['screens-sign-in--expired-link', 'faults-links--expired-link', 'faults-links--other-browser'],
  ],
  ['young adults', ['screens-audience--young-adults']],

  // Names of stories.
  ['long name', ['screens-dashboard--long-name']],
  ['dashboard long name, dark, phone', ['screens-dashboard--long-name'], 'phone dark'],
  [
    'sixty letters',
    [
      'screens-sign-up--sixty-letters',
      'components-toast--sixty-letters',
      'patterns-siteheader--account-of-sixty-letters',
    ],
  ],
  ['a fortune', ['screens-donate--a-fortune']],
  ['too many tries', ['screens-sign-in--too-many-tries', 'screens-sign-up--too-many-tries']],
  ['unknown role', ['screens-dashboard--unknown-role']],
  ['scam checklist', ['sheets--scam-checklist']],
  [
    'curriculum dropdown open',
    ['patterns-siteheader--curriculum-open', 'patterns-header-menus--open-by-hover'],
  ],

  // Words on the screen.
  [
    '“Switch to another account?”',
    ['screens-session--asked-before-switching', 'patterns-linkdialog--switch-account'],
  ],
  ['This page is not here', ['screens-not-found--page-not-found']],
  ['No dates are set right now', ['screens-dashboard--no-events-ahead']],
  ['Export CSV', ['screens-dashboard--admin-donations']],
  ['Create Course', ['screens-dashboard--instructor']],
  ['send another link after a minute', ['screens-sign-in--*']],
  ['$312.50', ['screens-donate--custom-amount']],
  ['Budgeting with spreadsheets', ['screens-courses--all-courses', 'screens-courses--data']],
  ['compound interest with dominoes', ['screens-blog--newest-posts']],
  ['Odile Marchetti-Bray', ['screens-about--whole-page']],
  [
    'Retirement, starting from zero',
    ['screens-events--*', 'screens-curriculum-band--ages-25-and-over'],
  ],
  ['career advisor', ['screens-volunteer--four-roles']],
  ['this part of the page did not load', ['faults-lost-files--part-of-the-page']],
  ['Signed in for this tab only', ['faults-session--storage-blocked']],
  ['user already registered', ['screens-sign-up--address-taken']],
  ['tax-deductible', ['screens-donate--*', 'screens-legal--terms-of-service']],
  ['This takes longer than it should', ['screens-dashboard--profile-missing']],
  [
    'too many tries for now',
    ['screens-sign-in--too-many-tries', 'screens-sign-up--too-many-tries'],
  ],
  ['grandparents', ['components-textarea--states']],
  ['delete my account', ['screens-legal--privacy-policy']],

  // Roles.
  ['admin, donations tab', ['screens-dashboard--admin-donations']],
  ['what does a parent see after logging in', ['screens-dashboard--parent']],
  ['header of an instructor', ['patterns-siteheader--instructor']],
  [
    'account menu of an admin',
    ['patterns-siteheader--admin-account-open', 'patterns-siteheader--admin'],
  ],
  ['student dashboard, dark mode on a phone', ['screens-dashboard--student'], 'phone dark'],

  // Modes.
  ['sign in in forced colors', ['screens-sign-in--empty-form'], 'forced colors light'],
  ['buttons in high contrast', ['components-button--states'], 'forced colors light'],
  [
    'dialog at 400 % zoom',
    ['patterns-linkdialog--*', 'patterns-passworddialog--*'],
    'zoomed light',
  ],
  ['donate page on an iPhone in dark mode', ['screens-donate--fifty-dollars'], 'phone dark'],
  ['footer on mobile', ['patterns-sitefooter--on-every-page'], 'phone light'],

  // Components and where they are used.
  ['where is EmptyState used', ['screens-dashboard--instructor']],
  ['screens with RadioCards', ['screens-donate--*']],
  ['error summary', ['components-errorsummary--*']],
  ['money field with an error', ['components-moneyfield--with-error']],
  ['toast with a button', ['components-toast--with-action']],
  [
    'avatar whose picture does not load',
    ['components-avatar--picture-lost', 'components-personcard--picture-lost'],
  ],
  ['tabs by keyboard', ['screens-dashboard--admin-by-keyboard']],
  ['table with one row', ['components-table--one-row']],

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
  [
    'Captain Cash cheers',
    [
      'screens-donate--largest-preset',
      'screens-donate--a-fortune',
      'foundations-mascots--cheer',
      'foundations-mascots--all-moods',
    ],
  ],

  // Tokens and foundations.
  ['corner radius', ['foundations-shape--corners-and-rules']],
  ['focus ring', ['foundations-focus--on-every-ground']],
  ['contrast of body text', ['foundations-colour--contrast-for-reading']],
  ['animation duration', ['foundations-motion--how-long']],
  ['z-index', ['foundations-layers--in-order']],

  // States of statecharts.
  [
    'sign-in form while it is being submitted',
    ['screens-sign-in--asking-for-the-link', 'faults-forms--sign-in-slow'],
  ],
  ['session statechart', ['storyboards-session--storyboard']],
  ['refreshing the token', ['screens-session--renewing-*']],
  ['toast paused', ['patterns-toastregion--paused', 'components-toast--held']],

  // Faults.
  ['back button after logging out', ['faults-session--back-after-sign-out']],
  ['clock of the computer is wrong', ['faults-session--clock-set-back']],
  ['captive portal', ['faults-forms--sign-in-rubbish']],
  ['magic link opened twice', ['faults-links--already-used']],
  ['sign up while the server is broken', ['faults-forms--sign-up-server-error']],
  ['link asked for in a different browser', ['faults-links--other-browser']],

  // Nowhere.
  ['Agent Shield looks worried on a screen', []],
  ['0.001', []],
  ['PayPal', []],
  ['shopping cart', []],
  ['two-factor code', []],
  ['French translation', []],
  ['video player', []],
  ['search results', []],
  ['moderator dashboard', []],
  ['skeleton on a dashboard', []],
  ['spinner on the home page', []],
  ['chat with a teacher', []],
  ['login with a fingerprint', []],
  ['wish list', []],
  ['homework of a student', []],
  ['refund of a donation', []],
  ['leaderboard of students', []],
];
