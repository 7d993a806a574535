import type { MockPerson } from '../fixtures/people.ts';

export interface BucketSpec {
  public?: boolean;
  /** In bytes; unlimited by default. */
  fileSizeLimit?: number;
  /** Such as `image/png` or `image/*`; all by default. */
  allowedMimeTypes?: readonly string[];
  /** Policies: who may read or write which path; everyone by default. */
  access?: (caller: MockPerson | undefined, act: 'read' | 'write', path: string) => boolean;
}

export interface Bucket extends BucketSpec {
  id: string;
  createdAt: string;
  objects: Map<string, StoredFile>;
}

export interface StoredFile {
  id: string;
  version: string;
  body: ArrayBuffer;
  mimeType: string;
  cacheControl: string;
  /** The uploader's metadata. */
  metadata: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
}

/** Buckets and files in memory. */
export class Files {
  private readonly buckets = new Map<string, Bucket>();
  /** Policies on `storage.buckets`: no one may manage buckets by default, as on hosted projects. */
  mayManage: (caller: MockPerson | undefined) => boolean = () => false;

  define(id: string, spec: BucketSpec = {}): Bucket {
    const bucket: Bucket = { ...spec, id, createdAt: new Date().toISOString(), objects: new Map() };
    this.buckets.set(id, bucket);
    return bucket;
  }

  delete(id: string): void {
    this.buckets.delete(id);
  }

  clear(): void {
    this.buckets.clear();
    this.mayManage = () => false;
  }

  bucket(id: string): Bucket | undefined {
    return this.buckets.get(id);
  }

  get all(): Bucket[] {
    return [...this.buckets.values()];
  }
}
