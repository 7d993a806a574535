type Metadata = Readonly<Record<string, unknown>>;

/** A second factor: an authenticator app. */
export interface Factor {
  readonly id: string;
  readonly friendly_name?: string | undefined;
  readonly factor_type: 'totp';
  status: 'unverified' | 'verified';
  readonly created_at: string;
  updated_at: string;
}

export interface Identity {
  /** The provider's own id of the user. */
  readonly id: string;
  readonly identity_id: string;
  readonly provider: string;
  readonly identity_data: Metadata;
}

/** A user as a project states it. Names are those of Supabase's `user` object. */
export interface UserSpec {
  /** A UUID; a random one by default. */
  id?: string;
  email: string;
  password?: string;
  user_metadata?: Metadata;
  app_metadata?: Metadata;
  created_at?: string;
  /** Whether the address is confirmed, which is the default. */
  confirmed?: boolean;
  /** Authenticators that are set up. */
  factors?: readonly { id?: string; friendly_name?: string }[];
  /** Providers besides `email` that the user has signed in with. */
  providers?: readonly string[];
  /** The hash in a mailed link that is already on its way. It opens one session. */
  token_hash?: string;
  /** The ID token with which a provider's own sign-in identifies the user. */
  id_token?: string;
}

/** A user in memory. */
export interface User {
  readonly id: string;
  email: string;
  password: string | undefined;
  user_metadata: Metadata;
  app_metadata: Metadata;
  identities: Identity[];
  factors: Factor[];
  readonly created_at: string;
  updated_at: string;
  email_confirmed_at: string | undefined;
  confirmation_sent_at: string | undefined;
  recovery_sent_at: string | undefined;
  last_sign_in_at: string | undefined;
  /** The new address, and which of the two have confirmed it. */
  email_change: { to: string; confirmed: readonly string[] } | undefined;
  readonly is_anonymous: boolean;
  readonly id_token: string | undefined;
}

const CREATED_AT = '2026-01-05T09:00:00Z';

function identityOf(user: User, provider: string): Identity {
  const { id, email, user_metadata } = user;
  const email_verified = user.email_confirmed_at !== undefined;
  return {
    id,
    // As long as there is one identity for each provider, this is unique and repeatable.
    identity_id: `${id.slice(0, -1)}${(provider.length % 16).toString(16)}`,
    provider,
    identity_data: { ...user_metadata, email, email_verified, phone_verified: false, sub: id },
  };
}

/** Creates a user with its identities. @param at - when it was created and confirmed */
export function createUser(spec: UserSpec, at: string, isAnonymous = false): User {
  const createdAt = spec.created_at ?? at;
  const providers = isAnonymous ? [] : ['email', ...(spec.providers ?? [])];
  const user: User = {
    id: spec.id ?? crypto.randomUUID(),
    email: spec.email.toLowerCase(),
    password: spec.password,
    user_metadata: spec.user_metadata ?? {},
    app_metadata: isAnonymous ? {} : { provider: 'email', providers, ...spec.app_metadata },
    identities: [],
    factors: [],
    created_at: createdAt,
    updated_at: createdAt,
    email_confirmed_at: spec.confirmed === false || isAnonymous ? undefined : createdAt,
    confirmation_sent_at: undefined,
    recovery_sent_at: undefined,
    last_sign_in_at: undefined,
    email_change: undefined,
    is_anonymous: isAnonymous,
    id_token: spec.id_token,
  };
  user.identities = providers.map((provider) => identityOf(user, provider));
  user.factors = (spec.factors ?? []).map(({ id, friendly_name }) => ({
    id: id ?? crypto.randomUUID(),
    friendly_name,
    factor_type: 'totp',
    status: 'verified',
    created_at: createdAt,
    updated_at: createdAt,
  }));
  return user;
}

/** Creates the users of a project. */
export const createUsers = (specs: readonly UserSpec[]): User[] =>
  specs.map((spec) => createUser(spec, CREATED_AT));

/** The user has proved that the address is theirs. */
export function confirmEmail(user: User, at: string): void {
  user.email_confirmed_at ??= at;
  user.identities = user.identities.map((identity) =>
    identity.provider === 'email'
      ? { ...identity, identity_data: { ...identity.identity_data, email_verified: true } }
      : identity,
  );
}

export const hasVerifiedFactor = ({ factors }: User): boolean =>
  factors.some(({ status }) => status === 'verified');

/** The `user` object of the auth service (supabase/auth, `models/user.go`). */
export function userBody(user: User) {
  const { id, email, email_confirmed_at, created_at, factors } = user;
  const last_sign_in_at = user.last_sign_in_at ?? created_at;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at,
    confirmed_at: email_confirmed_at,
    phone: '',
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change?.to,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    factors:
      factors.length === 0
        ? undefined
        : factors.map((factor) => ({ ...factor, phone: '', last_challenged_at: null })),
    identities: user.identities.map((identity) => ({
      ...identity,
      user_id: id,
      last_sign_in_at,
      created_at,
      updated_at: created_at,
      email,
    })),
    created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}
