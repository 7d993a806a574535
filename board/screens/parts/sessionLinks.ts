import type { LinkExchange, OpenedLink } from '../../../machines/session/session.types.ts';
import { paths } from '../../../src/app/paths.ts';
import type { ModelEvent } from 'storybook-addon-statecharts';

/** The first answer of an actor among these steps. */
export const outputIn = (steps: readonly ModelEvent[], name: string): unknown =>
  steps.find(({ from }) => from === name)?.event['output'];

/** What the address held when the page was opened. */
export const openedIn = (steps: readonly ModelEvent[]): OpenedLink =>
  (outputIn(steps, 'readLink') as OpenedLink | undefined) ?? {
    link: { kind: 'none' },
    requestedEmail: undefined,
  };

/** The dashboard's address with a link in it. @param after what comes of it */
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
