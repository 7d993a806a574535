import { iso } from '../time.ts';

export interface BucketSpec {
  /** Whether anyone may download by the public address. Off by default. */
  public?: boolean;
  /** In bytes; unlimited by default. */
  fileSizeLimit?: number | null;
  /** Such as `image/png` or `image/*`; all by default. */
  allowedMimeTypes?: readonly string[] | null;
  /** Texts or bytes by path. */
  files?: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;
}

/** A file as it is uploaded. */
export interface Upload {
  body: ArrayBuffer;
  mimetype: string;
  cacheControl: string;
}

/** A file, with what lists and deletions show of it. */
export type StoredFile = ReturnType<typeof fileOf>;

const fileOf = ({ body, mimetype, cacheControl }: Upload, id: string, created_at: string) => ({
  body,
  about: {
    id,
    updated_at: iso(),
    created_at,
    last_accessed_at: created_at,
    metadata: {
      eTag: `"${id}"`,
      size: body.byteLength,
      contentLength: body.byteLength,
      mimetype,
      cacheControl,
      lastModified: iso(),
      httpStatusCode: 200,
    },
  },
});

/** A bucket as the service describes it, with its files by path. */
export type Bucket = ReturnType<Files['define']>;

/** Stores a file, and keeps the id of the one it replaces. */
export function putFile({ objects }: Pick<Bucket, 'objects'>, path: string, file: Upload) {
  const { id = crypto.randomUUID(), created_at = iso() } = objects.get(path)?.about ?? {};
  const stored = fileOf(file, id, created_at);
  objects.set(path, stored);
  return stored;
}

/** Buckets and files in memory. */
export class Files {
  readonly buckets = new Map<string, Bucket>();

  /** Adds or replaces a bucket. */
  define(id: string, spec: BucketSpec = {}) {
    const about = {
      id,
      name: id,
      owner: '',
      type: 'STANDARD',
      public: spec.public ?? false,
      file_size_limit: spec.fileSizeLimit ?? null,
      allowed_mime_types: spec.allowedMimeTypes ?? null,
      created_at: iso(),
      updated_at: iso(),
    };
    const bucket = { about, objects: new Map<string, StoredFile>() };
    for (const [path, content] of Object.entries(spec.files ?? {})) {
      const { buffer: body } =
        typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
      putFile(bucket, path, { body, mimetype: 'text/plain', cacheControl: 'max-age=3600' });
    }
    this.buckets.set(id, bucket);
    return bucket;
  }
}
