import { isRole, type Role } from './roles.ts';

/**
 * A row of the `profiles` table (docs/product.md P5.1). `role` is undefined when the
 * database holds a role this build does not know: the dashboard then keeps saying "Loading dashboard".
 */
export interface Profile {
  id: string;
  role: Role | undefined;
  displayName: string | undefined;
  avatarUrl: string | undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Reads a `profiles` row as it comes from the network; undefined when it is not one. */
export function parseProfile(row: unknown): Profile | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const fields = row as Record<string, unknown>;
  const id = text(fields.id);
  if (id === undefined) return undefined;
  return {
    id,
    role: isRole(fields.role) ? fields.role : undefined,
    displayName: text(fields.display_name),
    avatarUrl: text(fields.avatar_url),
  };
}
