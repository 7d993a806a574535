type Metadata = Readonly<Record<string, unknown>>;

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

/**
 * Creates a user with its identities; without an address, it is anonymous.
 * @param at - when it was created and confirmed
 */
export function createUser(spec: UserSpec, at = '2026-01-05T09:00:00Z') {
  const { id = crypto.randomUUID(), created_at = at, user_metadata = {} } = spec;
  const email = spec.email.toLowerCase();
  const is_anonymous = email === '';
  const email_verified = spec.confirmed !== false && !is_anonymous;
  const providers = is_anonymous ? [] : ['email', ...(spec.providers ?? [])];
  const app_metadata = is_anonymous ? {} : { provider: 'email', providers, ...spec.app_metadata };
  const some: { at?: string } = {};
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    user_metadata,
    app_metadata: app_metadata as Metadata,
    identities: providers.map((provider) => ({
      id,
      // As long as there is one identity for each provider, this is unique and repeatable.
      identity_id: `${id.slice(0, -1)}${(provider.length % 16).toString(16)}`,
      user_id: id,
      provider,
      identity_data: { ...user_metadata, email, email_verified, phone_verified: false, sub: id },
      created_at,
      updated_at: created_at,
    })),
    factors: (spec.factors ?? []).map((factor) => ({
      id: crypto.randomUUID(),
      ...factor,
      factor_type: 'totp',
      status: 'verified',
      created_at,
      updated_at: created_at,
    })),
    created_at,
    updated_at: created_at,
    email_confirmed_at: email_verified ? created_at : undefined,
    confirmation_sent_at: some.at,
    recovery_sent_at: some.at,
    last_sign_in_at: some.at,
    is_anonymous,
    password: spec.password,
    id_token: spec.id_token,
  };
}

/** A user in memory. */
export type User = ReturnType<typeof createUser>;

/** The user has proved that the address is theirs. */
export function confirmEmail(user: User, at: string): void {
  user.email_confirmed_at ??= at;
  for (const { identity_data } of user.identities) identity_data.email_verified = true;
}

/** The `user` object of the auth service (supabase/auth, `models/user.go`). */
export function userBody({ password: _, id_token: __, ...user }: User) {
  const { email, email_confirmed_at, factors, identities } = user;
  const last_sign_in_at = user.last_sign_in_at ?? user.created_at;
  return {
    ...user,
    confirmed_at: email_confirmed_at,
    factors: factors.length === 0 ? undefined : factors,
    identities: identities.map((identity) => ({ ...identity, email, last_sign_in_at })),
  };
}
