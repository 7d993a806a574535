import { HttpResponse, type HttpResponseResolver } from 'msw';
import type { MockPerson } from '../fixtures/people.ts';
import type { Bucket, StoredFile } from '../store/files.ts';
import { supabase } from '../supabase.ts';
import { bearerOf, callerOf } from './requests.ts';

/** An error of the storage service, which says its own status inside and 400 around it. */
export function storageError(statusCode: string, code: string, message: string, status = 400) {
  return HttpResponse.json({ statusCode, code, error: code, message }, { status });
}

/** A refusal in the words of supabase/storage, `internal/errors/codes.ts`. */
export class StorageRefusal extends Error {
  readonly statusCode: string;
  readonly code: string;

  constructor(statusCode: string, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }

  toResponse() {
    return storageError(this.statusCode, this.code, this.message);
  }
}

export const noBucket = () => new StorageRefusal('404', 'NoSuchBucket', 'Bucket not found');
export const noObject = () => new StorageRefusal('404', 'NoSuchKey', 'Object not found');
export const duplicate = () =>
  new StorageRefusal('409', 'KeyAlreadyExists', 'The resource already exists');
export const accessDenied = () =>
  new StorageRefusal('403', 'AccessDenied', 'new row violates row-level security policy');

export type Info = Parameters<HttpResponseResolver>[0];

/** Answers with what the work gives, or with the refusal that it throws. */
export const answer =
  (work: (info: Info) => Promise<Response> | Response): HttpResponseResolver =>
  async (info) => {
    try {
      return await work(info);
    } catch (error) {
      if (error instanceof StorageRefusal) return error.toResponse();
      throw error;
    }
  };

/** Who sends a request. @throws StorageRefusal for a token that is over or none of ours */
export function callerOfRequest(request: Request): MockPerson | undefined {
  const caller = callerOf(bearerOf(request) ?? '');
  if (caller.kind === 'expired') {
    throw new StorageRefusal('403', 'AccessDenied', '"exp" claim timestamp check failed');
  }
  if (caller.kind === 'forged') throw new StorageRefusal('403', 'AccessDenied', 'Invalid JWT');
  return caller.kind === 'person' ? caller.person : undefined;
}

export function bucketOf(id: unknown): Bucket {
  const bucket = supabase.files.bucket(String(id));
  if (bucket === undefined) throw noBucket();
  return bucket;
}

/** A file that the sender may read; what they may not is not there. */
export function fileOf(request: Request, bucket: Bucket, path: string): StoredFile {
  const file = bucket.objects.get(path);
  const mayRead = bucket.access?.(callerOfRequest(request), 'read', path) ?? true;
  if (file === undefined || !mayRead) throw noObject();
  return file;
}

/** @throws StorageRefusal when the sender may not change this */
export function checkWrite(request: Request, bucket: Bucket, path: string): void {
  if (bucket.access?.(callerOfRequest(request), 'write', path) === false) throw accessDenied();
}

/** Whether the sender may see it in a list. */
export const isListed = (request: Request, bucket: Bucket, path: string): boolean =>
  bucket.access?.(callerOfRequest(request), 'read', path) ?? true;

/** What the service keeps of a file. */
export const metadataOf = ({ body, mimeType, cacheControl, updatedAt, version }: StoredFile) => ({
  eTag: `"${version}"`,
  size: body.byteLength,
  mimetype: mimeType,
  cacheControl,
  lastModified: updatedAt,
  contentLength: body.byteLength,
  httpStatusCode: 200,
});

/** A file as lists and deletions tell it. */
export const listed = (name: string, file: StoredFile) => ({
  name,
  id: file.id,
  updated_at: file.updatedAt,
  created_at: file.createdAt,
  last_accessed_at: file.createdAt,
  metadata: metadataOf(file),
});

/** A signed address's token; it opens nothing but the mocks. */
export function signed(url: string, expiresIn: number, upsert = false): string {
  return btoa(JSON.stringify({ url, exp: Date.now() + expiresIn * 1000, upsert })).replaceAll(
    '=',
    '',
  );
}

/** What a signed address allows. @throws StorageRefusal when it is over, or of something else */
export function unsigned(token: string | null, url: string): { upsert: boolean } {
  let claims: { url?: string; exp?: number; upsert?: boolean } = {};
  try {
    claims = JSON.parse(atob(token ?? '')) as typeof claims;
  } catch {
    throw new StorageRefusal('400', 'InvalidJWT', 'Invalid Compact JWS');
  }
  if (claims.url !== url) throw new StorageRefusal('400', 'InvalidSignature', 'Invalid signature');
  if ((claims.exp ?? 0) <= Date.now()) {
    throw new StorageRefusal('400', 'InvalidJWT', '"exp" claim timestamp check failed');
  }
  return { upsert: claims.upsert === true };
}
