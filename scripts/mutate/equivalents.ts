/** A change that no test can notice, since nobody could. */
export interface Equivalent {
  file: string;
  /** As `npm run mutate` prints the line. */
  original: string;
  /** As `npm run mutate` prints the changed line. */
  mutated: string;
  reason: string;
}

/**
 * Left out of the score. An entry that fits no change any more, or one that a test notices, fails the
 * run.
 */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/domain/dates.ts',
    original: "month: months[instant.getUTCMonth()] ?? '',",
    mutated: 'month: months[instant.getUTCMonth()] ?? "Stryker was here!",',
    reason: 'Every month has a name; the other side is for the compiler.',
  },
  {
    file: 'src/domain/dates.ts',
    original: "weekday: weekdays[instant.getUTCDay()] ?? '',",
    mutated: 'weekday: weekdays[instant.getUTCDay()] ?? "Stryker was here!",',
    reason: 'Every weekday has a name; the other side is for the compiler.',
  },
  {
    file: 'src/domain/authFailure.ts',
    original:
      "return code === 'session_not_found' || (status !== undefined && NO_SESSION.has(status));",
    mutated: "return code === 'session_not_found' || (true && NO_SESSION.has(status));",
    reason: 'No status is none of them; the question is for the compiler.',
  },
  {
    file: 'src/domain/dates.ts',
    original: 'return today !== undefined && day < today;',
    mutated: 'return true && day < today;',
    reason: 'Nothing is less than undefined; the question is for the compiler.',
  },
  {
    file: 'src/domain/money.ts',
    original: "const [, sign = '', dollars = '', cents = ''] = pattern.exec(plain) ?? [];",
    mutated: `const [, sign = "Stryker was here!", dollars = '', cents = ''] = pattern.exec(plain) ?? [];`,
    reason:
      'The sign is only read where the pattern fits, and its group then is a text, if an empty one.',
  },
  {
    file: 'src/domain/money.ts',
    original: "const [, sign = '', dollars = '', cents = ''] = pattern.exec(plain) ?? [];",
    mutated: `const [, sign = '', dollars = '', cents = ''] = pattern.exec(plain) ?? ["Stryker was here"];`,
    reason: 'The first element is the whole match, which nobody reads.',
  },
  {
    file: 'src/domain/redirect.ts',
    original: "if (url.origin !== base || url.pathname.startsWith('//')) return undefined;",
    mutated: "if (false || url.pathname.startsWith('//')) return undefined;",
    reason: 'What could be another origin was refused above; the second lock stays.',
  },
  {
    file: 'src/domain/session.ts',
    original: "if (typeof expiresAt !== 'number' || !Number.isFinite(expiresAt)) return undefined;",
    mutated: 'if (false || !Number.isFinite(expiresAt)) return undefined;',
    reason: 'Number.isFinite refuses what is no number; the first half is for the compiler.',
  },
  {
    file: 'src/domain/session.ts',
    original: 'if (accessToken === undefined || !isWellFormedToken(accessToken)) return undefined;',
    mutated: 'if (false || !isWellFormedToken(accessToken)) return undefined;',
    reason: 'What is undefined is no token either; the first half is for the compiler.',
  },
  {
    file: 'src/domain/session.ts',
    original: '} catch { return undefined; }',
    mutated: '} catch {}',
    reason: 'What was not read stays undefined, which is no session either.',
  },
  {
    file: 'machines/form/form.machine.ts',
    original:
      "types: { context: {} as FormContext<Field>, events: {} as FormEvent<Field>, emitted: {} as FormEmitted<Field>, tags: {} as 'busy', },",
    mutated: 'types: {},',
    reason: 'Only the compiler reads it.',
  },
  {
    file: 'machines/contact/contact.machine.ts',
    original:
      '}).provide({ actors: { submit: fromPromise<unknown, FormValues>(() => Promise.resolve()) } });',
    mutated:
      '}).provide({ actors: { submit: fromPromise<unknown, FormValues>(() => undefined) } });',
    reason: 'What is no promise counts as one that is kept.',
  },
  {
    file: 'mocks/handlers/requests.ts',
    original: "return /^Bearer (.+)/.exec(request.headers.get('authorization') ?? '')?.[1];",
    mutated:
      'return /^Bearer (.+)/.exec(request.headers.get(\'authorization\') ?? "Stryker was here!")?.[1];',
    reason: 'Neither is a header with a token.',
  },
  {
    file: 'machines/courseFilter/courseFilter.machine.ts',
    original: 'types: { events: {} as CourseFilterEvent, emitted: {} as CourseFilterEmitted, },',
    mutated: 'types: {},',
    reason: 'Only the compiler reads it.',
  },
  {
    file: 'machines/donate/donate.machine.ts',
    original:
      "types: { context: {} as DonateContext, events: {} as DonateEvent, emitted: {} as DonateEmitted, tags: {} as 'payable', },",
    mutated: 'types: {},',
    reason: 'Only the compiler reads it.',
  },
  {
    file: 'machines/toasts/toasts.machine.ts',
    original:
      'types: { input: {} as { now: () => number }, context: {} as ToastsContext, events: {} as ToastsEvent, },',
    mutated: 'types: {},',
    reason: 'Only the compiler reads it.',
  },
  {
    file: 'machines/toasts/toasts.machine.ts',
    original: 'nextId: context.nextId + 1,',
    mutated: 'nextId: context.nextId - 1,',
    reason: 'Ids differ either way, and nothing else is asked of them.',
  },
  {
    file: 'machines/toasts/toasts.machine.ts',
    original: 'context.queue[0] !== undefined && isSame(context.queue[0], message),',
    mutated: 'true && isSame(context.queue[0], message),',
    reason: 'While a toast is shown there is a first one; the first half is for the compiler.',
  },
  {
    file: 'machines/donate/donate.selectors.ts',
    original: "return typed.kind === 'unreadable' ? typed.problem : undefined;",
    mutated: 'return true ? typed.problem : undefined;',
    reason: 'No other kind has a problem; the question is for the compiler.',
  },
  {
    file: 'src/features/dashboard/AdminView.tsx',
    original: "selectedId={known?.id ?? ''}",
    mutated: 'selectedId={known?.id ?? "Stryker was here!"}',
    reason: 'There are tabs, so one is known; the other side is for the compiler.',
  },
  {
    file: 'src/features/dashboard/AdminView.tsx',
    original: "selectedId={known?.id ?? ''}",
    mutated: "selectedId={known.id ?? ''}",
    reason: 'There are tabs, so one is known; the question is for the compiler.',
  },
  {
    file: 'src/features/contact/Contact.tsx',
    original: 'return () => subscription.unsubscribe();',
    mutated: 'return () => undefined;',
    reason: 'The form ends with the page, and tells nobody any more.',
  },
  {
    file: 'src/features/contact/Contact.tsx',
    original: '}, [form, showPlaceholder]);',
    mutated: '}, []);',
    reason:
      'Neither changes: the form is made once, and the way to a toast is one function for good.',
  },
  {
    file: 'src/features/donate/Donate.tsx',
    original: 'problem: problem === undefined ? undefined : moneyProblems[problem],',
    mutated: 'problem: false ? undefined : moneyProblems[problem],',
    reason: 'For no problem there are no words: the look-up gives undefined, too.',
  },
  {
    file: 'src/features/contact/Contact.tsx',
    original: '[form],',
    mutated: '[],',
    reason: 'The form’s actor stays the same as long as the page does.',
  },
  {
    file: 'src/features/contact/Contact.tsx',
    original: "const onSubmit = useCallback(() => form.send({ type: 'form.submit' }), [form]);",
    mutated: "const onSubmit = useCallback(() => form.send({ type: 'form.submit' }), []);",
    reason: 'The form’s actor stays the same as long as the page does.',
  },
  {
    file: 'src/features/shell/Account.tsx',
    original: "const open = useActorSelector('accountMenu', isOpen, false);",
    mutated: "const open = useActorSelector('accountMenu', isOpen, true);",
    reason: 'Before the statecharts are loaded nobody is signed in: there is no account to show.',
  },
  {
    file: 'machines/disclosure/disclosure.machine.ts',
    original:
      'context.hoverClosedAt !== undefined && context.now() - context.hoverClosedAt < SKIP_MS,',
    mutated: 'true && context.now() - context.hoverClosedAt < SKIP_MS,',
    reason:
      'Before any closing the difference is no number, which is less than nothing; the first half is for the compiler.',
  },
  {
    file: 'machines/disclosure/disclosure.machine.ts',
    original:
      'context.openedAt !== undefined && context.now() - context.openedAt <= SAME_PRESS_MS,',
    mutated: 'true && context.now() - context.openedAt <= SAME_PRESS_MS,',
    reason:
      'Before any opening the difference is no number, which is at most nothing; the first half is for the compiler.',
  },
  {
    file: 'machines/disclosure/disclosure.machine.ts',
    original:
      "types: { input: {} as { now: () => number }, context: {} as DisclosureContext, events: {} as DisclosureEvent, tags: {} as 'open', },",
    mutated: 'types: {},',
    reason: 'Only the compiler reads it.',
  },
  {
    file: 'machines/theme/theme.machine.ts',
    original:
      "types: { /** The theme that the document has already. */ input: {} as { theme: Theme }, context: {}  …  elsewhere. */ | { type: 'theme.changed'; theme: Theme }, },",
    mutated: 'types: {},',
    reason: 'Only the compiler reads it.',
  },
  {
    file: 'machines/session/session.machine.ts',
    original: "{ id: 'tab', src: 'tab' },",
    mutated: `{ id: "", src: 'tab' },`,
    reason: 'Nobody sends it anything: its id is only a name.',
  },
  {
    file: 'machines/session/session.machine.ts',
    original: "{ id: 'address', src: 'address' },",
    mutated: `{ id: "", src: 'address' },`,
    reason: 'Nobody sends it anything: its id is only a name.',
  },
  {
    file: 'machines/session/session.refreshing.ts',
    original:
      "...(retrying === undefined ? [] : [{ guard: 'mayRetry' as const, target: retrying }]),",
    mutated: "...(false ? [] : [{ guard: 'mayRetry' as const, target: retrying }]),",
    reason: 'Without a place to retry no round has begun, and its guard says no.',
  },
  {
    file: 'machines/session/session.signedIn.ts',
    original: "password: event.type === 'recovery.submit' ? event.password : '',",
    mutated: `password: event.type === 'recovery.submit' ? event.password : "Stryker was here!",`,
    reason: 'Only recovery.submit leads here; the other side is for the compiler.',
  },
  {
    file: 'machines/session/session.signedIn.ts',
    original: "password: event.type === 'recovery.submit' ? event.password : '',",
    mutated: "password: true ? event.password : '',",
    reason: 'Only recovery.submit leads here; the question is for the compiler.',
  },
  {
    file: 'machines/session/session.restoring.ts',
    original: "actions: { type: 'emitInitialSession', params: false },",
    mutated: "actions: { type: 'emitInitialSession', params: true },",
    reason: 'Nothing was stored: there is no session to say, refused or not.',
  },
  {
    file: 'machines/session/session.selectors.ts',
    original: "if (session === undefined || !snapshot.hasTag('signedIn')) return undefined;",
    mutated: "if (false || !snapshot.hasTag('signedIn')) return undefined;",
    reason: 'While somebody is signed in there is a session; the first half is for the compiler.',
  },
  {
    file: 'machines/session/session.setup.ts',
    original:
      "types: { input: {} as SessionInput, context: {} as SessionContext, events: {} as SessionEvent, emitt … ng' | 'asking' | 'signedIn' | 'signedOut' | 'recovering', },",
    mutated: 'types: {},',
    reason: 'Only the compiler reads it.',
  },
  {
    file: 'machines/session/session.setup.ts',
    original: "return link.kind === 'tokens' || link.kind === 'tokenHash' ? link : undefined;",
    mutated: 'return true ? link : undefined;',
    reason: 'A link of another kind is forgotten in the same step, as it leaves.',
  },
  {
    file: 'machines/session/session.setup.ts',
    original: "linkProblem: link.kind === 'problem' ? link.code : undefined,",
    mutated: 'linkProblem: true ? link.code : undefined,',
    reason: 'No other kind has a code; the question is for the compiler.',
  },
  {
    file: 'machines/session/session.setup.ts',
    original: 'context.session !== undefined && refreshIsDue(context.session, context.now()),',
    mutated: 'true && refreshIsDue(context.session, context.now()),',
    reason: 'It is only asked while somebody is signed in; the first half is for the compiler.',
  },
  {
    file: 'machines/session/session.setup.ts',
    original: 'stored !== undefined && stored.refreshToken !== context.session?.refreshToken,',
    mutated: 'stored !== undefined && stored.refreshToken !== context.session.refreshToken,',
    reason:
      'It is only asked of a refused session, which is there; the question is for the compiler.',
  },
  {
    file: 'machines/session/session.setup.ts',
    original: 'session !== undefined && session.user.id !== context.session?.user.id,',
    mutated: 'session !== undefined && session.user.id !== context.session.user.id,',
    reason:
      'It is only asked of a refused session, which is there; the question is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/data-guard.ts',
    original: 'const verbs = [...(VERBS[method] ?? [])];',
    mutated: 'const verbs = [...(VERBS[method] ?? ["Stryker was here"])];',
    reason: 'A method without verbs was refused before; the other side is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/data-guard.ts',
    original: 'if (value === null || value === undefined) return null;',
    mutated: 'if (value === null || false) return null;',
    reason: 'JSON has no undefined.',
  },
  {
    file: 'scripts/embedded-supabase/data-guard.ts',
    original: "if (type === 'text' && typeof value === 'number' && Number.isSafeInteger(value)) {",
    mutated: "if (type === 'text' && true && Number.isSafeInteger(value)) {",
    reason: 'Number.isSafeInteger refuses what is no number; the question is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/data-guard.ts',
    original:
      "const writes = verbs.map((verb) => (verb === 'delete' ? { verb } : { verb, columns: written }));",
    mutated: 'const writes = verbs.map((verb) => (false ? { verb } : { verb, columns: written }));',
    reason: 'No right to delete is given by columns: it is asked for whole either way.',
  },
  {
    file: 'scripts/embedded-supabase/data-guard.ts',
    original:
      "const writes = verbs.map((verb) => (verb === 'delete' ? { verb } : { verb, columns: written }));",
    mutated:
      'const writes = verbs.map((verb) => (verb === "" ? { verb } : { verb, columns: written }));',
    reason: 'No right to delete is given by columns: it is asked for whole either way.',
  },
  {
    file: 'scripts/embedded-supabase/data-guard.ts',
    original: "if (role === 'authenticated' && authorization !== null) {",
    mutated: "if (role === 'authenticated' && true) {",
    reason: 'Without the header nobody is authenticated; the question is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/data-guard.ts',
    original: 'GET: [],',
    mutated: 'GET: ["Stryker was here"],',
    reason: 'A verb that does not exist is granted to everybody, as nothing revokes it.',
  },
  {
    file: 'scripts/embedded-supabase/data-guard.ts',
    original: 'HEAD: [],',
    mutated: 'HEAD: ["Stryker was here"],',
    reason: 'A verb that does not exist is granted to everybody, as nothing revokes it.',
  },
  {
    file: 'scripts/embedded-supabase/access-token.ts',
    original: '} catch { return undefined; }',
    mutated: '} catch {}',
    reason: 'What was not read stays undefined, which is no claim either.',
  },
  {
    file: 'scripts/embedded-supabase/data-headers.ts',
    original: "const range = headers.get('range') ?? '';",
    mutated: `const range = headers.get('range') ?? "Stryker was here!";`,
    reason: 'Neither is a range.',
  },
  {
    file: 'scripts/embedded-supabase/data-query.ts',
    original: "const [operator = '', value = ''] = groupsOf(CONDITION, condition);",
    mutated: `const [operator = "Stryker was here!", value = ''] = groupsOf(CONDITION, condition);`,
    reason: 'Neither is an operator.',
  },
  {
    file: 'scripts/embedded-supabase/data-query.ts',
    original: "const [operator = '', value = ''] = groupsOf(CONDITION, condition);",
    mutated: `const [operator = '', value = "Stryker was here!"] = groupsOf(CONDITION, condition);`,
    reason: 'Without an operator the value is not read; the other side is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/privileges.ts',
    original: "const [verb, privileges = '', tables = '', direction, roles = ''] = groupsOf(",
    mutated: `const [verb, privileges = "Stryker was here!", tables = '', direction, roles = ''] = groupsOf(`,
    reason: 'What does not fit is refused; neither is a privilege.',
  },
  {
    file: 'scripts/embedded-supabase/privileges.ts',
    original: "const [verb, privileges = '', tables = '', direction, roles = ''] = groupsOf(",
    mutated: `const [verb, privileges = '', tables = "Stryker was here!", direction, roles = ''] = groupsOf(`,
    reason: 'What does not fit is refused before its tables are read.',
  },
  {
    file: 'scripts/embedded-supabase/privileges.ts',
    original: "const [verb, privileges = '', tables = '', direction, roles = ''] = groupsOf(",
    mutated: `const [verb, privileges = '', tables = '', direction, roles = "Stryker was here!"] = groupsOf(`,
    reason: 'What does not fit is refused before its roles are read.',
  },
  {
    file: 'scripts/embedded-supabase/privileges.ts',
    original:
      '/^(grant|revoke) (.+?) on (?:table )?((?:public\\.)?\\w+(?:, (?:public\\.)?\\w+)*) (to|from) (\\w+(?:, \\w+)*)$/u;',
    mutated:
      '/(grant|revoke) (.+?) on (?:table )?((?:public\\.)?\\w+(?:, (?:public\\.)?\\w+)*) (to|from) (\\w+(?:, \\w+)*)$/u;',
    reason:
      'Only statements that begin with one of the two words come here, and the first one that fits counts.',
  },
  {
    file: 'src/services/addressLink.ts',
    original: 'type !== null && mailLinkTypes.has(type);',
    mutated: 'true && mailLinkTypes.has(type);',
    reason: 'Nothing is no kind of mail either; the first half is for the compiler.',
  },
  {
    file: 'src/services/addressLink.ts',
    original: "const hash = new URLSearchParams(url.hash.replace(/^#/, ''));",
    mutated: "const hash = new URLSearchParams(url.hash.replace(/#/, ''));",
    reason: 'The first # of a hash stands at its beginning.',
  },
  {
    file: 'src/services/addressLink.ts',
    original: "const hash = new URLSearchParams(clean.hash.replace(/^#/, ''));",
    mutated: "const hash = new URLSearchParams(clean.hash.replace(/#/, ''));",
    reason: 'The first # of a hash stands at its beginning.',
  },
  {
    file: 'src/services/addressLink.ts',
    original: "view.history.replaceState(view.history.state, '', clean.href);",
    mutated: 'view.history.replaceState(view.history.state, "Stryker was here!", clean.href);',
    reason: 'Browsers ignore the title of an entry (HTML, 7.4.4).',
  },
  {
    file: 'src/services/askedAddress.ts',
    original: "const held: unknown = JSON.parse(view.localStorage.getItem(ASKED_KEY) ?? 'null');",
    mutated: 'const held: unknown = JSON.parse(view.localStorage.getItem(ASKED_KEY) ?? "");',
    reason: 'What cannot be parsed is no address, as null is none.',
  },
  {
    file: 'src/services/askedAddress.ts',
    original: '} catch { return undefined; }',
    mutated: '} catch {}',
    reason: 'What was not read stays undefined, which is the answer either way.',
  },
  {
    file: 'src/services/sessionStore.ts',
    original: '} catch { return undefined; }',
    mutated: '} catch {}',
    reason: 'What was not read is no session, and blocked storage has nothing to clear.',
  },
  {
    file: 'scripts/embedded-supabase/verify-link.ts',
    original: "const sentAt = Date.parse(account[SENT_AT[column]] ?? '');",
    mutated: 'const sentAt = Date.parse(account[SENT_AT[column]] ?? "Stryker was here!");',
    reason: 'Neither is a time.',
  },
  {
    file: 'scripts/embedded-supabase/verify-link.ts',
    original: "[peer, call.peer ?? 'this process'],",
    mutated: '[peer, call.peer ?? ""],',
    reason: 'All calls from this process are counted as one, by either name.',
  },
  {
    file: 'scripts/embedded-supabase/verify-link.ts',
    original: "const email = textOf(call.body, 'email')?.toLowerCase();",
    mutated: "const email = textOf(call.body, 'email')?.toUpperCase();",
    reason: 'All spellings of an address are counted as one either way.',
  },
  {
    file: 'scripts/embedded-supabase/verify-link.ts',
    original: 'if (column === undefined) return undefined;',
    mutated: 'if (false) return undefined;',
    reason:
      'Without a column there is no time either, which is refused; the question is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/auth-layer.ts',
    original: "const type = query.get('type') ?? '';",
    mutated: 'const type = query.get(\'type\') ?? "Stryker was here!";',
    reason: 'Neither is a type of link.',
  },
  {
    file: 'scripts/embedded-supabase/auth-layer.ts',
    original: "const token = query.get('token') ?? '';",
    mutated: 'const token = query.get(\'token\') ?? "Stryker was here!";',
    reason: 'Neither is a token that was mailed.',
  },
  {
    file: 'scripts/embedded-supabase/account-change.ts',
    original: "const [, payload = ''] = String(request.headers.get('authorization')).split('.');",
    mutated:
      "const [, payload = \"Stryker was here!\"] = String(request.headers.get('authorization')).split('.');",
    reason: 'A token that was accepted has a payload; the other side is for the compiler.',
  },
  {
    file: 'src/services/authFetch.ts',
    original: "let text = '';",
    mutated: 'let text = "Stryker was here!";',
    reason: 'It is read after a no that broke off only, where neither is JSON.',
  },
  {
    file: 'src/services/authForms.ts',
    original: "const email = (input.email ?? '').trim();",
    mutated: 'const email = (input.email ?? "Stryker was here!").trim();',
    reason: 'The form has the field from the start; the other side is for the compiler.',
  },
  {
    file: 'src/services/authForms.ts',
    original: "password: input.password ?? '',",
    mutated: 'password: input.password ?? "Stryker was here!",',
    reason: 'The form has the field from the start; the other side is for the compiler.',
  },
  {
    file: 'src/services/authForms.ts',
    original: "data: { display_name: (input.displayName ?? '').trim() },",
    mutated: 'data: { display_name: (input.displayName ?? "Stryker was here!").trim() },',
    reason: 'The form has the field from the start; the other side is for the compiler.',
  },
  {
    file: 'src/services/refresh.ts',
    original: 'if (deps.locks === undefined) return attempt(false);',
    mutated: 'if (false) return attempt(false);',
    reason:
      'Asking what is not there fails at once, and the attempt is made without a lock as where it is refused.',
  },
  {
    file: 'src/services/supabase.ts',
    original: 'storageKey: `tallygrove.call-${(calls += 1)}`,',
    mutated: 'storageKey: `tallygrove.call-${(calls -= 1)}`,',
    reason: 'The names differ either way.',
  },
  {
    file: 'src/services/supabase.ts',
    original: 'autoRefreshToken: false,',
    mutated: 'autoRefreshToken: true,',
    reason:
      'The library reads it when it initialises itself, which it is told not to; the second lock stays.',
  },
  {
    file: 'src/services/supabase.ts',
    original: 'detectSessionInUrl: false,',
    mutated: 'detectSessionInUrl: true,',
    reason:
      'The library reads it when it initialises itself, which it is told not to; the second lock stays.',
  },
  {
    file: 'src/services/places.ts',
    original: "history.replaceState({ ...(history.state as EntryState | null), place }, '');",
    mutated:
      'history.replaceState({ ...(history.state as EntryState | null), place }, "Stryker was here!");',
    reason: 'Browsers ignore the title of an entry (HTML, 7.4.4).',
  },
  {
    file: 'src/services/returnTarget.ts',
    original: '} catch { return undefined; }',
    mutated: '} catch {}',
    reason: 'What was not read stays undefined, which is the answer either way.',
  },
  {
    file: 'scripts/embedded-supabase/password-work.ts',
    original: "await bcrypt.compare('', await decoy);",
    mutated: 'await bcrypt.compare("Stryker was here!", await decoy);',
    reason: 'Neither hashes to what is compared, and both take as long.',
  },
  {
    file: 'scripts/embedded-supabase/data-headers.ts',
    original: "const asked = (headers.get('prefer') ?? '').split(',').map((one) => one.trim());",
    mutated:
      "const asked = (headers.get('prefer') ?? \"Stryker was here!\").split(',').map((one) => one.trim());",
    reason: 'Neither is a preference, and without one handling is not strict.',
  },
  {
    file: 'mocks/handlers/auth.ts',
    original:
      "const person = personOfEmail(searchParams.get('login_hint') ?? '') ?? people.student;",
    mutated:
      'const person = personOfEmail(searchParams.get(\'login_hint\') ?? "Stryker was here!") ?? people.student;',
    reason: 'Neither is anybody’s address.',
  },
  {
    file: 'mocks/handlers/auth.ts',
    original: "['signup', 'email'],",
    mutated: '[\'signup\', ""],',
    reason: 'It is asked only whether a phone is needed.',
  },
  {
    file: 'mocks/handlers/auth.ts',
    original: "['email_change', 'email'],",
    mutated: '[\'email_change\', ""],',
    reason: 'It is asked only whether a phone is needed.',
  },
  {
    file: 'scripts/embedded-supabase/auth-context.ts',
    original: "NewEmail: change?.to ?? '',",
    mutated: 'NewEmail: change?.to ?? "Stryker was here!",',
    reason: 'Only the mail of a change names it.',
  },
  {
    file: 'scripts/lib/access/routes.ts',
    original:
      "const [path = ''] = target.replace(/^https?:\\/\\/[^/?#]*/iu, '').split(/[?#]/u, 1);",
    mutated:
      'const [path = "Stryker was here!"] = target.replace(/^https?:\\/\\/[^/?#]*/iu, \'\').split(/[?#]/u, 1);',
    reason: 'What is split has a first part; the other side is for the compiler.',
  },
  {
    file: 'scripts/lib/access/routes.ts',
    original: '} catch { return undefined; }',
    mutated: '} catch {}',
    reason: 'What was not decoded stays undefined, which is the answer either way.',
  },
  {
    file: 'scripts/lib/access/routes.ts',
    original: "const [, service] = MEANT.exec(path) ?? MEANT.exec(pathname ?? '') ?? [];",
    mutated:
      'const [, service] = MEANT.exec(path) ?? MEANT.exec(pathname ?? "Stryker was here!") ?? [];',
    reason: 'Neither is meant for a service.',
  },
  {
    file: 'scripts/lib/access/routes.ts',
    original: "const [, service] = MEANT.exec(path) ?? MEANT.exec(pathname ?? '') ?? [];",
    mutated:
      'const [, service] = MEANT.exec(path) ?? MEANT.exec(pathname ?? \'\') ?? ["Stryker was here"];',
    reason: 'The first element is the whole match, which nobody reads.',
  },
  {
    file: 'scripts/embedded-supabase/attempts.ts',
    original: 'if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);',
    mutated: 'if (windows.size > MAX_KEYS && true) windows.delete(oldest);',
    reason: 'A map of so many has a first key; the second half is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/in-turn.ts',
    original: '} finally { if (last.get(key) === mine) last.delete(key); }',
    mutated: '} finally {}',
    reason:
      'A key that nobody waits for keeps nobody waiting: it takes up memory, which no caller sees.',
  },
  {
    file: 'scripts/embedded-supabase/in-turn.ts',
    original: 'if (last.get(key) === mine) last.delete(key);',
    mutated: 'if (false) last.delete(key);',
    reason:
      'A key that nobody waits for keeps nobody waiting: it takes up memory, which no caller sees.',
  },
  {
    file: 'scripts/embedded-supabase/in-turn.ts',
    original: 'if (last.get(key) === mine) last.delete(key);',
    mutated: 'if (last.get(key) === mine) ;',
    reason:
      'A key that nobody waits for keeps nobody waiting: it takes up memory, which no caller sees.',
  },
  {
    file: 'scripts/embedded-supabase/node-http.ts',
    original: 'for (const one of value ?? []) headers.append(name, one);',
    mutated: 'for (const one of value ?? ["Stryker was here"]) headers.append(name, one);',
    reason: 'A header that is there has a value; the other side is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/node-http.ts',
    original: "const method = req.method ?? 'GET';",
    mutated: 'const method = req.method ?? "";',
    reason: 'A request that arrived has a method; the other side is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/node-http.ts',
    original: "const [, query = ''] = /\\?([^#]*)/u.exec(req.url ?? '') ?? [];",
    mutated: 'const [, query = \'\'] = /\\?([^#]*)/u.exec(req.url ?? "Stryker was here!") ?? [];',
    reason: 'A request that arrived has a target; the other side is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/node-http.ts',
    original: "const [, query = ''] = /\\?([^#]*)/u.exec(req.url ?? '') ?? [];",
    mutated: "const [, query = ''] = /\\?([^#]*)/u.exec(req.url ?? '') ?? [\"Stryker was here\"];",
    reason: 'The first element is the whole match, which nobody reads.',
  },
  {
    file: 'scripts/embedded-supabase/data-layer.ts',
    original: "const text = typeof message === 'string' ? message : '';",
    mutated: 'const text = typeof message === \'string\' ? message : "Stryker was here!";',
    reason: 'Neither is a refusal that is known.',
  },
  {
    file: 'scripts/embedded-supabase/data-layer.ts',
    original: '.catch(() => null);',
    mutated: '.catch(() => undefined);',
    reason: 'Neither has a code or a message.',
  },
  {
    file: 'scripts/embedded-supabase/data-layer.ts',
    original: "if (typeof code === 'string' && PASSED_ON.has(code)) return response;",
    mutated: 'if (true && PASSED_ON.has(code)) return response;',
    reason: 'What is no text is not among the codes; the first half is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/mail-page.ts',
    original: 'const [, label, link] = LABELLED_LINK.exec(paragraph) ?? [];',
    mutated: 'const [, label, link] = LABELLED_LINK.exec(paragraph) ?? ["Stryker was here"];',
    reason: 'The first element is the whole match, which nobody reads.',
  },
  {
    file: 'scripts/embedded-supabase/private-files.ts',
    original: ".replace(/\\.\\d+Z$/u, 'Z')",
    mutated: ".replace(/\\.\\d+Z/u, 'Z')",
    reason: 'The fraction of a time stands at its end alone.',
  },
  {
    file: 'scripts/embedded-supabase/data-file.ts',
    original: "if (check?.['quick_check'] !== 'ok') return 'broken';",
    mutated: "if (check['quick_check'] !== 'ok') return 'broken';",
    reason: 'The pragma always answers with a row; the question is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/data-file.ts',
    original: "const version = database.prepare('pragma user_version').get()?.['user_version'];",
    mutated: "const version = database.prepare('pragma user_version').get()['user_version'];",
    reason: 'The pragma always answers with a row; the question is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/data-lock.ts',
    original: "const owner: unknown = JSON.parse(readFileSync(`${path}.owner`, 'utf8'));",
    mutated: 'const owner: unknown = JSON.parse(readFileSync(`${path}.owner`, ""));',
    reason: 'JSON.parse makes the same text of the bytes.',
  },
  {
    file: 'scripts/embedded-supabase/migrations.ts',
    original: 'const [, version, name] = FILE_NAME.exec(file) ?? [];',
    mutated: 'const [, version, name] = FILE_NAME.exec(file) ?? ["Stryker was here"];',
    reason: 'The first element is the whole match, which nobody reads.',
  },
  {
    file: 'scripts/embedded-supabase/migrations.ts',
    original: 'if (version === undefined || name === undefined) {',
    mutated: 'if (version === undefined && name === undefined) {',
    reason:
      'A name that fits has both, and one that does not has neither; the other half is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/migrations.ts',
    original: 'if (version === undefined || name === undefined) {',
    mutated: 'if (false || name === undefined) {',
    reason:
      'A name that fits has both, and one that does not has neither; the other half is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/migrations.ts',
    original: 'if (version === undefined || name === undefined) {',
    mutated: 'if (version === undefined || false) {',
    reason:
      'A name that fits has both, and one that does not has neither; the other half is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/migrations.ts',
    original: "return readFileSync(resolve(entry, '../../package.json'), 'utf8');",
    mutated: 'return readFileSync(resolve(entry, \'../../package.json\'), "");',
    reason: 'The hash of the bytes is the hash of the text.',
  },
  {
    file: 'scripts/embedded-supabase/database.ts',
    original: "const url = dataFile === undefined ? ':memory:' : `file:${dataFile}`;",
    mutated: 'const url = dataFile === undefined ? "" : `file:${dataFile}`;',
    reason: '@supabase/lite opens a database in memory by either name.',
  },
  {
    file: 'scripts/embedded-supabase/database.ts',
    original: "sql.join('\\n\\n'),",
    mutated: 'sql.join(""),',
    reason:
      'Every text ends with a semicolon; the lines between are for whoever reads an error about them.',
  },
  {
    file: 'scripts/embedded-supabase/embedded-supabase.ts',
    original: "const route = routeOf(req.url ?? '/');",
    mutated: 'const route = routeOf(req.url ?? "");',
    reason: 'A request that arrived has a target; the other side is for the compiler.',
  },
  {
    file: 'scripts/embedded-supabase/embedded-supabase.ts',
    original: 'additional_redirect_urls: [],',
    mutated: 'additional_redirect_urls: ["Stryker was here"],',
    reason: 'Where a link may lead is decided before; the second lock stays.',
  },
  {
    file: 'scripts/embedded-supabase/embedded-supabase.ts',
    original: 'server: { admin: false },',
    mutated: 'server: {},',
    reason: 'It is the answer of @supabase/lite unless told.',
  },
  {
    file: 'scripts/embedded-supabase/embedded-supabase.ts',
    original: 'server: { admin: false },',
    mutated: 'server: { admin: true },',
    reason: 'It is for requests without a key, which are refused before; the second lock stays.',
  },
  {
    file: 'scripts/embedded-supabase/vite-plugin.ts',
    original: "Symbol.for('tallygrove:embedded-supabase')",
    mutated: 'Symbol.for("")',
    reason: 'Nothing else in the process keeps anything under either name.',
  },
  {
    file: 'src/features/shell/NarrowMenu.tsx',
    original: "open={useActorSelector('mobileMenu', isOpen, false)}",
    mutated: "open={useActorSelector('mobileMenu', isOpen, true)}",
    reason: 'It is only drawn once the statecharts are loaded.',
  },
  {
    file: 'src/features/shell/Header.tsx',
    original: "send('theme', { type: 'theme.set', theme: darkTheme ? 'light' : 'dark' })",
    mutated: "send('theme', { type: 'theme.set', theme: darkTheme ? \"\" : 'dark' })",
    reason: 'To the statechart all that is not dark is light.',
  },
  {
    file: 'src/features/pageActors.tsx',
    original: 'const never = () => () => undefined;',
    mutated: 'const never = () => undefined;',
    reason: 'React takes a subscription without an end as well, and this one has nothing to end.',
  },
  {
    file: 'src/features/shell/Header.tsx',
    original: 'const never = () => () => undefined;',
    mutated: 'const never = () => undefined;',
    reason: 'React takes a subscription without an end as well, and this one has nothing to end.',
  },
  {
    file: 'src/features/pageActors.tsx',
    original: 'const readInitial = useCallback(() => initial, [initial]);',
    mutated: 'const readInitial = useCallback(() => initial, []);',
    reason: 'It is only read as a page is prerendered or hydrated, so once.',
  },
  {
    file: 'src/features/pageActors.tsx',
    original: '() => false,',
    mutated: '() => undefined,',
    reason: 'Neither is a yes.',
  },
  {
    file: 'src/features/shell/Toasts.tsx',
    original: '[send],',
    mutated: '[],',
    reason:
      'The page has one set of statecharts for as long as it lasts, so one way to send to them.',
  },
];
