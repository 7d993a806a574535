import { isRole, type Role } from './roles.ts';

/**
 * A row of the `profiles` table (docs/product.md P5.1). `role` is undefined when the
 * database holds a role this build does not know: the dashboard then keeps saying "Loading dashboard".
 */
export interface Profile {
  id: string;
  role: Role | undefined;
  displayName: string | undefined;
  /** In the project's own storage; undefined without a picture, and for one from anywhere else. */
  avatarUrl: string | undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * The address of a picture in a public bucket of the project's own storage, as a browser reads it;
 * undefined for any other: people write their `avatar_url` themselves, and a picture from elsewhere
 * would tell that place who looks at it.
 * @param address as it stands in the profile
 * @param project the Supabase project's address, without a slash at the end
 */
export function storedPicture(address: string | undefined, project: string): string | undefined {
  try {
    // Without dots, tabs and backslashes: what is compared is what is asked for.
    const { href } = new URL(address ?? '');
    return href.startsWith(new URL(`${project}/storage/v1/object/public/`).href) ? href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a `profiles` row as it comes from the network; undefined when it is not one.
 * @param project the Supabase project's address, without a slash at the end
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
    avatarUrl: storedPicture(text(fields.avatar_url), project),
  };
}
