export interface BucketSpec {
  /** In bytes; unlimited by default. */
  fileSizeLimit?: number;
  /** Such as `image/png` or `image/*`; all by default. */
  allowedMimeTypes?: readonly string[];
}

export interface StoredFile {
  id: string;
  body: ArrayBuffer;
  mimeType: string;
  cacheControl: string;
  createdAt: string;
  updatedAt: string;
}

export interface Bucket extends BucketSpec {
  id: string;
  objects: Map<string, StoredFile>;
}

/** Buckets and files in memory. */
export class Files {
  private readonly buckets = new Map<string, Bucket>();

  define(id: string, spec: BucketSpec = {}): Bucket {
    const bucket: Bucket = { ...spec, id, objects: new Map() };
    this.buckets.set(id, bucket);
    return bucket;
  }

  clear(): void {
    this.buckets.clear();
  }

  bucket(id: string): Bucket | undefined {
    return this.buckets.get(id);
  }
}
