import { HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { NotMocked, Refusal } from '../refusals.ts';
import { bearerOf, bodyOf, callerOf, textOf } from '../requests.ts';
import { handlersOf, type Call } from '../routes.ts';
import type { Bucket, BucketSpec, StoredFile } from './files.ts';

/**
 * An error of the storage service (`internal/errors/codes.ts`), with its own status in the body and
 * 400 around it.
 */
export function storageError(statusCode: string, code: string, message: string, status = 400) {
  return HttpResponse.json({ statusCode, code, error: code, message }, { status });
}

function refuse(...error: Parameters<typeof storageError>): never {
  throw new Refusal(storageError(...error));
}

/** A request for a bucket, or for a path in it. */
interface FileCall extends Call {
  bucket: Bucket;
  path: string;
}

function bucketOf({ files }: Project, id = ''): Bucket {
  return files.buckets.get(id) ?? refuse('404', 'NoSuchBucket', 'Bucket not found');
}

function fileOf(bucket: Bucket, path: string): StoredFile {
  return bucket.objects.get(path) ?? refuse('404', 'NoSuchKey', 'Object not found');
}

/** Keys allow fewer characters than URLs (supabase/storage, `storage/limits.ts`). */
function checkKey(path: string): void {
  if (/^(?:\w|[/!\-.*'() &$@=;:+,?])+$/u.test(path)) return;
  refuse('400', 'InvalidKey', `Invalid key: ${path}`);
}

/** Refuses to replace a file, unless the request asks for it. */
function checkFree({ request }: Call, bucket: Bucket, path: string): void {
  if (request.headers.get('x-upsert') === 'true' || !bucket.objects.has(path)) return;
  refuse('409', 'KeyAlreadyExists', 'The resource already exists');
}

/** A file as shown in lists and deletions. */
const listed = (name: string, { id, createdAt, updatedAt, ...file }: StoredFile) => ({
  name,
  id,
  updated_at: updatedAt,
  created_at: createdAt,
  last_accessed_at: createdAt,
  metadata: {
    eTag: `"${id}"`,
    size: file.body.byteLength,
    contentLength: file.body.byteLength,
    mimetype: file.mimeType,
    cacheControl: file.cacheControl,
    lastModified: updatedAt,
    httpStatusCode: 200,
  },
});

/** A folder in a list. */
const folder = (name: string) => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
});

interface Search {
  prefix?: string;
  limit?: number;
  offset?: number;
  search?: string;
  sortBy?: { column?: string; order?: string };
}

const SORTED_BY = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;

/** Lists the files and folders of a folder; `limit` and order are the library's defaults. */
async function list({ request, bucket }: FileCall) {
  const asked = (await bodyOf(request)) as Search;
  const { prefix = '', limit = 100, offset = 0, sortBy = {}, search = '' } = asked;
  const column = SORTED_BY.find((name) => name === (sortBy.column ?? 'name'));
  if (column === undefined) throw new NotMocked(`the order by ${sortBy.column}`);
  const start = prefix.replace(/\/*$/u, prefix === '' ? '' : '/');
  const inside = [...bucket.objects]
    .filter(([path]) => path.startsWith(start))
    .map(([path, file]) => [path.slice(start.length), file] as const);
  const folders = inside.flatMap(([name]) =>
    name.includes('/') ? [name.split('/')[0] ?? ''] : [],
  );
  const entries = [
    ...[...new Set(folders)].map(folder),
    ...inside.filter(([name]) => !name.includes('/')).map(([name, file]) => listed(name, file)),
  ]
    .filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()))
    .toSorted(
      (a, b) =>
        ((a[column] ?? '') < (b[column] ?? '') ? -1 : 1) * (sortBy.order === 'desc' ? -1 : 1),
    );
  return entries.slice(offset, offset + limit);
}

function parseMetadata(text: string | undefined): unknown {
  if (text === undefined) return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}

/** Reads an upload: a form with its fields, or a raw body with headers. */
async function uploadOf(request: Request) {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const cacheControl = request.headers.get('cache-control') ?? 'no-cache';
    const given = request.headers.get('x-metadata');
    const metadata = parseMetadata(given === null ? undefined : atob(given));
    return { body: await request.arrayBuffer(), mimeType: type, cacheControl, metadata };
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw new NotMocked('an upload without a file');
  const [age, metadata] = [form.get('cacheControl'), form.get('metadata')];
  return {
    body: await file.arrayBuffer(),
    mimeType: file.type === '' ? 'application/octet-stream' : file.type,
    cacheControl: `max-age=${typeof age === 'string' ? age : '3600'}`,
    metadata: parseMetadata(typeof metadata === 'string' ? metadata : undefined),
  };
}

/** Stores a file; refuses one that is too large or of a disallowed type. */
async function store({ project, request, bucket, path }: FileCall): Promise<StoredFile> {
  checkKey(path);
  const file = await uploadOf(request);
  if (file.body.byteLength > (bucket.fileSizeLimit ?? Infinity)) {
    refuse('413', 'EntityTooLarge', 'The object exceeded the maximum allowed size');
  }
  const bare = file.mimeType.split(';')[0] ?? '';
  const isAllowed = bucket.allowedMimeTypes?.some(
    (one) => one === bare || (one.endsWith('/*') && bare.startsWith(one.slice(0, -1))),
  );
  if (isAllowed === false) {
    refuse('415', 'InvalidMimeType', `mime type ${bare} is not supported`);
  }
  return project.files.put(bucket, path, file);
}

async function upload(call: FileCall) {
  const { request, bucket, path } = call;
  if (request.method !== 'PUT') checkFree(call, bucket, path);
  const { id } = await store(call);
  return { Id: id, Key: `${bucket.id}/${path}` };
}

/** The file, as an attachment if the address asks for one. */
function send({ url, bucket, path }: FileCall): Response {
  const file = fileOf(bucket, path);
  const name = url.searchParams.get('download');
  const headers = {
    'content-type': file.mimeType,
    'cache-control': file.cacheControl,
    ...(name !== null && {
      'content-disposition': name === '' ? 'attachment' : `attachment; filename=${name}`,
    }),
  };
  return new HttpResponse(file.body, { headers });
}

function sendPublic(call: FileCall): Response {
  return call.bucket.public ? send(call) : refuse('404', 'NoSuchBucket', 'Bucket not found');
}

/** @throws Refusal if the token in the address permits something else, or has expired */
function checkToken({ project: { files, clock }, url, bucket, path }: FileCall): void {
  const signed = files.signed.get(url.searchParams.get('token') ?? '');
  if (signed?.path !== `${bucket.id}/${path}`) {
    refuse('400', 'InvalidSignature', 'Invalid signature');
  }
  if (signed.expiresAt <= clock.now()) {
    refuse('400', 'InvalidJWT', '"exp" claim timestamp check failed');
  }
}

function sendSigned(call: FileCall): Response {
  checkToken(call);
  return send(call);
}

async function uploadSigned(call: FileCall) {
  checkToken(call);
  await store(call);
  return { Key: `${call.bucket.id}/${call.path}` };
}

function addressOf({ files }: Project, bucket: Bucket, path: string, seconds: number): string {
  const key = `${bucket.id}/${path}`;
  return `/object/sign/${key}?token=${files.sign(key, seconds)}`;
}

async function sign({ project, request, bucket, path }: FileCall) {
  const { expiresIn, transform } = await bodyOf(request);
  if (transform !== undefined) throw new NotMocked('transformed images');
  fileOf(bucket, path);
  return { signedURL: addressOf(project, bucket, path, Number(expiresIn)) };
}

async function signAll({ project, request, bucket }: FileCall) {
  const { expiresIn, paths } = await bodyOf(request);
  const error = 'Either the object does not exist or you do not have access to it';
  return (paths as string[]).map((path) =>
    bucket.objects.has(path)
      ? { error: null, path, signedURL: addressOf(project, bucket, path, Number(expiresIn)) }
      : { error, path, signedURL: null },
  );
}

function signUpload(call: FileCall) {
  const { project, bucket, path } = call;
  checkFree(call, bucket, path);
  const key = `${bucket.id}/${path}`;
  const token = project.files.sign(key, 7200);
  return { url: `/object/upload/sign/${key}?token=${token}`, token };
}

function info({ bucket, path }: FileCall) {
  const file = fileOf(bucket, path);
  return {
    id: file.id,
    name: path,
    version: file.id,
    bucket_id: bucket.id,
    size: file.body.byteLength,
    content_type: file.mimeType,
    cache_control: file.cacheControl,
    etag: `"${file.id}"`,
    metadata: file.metadata,
    last_modified: file.updatedAt,
    created_at: file.createdAt,
  };
}

async function remove({ bucket, request }: FileCall) {
  const { prefixes = [] } = (await bodyOf(request)) as { prefixes?: unknown[] };
  if (prefixes.some((path) => typeof path !== 'string')) throw new NotMocked('versions of files');
  return (prefixes as string[]).flatMap((path) => {
    const file = bucket.objects.get(path);
    return bucket.objects.delete(path) && file !== undefined ? [listed(path, file)] : [];
  });
}

/** `object/move` and `object/copy`. */
async function transfer(call: Call, moves: boolean) {
  const { project } = call;
  const body = await bodyOf(call.request);
  const source = bucketOf(project, textOf(body['bucketId']));
  const target = bucketOf(project, textOf(body['destinationBucket']) || source.id);
  const [from, to] = [textOf(body['sourceKey']), textOf(body['destinationKey'])];
  const file = fileOf(source, from);
  checkKey(to);
  checkFree(call, target, to);
  const stored = project.files.put(target, to, file);
  if (!moves) return { Id: stored.id, Key: `${target.id}/${to}`, ...listed(to, stored) };
  source.objects.delete(from);
  target.objects.set(to, { ...stored, id: file.id });
  return { message: 'Successfully moved' };
}

const bucketBody = (bucket: Bucket) => ({
  id: bucket.id,
  name: bucket.id,
  owner: '',
  public: bucket.public,
  type: 'STANDARD',
  file_size_limit: bucket.fileSizeLimit,
  allowed_mime_types: bucket.allowedMimeTypes,
  created_at: bucket.createdAt,
  updated_at: bucket.updatedAt,
});

/** A limit in bytes, or with a unit such as `1MB`. */
function bytesOf(limit: unknown): number | null {
  if (typeof limit === 'number') return limit;
  const [, digits, unit = ''] = /^(\d+)\s*([KMG]?)B?$/iu.exec(textOf(limit)) ?? [];
  return digits === undefined
    ? null
    : Number(digits) * 1024 ** ' KMG'.indexOf(unit.toUpperCase() || ' ');
}

const settingsOf = (body: Record<string, unknown>): Omit<BucketSpec, 'files'> => ({
  public: body['public'] === true,
  fileSizeLimit: bytesOf(body['file_size_limit']),
  allowedMimeTypes: (body['allowed_mime_types'] as string[] | null | undefined) ?? null,
});

function listBuckets({ project: { files }, url: { searchParams } }: Call) {
  const sorted = {
    id: 'id',
    name: 'id',
    created_at: 'createdAt',
    updated_at: 'updatedAt',
  } as const;
  const key = sorted[(searchParams.get('sortColumn') ?? 'name') as keyof typeof sorted];
  const offset = Number(searchParams.get('offset') ?? 0);
  const limit = Number(searchParams.get('limit') ?? 100);
  const found = [...files.buckets.values()]
    .filter(({ id }) => id.includes(searchParams.get('search') ?? ''))
    .toSorted(
      (a, b) => (a[key] < b[key] ? -1 : 1) * (searchParams.get('sortOrder') === 'desc' ? -1 : 1),
    );
  return found.slice(offset, offset + limit).map(bucketBody);
}

async function createBucket({ project: { files }, request }: Call) {
  const body = await bodyOf(request);
  const name = textOf(body['id']) || textOf(body['name']);
  if (files.buckets.has(name)) {
    refuse('409', 'BucketAlreadyExists', 'The resource already exists');
  }
  files.define(name, settingsOf(body));
  return { name };
}

async function updateBucket({ project, request, params }: Call) {
  const bucket = bucketOf(project, params['id']);
  Object.assign(bucket, settingsOf(await bodyOf(request)), { updatedAt: project.clock.iso() });
  return { message: 'Successfully updated' };
}

function emptyBucket({ project, params }: Call) {
  bucketOf(project, params['id']).objects.clear();
  return { message: 'Empty bucket has been queued. Completion may take up to an hour.' };
}

function deleteBucket({ project, params }: Call) {
  const { id, objects } = bucketOf(project, params['id']);
  if (objects.size > 0) {
    refuse('409', 'ResourceNotEmpty', 'The bucket you tried to delete is not empty');
  }
  project.files.buckets.delete(id);
  return { message: 'Successfully deleted' };
}

function checkBearer({ project, request }: Call): void {
  const { kind } = callerOf(project, bearerOf(request) ?? '');
  if (kind === 'forged') refuse('403', 'InvalidJWT', 'signature verification failed');
  if (kind === 'expired') refuse('403', 'InvalidJWT', '"exp" claim timestamp check failed');
}

/** Adds the bucket, and the path in it. */
const ofFile =
  <Result>(answer: (call: FileCall) => Result) =>
  (call: Call) => {
    const id = call.params['bucket'] ?? '';
    const [, path = ''] = call.url.pathname.split(`/${encodeURIComponent(id)}/`);
    const bucket = bucketOf(call.project, id);
    return answer({ ...call, bucket, path: decodeURIComponent(path) });
  };

function refuseList(): never {
  throw new NotMocked('this endpoint of the storage service');
}

/**
 * File storage: buckets, and files that are uploaded, listed, downloaded, moved, copied, removed and
 * signed for. Responses and refusals follow supabase/storage, `http/routes`. There are no policies:
 * everyone may do everything.
 */
export const storageHandlers = (project: Project) =>
  handlersOf(
    project,
    'storage',
    'storage',
    {
      'get bucket': listBuckets,
      'post bucket': createBucket,
      'get bucket/:id': ({ params }) => bucketBody(bucketOf(project, params['id'])),
      'put bucket/:id': updateBucket,
      'post bucket/:id/empty': emptyBucket,
      'delete bucket/:id': deleteBucket,
      'post object/move': (call) => transfer(call, true),
      'post object/copy': (call) => transfer(call, false),
      'all object/list-v2/*': refuseList,
      'all object/info/public/*': refuseList,
      'all object/info/authenticated/*': refuseList,
      'post object/list/:bucket': ofFile(list),
      'post object/upload/sign/:bucket/*': ofFile(signUpload),
      'put object/upload/sign/:bucket/*': ofFile(uploadSigned),
      'post object/sign/:bucket': ofFile(signAll),
      'post object/sign/:bucket/*': ofFile(sign),
      'get object/sign/:bucket/*': ofFile(sendSigned),
      'get object/info/:bucket/*': ofFile(info),
      'get object/public/:bucket/*': ofFile(sendPublic),
      'get object/authenticated/:bucket/*': ofFile(send),
      'delete object/:bucket': ofFile(remove),
      'get object/:bucket/*': ofFile(send),
      'post object/:bucket/*': ofFile(upload),
      'put object/:bucket/*': ofFile(upload),
    },
    checkBearer,
  );
