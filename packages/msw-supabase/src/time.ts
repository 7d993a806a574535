// The services' time is `Date`, which a test holds: `vi.setSystemTime`, Playwright's `page.clock`.

/** As the services write it. */
export const iso = (): string => new Date().toISOString();

/** In seconds since 1970, as tokens count. */
export const seconds = (): number => Math.floor(Date.now() / 1000);
