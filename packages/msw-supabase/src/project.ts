import type { StoredSession } from './auth/sessions.ts';
import type { Factor, User } from './auth/users.ts';
import { Database } from './data/database.ts';
import type { Json, TableSpec } from './data/schema.ts';
import { Hub } from './realtime/hub.ts';
import { Files } from './storage/files.ts';
import { iso } from './time.ts';

/** Settings of the auth service. */
export interface AuthSettings {
  /** 6 by default. */
  minPasswordLength: number;
  /** Whether a sign-up must confirm its address by a mailed link, which is the default. */
  confirmEmail: boolean;
  /** Off by default. */
  anonymousSignIns: boolean;
  /** OAuth providers that are enabled: `google` by default. */
  providers: readonly string[];
  /** The sign-in page of each SSO domain or provider id; none by default. */
  sso: Readonly<Record<string, string>>;
  /** The six digits in each mail: `123456` by default. */
  emailCode: string;
  /** The six digits of each authenticator: `123456` by default. */
  totpCode: string;
}

export type MailType = 'signup' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication';

/** A mail that the auth service would send. */
export interface Mail {
  readonly to: string;
  readonly type: MailType;
  /** The six digits. */
  readonly code: string;
  readonly tokenHash: string;
  readonly user: User;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The caller of a procedure or function, and the data it sees. */
export interface CallContext {
  caller: User | undefined;
  database: Database;
}

/** A remote procedure. */
export interface Procedure {
  /** Its arguments as in SQL, such as `seats int4`: `text` by default; with `?`, it may be left out. */
  args?: readonly string[];
  /** The columns of the returned rows; by default the result is one value. */
  returns?: TableSpec['columns'];
  /** A thrown `DataError` is the response; undefined is `void`. */
  run: (args: Record<string, Json | undefined>, context: CallContext) => Json | undefined;
}

/** A serverless function; returns a Response, or a value to serialize as JSON. */
export type ServerlessFunction = (
  request: Request,
  context: CallContext,
) => Response | Json | Promise<Response | Json>;

/** What the handlers of all services share: an empty project. */
export class Project {
  /** The start of every URL: an origin, or `*` for any. */
  readonly url: string;
  auth: AuthSettings;
  unanswered: string[] = [];
  users: User[] = [];
  sessions: StoredSession[] = [];
  /** The mails that were sent and whose links were not opened, oldest first. */
  mails: Mail[] = [];
  /** The codes of redirects, until they are exchanged. */
  flows = new Map<string, { user: User; challenge: string }>();
  challenges = new Map<string, { factor: Factor; expires_at: number }>();
  procedures = new Map<string, Procedure>();
  functions = new Map<string, ServerlessFunction>();
  files = new Files();
  realtime = new Hub();
  database = new Database((change) => this.realtime.change(change, iso()));

  constructor(url: string, auth: AuthSettings) {
    this.url = url;
    this.auth = auth;
  }
}
