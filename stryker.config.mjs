// `npx stryker run [--mutate 'src/domain/**/*.ts']`: mutates the code and reports surviving mutants.
// These are equivalent, and expected to survive:
//
// machines/**: `setup()`'s stubs and their messages, because every test provides them; an id, which names
//   the chart in Storybook
// machines/toasts, `nextId + 1`: the ids stay unique; the first `holds`: the first toast replaces them
// machines/donate, the target `blank`: the state before it has no events either
// machines/session, the target of `recovery.dismiss`: the state's own `always` leaves it, too
// src/domain/money.ts, the defaults of the pattern's groups: each takes part in every match
// src/domain/session.ts, the default of a token's payload: a well-formed token has one
// src/domain/trail.ts, the default of `current`: a path with a matching segment has a last one
// src/domain/paths.ts, `toLowerCase`: both sides in upper case are equal, too
// src/domain/profile.ts, the empty catch: it gives undefined, too
// src/services/refresh.ts, without locks: a missing lock manager throws, and the catch refreshes without
// src/services/supabase.ts, `calls += 1`: the names stay unique
// src/services/supabase.ts, `autoRefreshToken`, `detectSessionInUrl`: read only if the library initialises
//   itself, which is disabled; they are a second safeguard
// src/services/addressLink.ts, the title of `replaceState`: browsers ignore it (HTML, 7.4.4)
// src/features/actorsContext.tsx, `never`: React accepts a subscription without a cleanup
// src/features/actorsContext.tsx, `loadFailed` while hydrating: undefined is as good as false
// src/features/actorsContext.tsx, `[initial]`: read once, while prerendering or hydrating
// src/features/shell/Toasts.tsx, `[send]`: it never changes
// src/features/shell/{NarrowMenu,Account}.tsx, the initial value: rendered only with the statecharts
//
// packages/embedded-supabase, defaults that only narrow a type, and what hashes or parses as the same text
// packages/embedded-supabase, `additional_redirect_urls` and `admin`: second safeguards
// packages/embedded-supabase/src/auth-context.ts, `finally`: a settled entry only uses memory
// packages/embedded-supabase/src/privileges.ts, the start of the pattern: only GRANT and REVOKE reach it
import { constants, getPriority, setPriority } from 'node:os';

// It takes an hour, so it runs at low priority unless one was set.
if (getPriority() === constants.priority.PRIORITY_NORMAL) {
  setPriority(constants.priority.PRIORITY_LOW);
}

export default {
  mutate: [
    'machines/**/*.ts',
    // Types alone, and the forms' words, which their stories read.
    '!machines/**/*.{types,form}.ts',
    'src/{domain,services,features}/**/*.{ts,tsx}',
    'packages/msw-supabase/src/**/*.ts',
    'scripts/lib/access/**/*.ts',
    'packages/embedded-supabase/src/**/*.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts' },
  // A folder's minimum score: the command fails below it.
  thresholds: { high: 98, low: 95, break: 95 },
  // More than there are cores, because many mutants leave a test waiting until its timeout.
  concurrency: 4,
  incremental: true,
  incrementalFile: '.cache/mutate/incremental.json',
  tempDirName: '.cache/mutate/sandboxes',
  // None: StrykerJS rewrites the tsconfig that it finds with a TypeScript API that version 7 lacks.
  tsconfigFile: '.cache/mutate/none.json',
  disableTypeChecks: false,
  // Every run copies the project.
  ignorePatterns: [
    '/dist',
    '/storybook-static',
    '/docs',
    '/tests/visual',
    '/.cache',
    '/test-results',
  ],
  // On a busy machine a slow run must not count as a killed mutant.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
