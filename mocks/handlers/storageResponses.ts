import { HttpResponse, type HttpResponseResolver } from 'msw';
import type { MockPerson } from '../fixtures/people.ts';
import type { Bucket, StoredFile } from '../store/files.ts';
import { supabase } from '../supabase.ts';
import { bearerOf, callerOf } from './requests.ts';

/** An error of the storage service, with its own status in the body and 400 around it. */
export function storageError(statusCode: string, code: string, message: string, status = 400) {
  return HttpResponse.json({ statusCode, code, error: code, message }, { status });
}

/** A refusal as in supabase/storage, `internal/errors/codes.ts`. */
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

/** Responds with the result, or with the thrown refusal. */
export const respond =
  (work: (info: Info) => Promise<Response> | Response): HttpResponseResolver =>
  async (info) => {
    try {
      return await work(info);
    } catch (error) {
      if (error instanceof StorageRefusal) return error.toResponse();
      throw error;
    }
  };

/** Returns the caller. @throws StorageRefusal for an expired or foreign token */
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

/** Returns a file the caller may read; any other counts as missing. */
export function fileOf(request: Request, bucket: Bucket, path: string): StoredFile {
  const file = bucket.objects.get(path);
  const mayRead = bucket.access?.(callerOfRequest(request), 'read', path) ?? true;
  if (file === undefined || !mayRead) throw noObject();
  return file;
}

/** @throws StorageRefusal if the caller may not change this path */
export function checkWrite(request: Request, bucket: Bucket, path: string): void {
  if (bucket.access?.(callerOfRequest(request), 'write', path) === false) throw accessDenied();
}

/** Whether the caller may list this path. */
export const isListed = (request: Request, bucket: Bucket, path: string): boolean =>
  bucket.access?.(callerOfRequest(request), 'read', path) ?? true;

/** The service's metadata of a file. */
export const metadataOf = ({ body, mimeType, cacheControl, updatedAt, version }: StoredFile) => ({
  eTag: `"${version}"`,
  size: body.byteLength,
  mimetype: mimeType,
  cacheControl,
  lastModified: updatedAt,
  contentLength: body.byteLength,
  httpStatusCode: 200,
});

/** A file as shown in lists and deletions. */
export const listed = (name: string, file: StoredFile) => ({
  name,
  id: file.id,
  updated_at: file.updatedAt,
  created_at: file.createdAt,
  last_accessed_at: file.createdAt,
  metadata: metadataOf(file),
});

/** Creates the token of a signed URL, valid in the mocks only. */
export function signed(url: string, expiresIn: number, upsert = false): string {
  return btoa(JSON.stringify({ url, exp: Date.now() + expiresIn * 1000, upsert })).replaceAll(
    '=',
    '',
  );
}

/** Reads the token of a signed URL. @throws StorageRefusal if it has expired or is for another URL */
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
