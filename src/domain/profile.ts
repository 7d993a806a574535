import { isRole, type Role } from './roles.ts';

/**
 * A row of the `profiles` table (docs/product.md P5.1). `role` is undefined if this build does not
 * know the stored role: the dashboard then keeps showing "Loading dashboard".
 */
export interface Profile {
  id: string;
  role: Role | undefined;
  displayName: string | undefined;
  /** In the project's own storage; undefined for pictures on other hosts. */
  avatarUrl: string | undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * Returns the URL of a picture in a public bucket of the project's own storage. People write
 * `avatar_url` themselves, and another host could track viewers, so any other URL is undefined.
 * @param address as stored in the profile
 * @param project the Supabase project's URL, without a trailing slash
 */
export function storedPicture(address: string, project: string): string | undefined {
  try {
    // Without dots, tabs and backslashes, the URL compared is the URL requested.
    const { href } = new URL(address);
    return href.startsWith(new URL(`${project}/storage/v1/object/public/`).href) ? href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a `profiles` row; undefined if it is not one.
 * @param project the Supabase project's URL, without a trailing slash
 */
export function parseProfile(row: unknown, project: string): Profile | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const fields = row as Record<string, unknown>;
  const id = text(fields.id);
  if (id === undefined) return undefined;
  return {
    id,
    role: isRole(fields.role) ? fields.role : undefined,
    displayName: text(fields.display_name),
    avatarUrl: storedPicture(String(fields.avatar_url), project),
  };
}
