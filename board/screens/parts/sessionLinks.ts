import type { LinkExchange, OpenedLink } from '../../../machines/session/session.types.ts';
import { paths } from '../../../src/app/paths.ts';
import type { ModelEvent } from 'storybook-addon-statecharts';

/** Returns an actor's first output among these steps. */
export const outputIn = (steps: readonly ModelEvent[], name: string): unknown =>
  steps.find(({ from }) => from === name)?.event['output'];

/** Returns the URL's link at page load. */
export const openedIn = (steps: readonly ModelEvent[]): OpenedLink =>
  (outputIn(steps, 'readLink') as OpenedLink | undefined) ?? {
    link: { kind: 'none' },
    requestedEmail: undefined,
  };

/** Returns the dashboard's URL with a link in it. @param after the steps that follow */
export function addressOf({ link }: OpenedLink, after: readonly ModelEvent[]): string {
  const dashboard = paths.dashboard.pattern;
  if (link.kind === 'none') return dashboard;
  if (link.kind === 'problem') return `${dashboard}#error=access_denied&error_code=${link.code}`;
  const exchange = outputIn(after, 'exchangeLink') as LinkExchange | undefined;
  const type = exchange?.recovery === true ? 'recovery' : 'magiclink';
  const fields =
    link.kind === 'tokenHash'
      ? { token_hash: link.tokenHash, type }
      : {
          access_token: link.accessToken,
          refresh_token: link.refreshToken,
          expires_in: String(link.expiresIn),
          token_type: link.tokenType,
          type,
        };
  return `${dashboard}#${new URLSearchParams(fields).toString()}`;
}
