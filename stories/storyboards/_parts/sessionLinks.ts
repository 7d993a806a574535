import type {
  LinkExchange,
  SessionInput,
  UsableLink,
} from '../../../machines/session/session.types.ts';
import { paths } from '../../../src/domain/paths.ts';
import type { ModelEvent, Path } from 'storybook-addon-statecharts';

export const inputOf = ({ input }: Path): SessionInput => input as SessionInput;

/** A link in the initial URL, or one that arrives in the open page. */
export const isByLink = (path: Path): boolean =>
  inputOf(path).link !== undefined ||
  path.steps.some(({ event }) => event.type === 'link.arrived' || event.type === 'link.failed');

/** Returns the link that an event is about: the last one that came. */
export function linkBefore(modelEvent: ModelEvent, path: Path): UsableLink | undefined {
  const before = path.steps.slice(0, path.steps.lastIndexOf(modelEvent));
  const arrived = before.findLast(({ event }) => event.type === 'link.arrived');
  return (arrived?.event['link'] as UsableLink | undefined) ?? inputOf(path).link;
}

/** Returns the dashboard's URL with a link in it. @param after the steps that follow */
export function addressOf(link: UsableLink, after: readonly ModelEvent[]): string {
  const exchanged: unknown = after.find(({ from }) => from === 'exchangeLink')?.event['output'];
  const isRecovery = (exchanged as LinkExchange | undefined)?.recovery === true;
  const type = isRecovery ? 'recovery' : 'magiclink';
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
  return `${paths.dashboard.pattern}#${new URLSearchParams(fields).toString()}`;
}
