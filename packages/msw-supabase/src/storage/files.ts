import type { Clock } from '../clock.ts';

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

export interface StoredFile {
  id: string;
  body: ArrayBuffer;
  mimeType: string;
  cacheControl: string;
  metadata: unknown;
  createdAt: string;
  updatedAt: string;
}

export interface Bucket {
  readonly id: string;
  public: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: readonly string[] | null;
  readonly createdAt: string;
  updatedAt: string;
  readonly objects: Map<string, StoredFile>;
}

/** What a signed address permits. */
interface Signed {
  path: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Buckets and files in memory. */
export class Files {
  readonly buckets = new Map<string, Bucket>();
  readonly signed = new Map<string, Signed>();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Adds or replaces a bucket. */
  define(id: string, spec: BucketSpec = {}): Bucket {
    const at = this.clock.iso();
    const bucket: Bucket = {
      id,
      public: spec.public ?? false,
      fileSizeLimit: spec.fileSizeLimit ?? null,
      allowedMimeTypes: spec.allowedMimeTypes ?? null,
      createdAt: at,
      updatedAt: at,
      objects: new Map(),
    };
    for (const [path, content] of Object.entries(spec.files ?? {})) {
      const { buffer: body } =
        typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
      this.put(bucket, path, { body, mimeType: 'text/plain', cacheControl: 'max-age=3600' });
    }
    this.buckets.set(id, bucket);
    return bucket;
  }

  /** Stores a file, and keeps the id of the one it replaces. */
  put(
    bucket: Bucket,
    path: string,
    file: Pick<StoredFile, 'body' | 'mimeType' | 'cacheControl'> & { metadata?: unknown },
  ): StoredFile {
    const before = bucket.objects.get(path);
    const at = this.clock.iso();
    const stored = {
      metadata: {},
      ...file,
      id: before?.id ?? crypto.randomUUID(),
      createdAt: before?.createdAt ?? at,
      updatedAt: at,
    };
    bucket.objects.set(path, stored);
    return stored;
  }

  /** Returns a token that permits a request for a path until it expires. */
  sign(path: string, seconds: number): string {
    const token = crypto.randomUUID();
    this.signed.set(token, { path, expiresAt: this.clock.now() + seconds * 1000 });
    return token;
  }

  clear(): void {
    this.buckets.clear();
    this.signed.clear();
  }
}
