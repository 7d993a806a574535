import type { Bucket, StoredFile } from '../store/files.ts';
import { duplicate, StorageRefusal } from './storageResponses.ts';

interface Upload {
  body: ArrayBuffer;
  mimeType: string;
  cacheControl: string;
  metadata: Record<string, unknown>;
}

const recordOf = (json: string): Record<string, unknown> =>
  JSON.parse(json) as Record<string, unknown>;

/** A file is uploaded as a form with metadata fields, or as a raw body with metadata headers. */
async function uploadOf(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    const file = [...form.values()].find((value) => typeof value !== 'string');
    if (file === undefined) {
      throw new StorageRefusal('400', 'InvalidRequest', 'No content provided');
    }
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    return {
      body: await file.arrayBuffer(),
      mimeType: file.type === '' ? 'application/octet-stream' : file.type,
      cacheControl: `max-age=${text('cacheControl') || '3600'}`,
      metadata: text('metadata') === '' ? {} : recordOf(text('metadata')),
    };
  }
  const metadata = request.headers.get('x-metadata');
  return {
    body: await request.arrayBuffer(),
    mimeType: type,
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    metadata: metadata === null ? {} : recordOf(atob(metadata)),
  };
}

function check({ fileSizeLimit, allowedMimeTypes }: Bucket, { body, mimeType }: Upload): void {
  if (fileSizeLimit !== undefined && body.byteLength > fileSizeLimit) {
    const message = 'The object exceeded the maximum allowed size';
    throw new StorageRefusal('413', 'EntityTooLarge', message);
  }
  const bare = mimeType.split(';')[0] ?? '';
  const isAllowed = allowedMimeTypes?.some(
    (one) => one === bare || (one.endsWith('/*') && bare.startsWith(one.slice(0, -1))),
  );
  if (isAllowed === false) {
    throw new StorageRefusal('415', 'InvalidMimeType', `mime type ${bare} is not supported`);
  }
}

/**
 * Stores a file in a bucket.
 * @throws StorageRefusal if it is too large, of a disallowed type, or exists already
 */
export async function store(
  request: Request,
  bucket: Bucket,
  path: string,
  upsert: boolean,
): Promise<StoredFile> {
  // Keys allow fewer characters than URLs (supabase/storage, `storage/limits.ts`).
  if (!/^(?:\w|[/!\-.*'() &$@=;:+,?])+$/.test(path)) {
    throw new StorageRefusal('400', 'InvalidKey', `Invalid key: ${path}`);
  }
  const upload = await uploadOf(request);
  check(bucket, upload);
  const before = bucket.objects.get(path);
  if (before !== undefined && !upsert) throw duplicate();
  const now = new Date().toISOString();
  const file: StoredFile = {
    ...upload,
    id: before?.id ?? crypto.randomUUID(),
    version: crypto.randomUUID(),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
  bucket.objects.set(path, file);
  return file;
}
