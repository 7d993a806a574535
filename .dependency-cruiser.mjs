// Import boundaries: the table of docs/architecture.md, one block per row. tests/unit/boundaries.test.ts
// violates every rule on purpose, so that a rule without effect fails there.

const TESTING = '^(mocks|stories|[.]storybook|tests|scripts|packages)/';
const MOCKS_BROWSER = '^mocks/browser[.]ts$';
const PACKAGES = '(^|/)node_modules/';
const XSTATE = '(^|/)node_modules/xstate/';
/** The in-memory Supabase, as its package's own files. */
const MSW_SUPABASE = '^packages/msw-supabase/';
const SUPABASE = '(^|/)node_modules/@supabase/';
/** Rendering and routing, which the statecharts' actors must not import. */
const RENDERING =
  '(^|/)node_modules/(react|react-dom|react-router|react-router-dom|@xstate/react|@ariakit)/';
/** What a presentational component must not import: state, data and the router's package. */
const NOT_PRESENTATIONAL = '(^|/)node_modules/(xstate|@xstate|@supabase|react-router|msw)/';

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never(
      'domain-imports-nothing',
      'src/domain is pure: types and functions without dependencies.',
      { path: '^src/domain/' },
      { pathNot: '^src/domain/' },
    ),
    never(
      'sheets-import-ui-content-domain',
      'A sheet is made of the site’s words, tokens and drawings.',
      { path: '^src/sheets/' },
      { pathNot: ['^src/(sheets|ui|content|domain)/', PACKAGES] },
    ),
    never(
      'visitors-never-load-sheets',
      'Visitors get sheets as files, not as code.',
      { path: '^src/', pathNot: '^src/sheets/' },
      { path: '^src/sheets/' },
    ),
    never(
      'content-imports-domain',
      'src/content is data: it may name the domain’s types and nothing else.',
      { path: '^src/content/' },
      { pathNot: '^src/(content|domain)/' },
    ),
    never(
      'machines-import-domain-and-xstate',
      'A statechart decides; React, the DOM and Supabase reach it through actors.',
      { path: '^machines/' },
      { pathNot: ['^machines/', '^src/domain/', XSTATE] },
    ),
    never(
      'services-import-domain',
      'src/services talks to the outside: it knows the domain and the actors’ types, and draws nothing.',
      { path: '^src/services/' },
      { pathNot: ['^src/(services|domain)/', '^machines/', PACKAGES] },
    ),
    never(
      'services-machines-types-only',
      'A service fills a statechart’s actors: it needs their types, never the chart itself.',
      { path: '^src/services/' },
      { path: '^machines/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'services-never-render',
      'No React in what talks to the outside.',
      { path: '^src/services/' },
      { path: RENDERING },
    ),
    never(
      'ui-imports-domain-and-content',
      'src/ui is presentational: data and callbacks in, elements out.',
      { path: '^src/ui/' },
      { pathNot: ['^src/(ui|domain|content)/', PACKAGES] },
    ),
    never(
      'ui-content-types-only',
      'A component is handed its words; it knows their type only.',
      { path: '^src/ui/' },
      { path: '^src/content/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'ui-packages',
      'No statechart, no data and of the router only react-router-dom’s links in src/ui.',
      { path: '^src/ui/' },
      { path: NOT_PRESENTATIONAL },
    ),
    never(
      'features-import-ui-machines-content-domain',
      'A container reads a statechart and hands plain props to src/ui; services come from src/app.',
      { path: '^src/features/' },
      { pathNot: ['^src/(features|ui|content|domain)/', '^machines/', PACKAGES] },
    ),
    never(
      'features-never-import-another-feature',
      'What two features share lies directly in src/features, or lower.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
    ),
    never(
      'features-shared-imports-no-feature',
      'What all features share must not bring one of them along.',
      { path: '^src/features/[^/]+$' },
      { path: '^src/features/[^/]+/' },
    ),
    never(
      'app-imports-src-and-machines',
      'The composition root knows all of src and the statecharts, and nothing outside them.',
      { path: '^src/(app|prerender)/' },
      { pathNot: ['^src/', '^machines/', MOCKS_BROWSER, PACKAGES] },
    ),
    never(
      'visitors-never-load-prerendering',
      'What only the build runs stays out of what visitors load.',
      { path: '^src/', pathNot: '^src/prerender/' },
      { path: '^src/prerender/' },
    ),
    never(
      'app-mocks-dynamically',
      'Mocks must stay out of what visitors load: import() only.',
      { path: '^src/app/' },
      { path: MOCKS_BROWSER, dynamic: false },
    ),
    never(
      'mocks-import-domain',
      'Mocks are this product’s people, tables and scenarios: the domain’s types, on msw-supabase.',
      { path: '^mocks/' },
      { pathNot: ['^mocks/', '^src/domain/', MSW_SUPABASE, PACKAGES] },
    ),
    never(
      'packages-by-their-exports',
      'What a package does not export may change any day.',
      { pathNot: '^(packages|tests)/' },
      { path: '^packages/', dependencyTypesNot: ['aliased-workspace'] },
    ),
    never(
      'storybook-never-imports-stories',
      'Storybook’s configuration stands below the stories. Of scripts it takes what guards a server.',
      { path: '^[.]storybook/' },
      {
        path: '^(stories|scripts)/',
        pathNot: '^scripts/lib/(embeddedSupabase|access/[^/]+)[.]ts$',
      },
    ),
    never(
      'stories-import-preview-modes-actors-and-docs',
      'A story is made of the product, the mocks, and Storybook’s preview with its modes, actors and documentation blocks.',
      { path: '^stories/' },
      {
        path: '^([.]storybook|scripts)/',
        pathNot: '^[.]storybook/(preview[.]tsx$|modes[.]ts$|actors/|docs/)',
      },
    ),
    never(
      'scripts-import-what-they-run',
      'A command runs a package or a part of the product; it knows no story.',
      { path: '^scripts/' },
      { path: '^(stories|[.]storybook|tests)/' },
    ),
    never(
      'stories-never-import-tests',
      'Stories stand on their own; tests may use them, not the other way round.',
      { path: '^(stories|[.]storybook)/' },
      { path: '^tests/' },
    ),
    never(
      'product-never-imports-testing',
      'What ships knows nothing of mocks, stories, tests, tools and packages.',
      { path: '^(src|machines)/' },
      { path: TESTING, pathNot: MOCKS_BROWSER },
    ),
    never(
      'mocks-browser-only-from-app',
      'The one place that may start the mocks is the composition root.',
      { path: '^(src|machines)/', pathNot: '^src/app/' },
      { path: MOCKS_BROWSER },
    ),
    never(
      'packages-stand-alone',
      'A package is given what it needs of the project that uses it, as options.',
      { path: '^packages/([^/]+)/' },
      { pathNot: ['^packages/$1/', PACKAGES, '^virtual:'], dependencyTypesNot: ['core'] },
    ),
    never(
      'supabase-only-in-services',
      'One layer talks to Supabase.',
      {
        path: '^(src|machines|mocks|stories|[.]storybook|packages/storybook-addon-[^/]+)/',
        pathNot: '^src/services/',
      },
      { path: SUPABASE },
    ),
    never(
      'no-circles',
      'A circle has no order to load, test or understand it in.',
      {},
      { circular: true },
    ),
    never(
      'no-barrels',
      'A file that re-exports a folder defeats code splitting and per-story change detection.',
      {},
      {
        path: [
          '^(src|machines|mocks)/index[.]tsx?$',
          '^(src|machines|mocks|packages/[^/]+/src)/.*/index[.]tsx?$',
        ],
      },
    ),
    never(
      'no-unresolvable',
      'The imported file does not exist. What a plug-in of the build makes has none.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    // TypeScript 7 has no JavaScript parser. swc's also sees type-only imports.
    parser: 'swc',
    doNotFollow: { path: PACKAGES },
    // The build output of the example's Storybook.
    exclude: { path: '/storybook-static/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'module', 'browser', 'default', 'require', 'node'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
