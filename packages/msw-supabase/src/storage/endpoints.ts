import { http, HttpResponse } from 'msw';
import type { Project } from '../project.ts';
import { NotMocked } from '../refusals.ts';
import { bearerOf, bodyOf, callerOf, textOf } from '../requests.ts';
import type { Bucket, BucketSpec, StoredFile } from './files.ts';

/**
 * An error of the storage service (`internal/errors/codes.ts`), with its own status in the body and
 * 400 around it.
 */
export function storageError(statusCode: string, code: string, message: string, status = 400) {
  return HttpResponse.json({ statusCode, code, error: code, message }, { status });
}

/** A refusal that ends a request. */
class Refusal extends Error {
  readonly response: Response;

  constructor(...error: Parameters<typeof storageError>) {
    super(error[2]);
    this.response = storageError(...error);
  }
}

/** A request for a bucket, or for a path in it. */
interface Call {
  project: Project;
  request: Request;
  url: URL;
  bucket: Bucket;
  path: string;
}

function bucketOf({ files }: Project, id: string): Bucket {
  const bucket = files.buckets.get(id);
  if (bucket === undefined) throw new Refusal('404', 'NoSuchBucket', 'Bucket not found');
  return bucket;
}

function fileOf(bucket: Bucket, path: string): StoredFile {
  const file = bucket.objects.get(path);
  if (file === undefined) throw new Refusal('404', 'NoSuchKey', 'Object not found');
  return file;
}

/** Keys allow fewer characters than URLs (supabase/storage, `storage/limits.ts`). */
function checkKey(path: string): void {
  if (/^(?:\w|[/!\-.*'() &$@=;:+,?])+$/u.test(path)) return;
  throw new Refusal('400', 'InvalidKey', `Invalid key: ${path}`);
}

const exists = () => new Refusal('409', 'KeyAlreadyExists', 'The resource already exists');

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
async function list({ request, bucket }: Call): Promise<Response> {
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
  return HttpResponse.json(entries.slice(offset, offset + limit));
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
async function store({ project, request, bucket, path }: Call): Promise<StoredFile> {
  checkKey(path);
  const file = await uploadOf(request);
  if (file.body.byteLength > (bucket.fileSizeLimit ?? Infinity)) {
    const message = 'The object exceeded the maximum allowed size';
    throw new Refusal('413', 'EntityTooLarge', message);
  }
  const bare = file.mimeType.split(';')[0] ?? '';
  const isAllowed = bucket.allowedMimeTypes?.some(
    (one) => one === bare || (one.endsWith('/*') && bare.startsWith(one.slice(0, -1))),
  );
  if (isAllowed === false) {
    throw new Refusal('415', 'InvalidMimeType', `mime type ${bare} is not supported`);
  }
  return project.files.put(bucket, path, file);
}

async function upload(call: Call): Promise<Response> {
  const { request, bucket, path } = call;
  const replaces = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  if (!replaces && bucket.objects.has(path)) throw exists();
  const { id } = await store(call);
  return HttpResponse.json({ Id: id, Key: `${bucket.id}/${path}` });
}

/** The file, as an attachment if the address asks for one. */
function send({ url, bucket, path }: Call): Response {
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

function sendPublic(call: Call): Response {
  if (call.bucket.public) return send(call);
  throw new Refusal('404', 'NoSuchBucket', 'Bucket not found');
}

/** @throws Refusal if the token in the address permits something else, or has expired */
function checkToken({ project: { files, clock }, url, bucket, path }: Call): void {
  const signed = files.signed.get(url.searchParams.get('token') ?? '');
  if (signed?.path !== `${bucket.id}/${path}`) {
    throw new Refusal('400', 'InvalidSignature', 'Invalid signature');
  }
  if (signed.expiresAt <= clock.now()) {
    throw new Refusal('400', 'InvalidJWT', '"exp" claim timestamp check failed');
  }
}

function sendSigned(call: Call): Response {
  checkToken(call);
  return send(call);
}

async function uploadSigned(call: Call): Promise<Response> {
  checkToken(call);
  await store(call);
  return HttpResponse.json({ Key: `${call.bucket.id}/${call.path}` });
}

function addressOf({ files }: Project, bucket: Bucket, path: string, seconds: number): string {
  const key = `${bucket.id}/${path}`;
  return `/object/sign/${key}?token=${files.sign(key, seconds)}`;
}

async function sign({ project, request, bucket, path }: Call): Promise<Response> {
  const { expiresIn, transform } = await bodyOf(request);
  if (transform !== undefined) throw new NotMocked('transformed images');
  fileOf(bucket, path);
  return HttpResponse.json({ signedURL: addressOf(project, bucket, path, Number(expiresIn)) });
}

async function signAll({ project, request, bucket }: Call): Promise<Response> {
  const { expiresIn, paths } = await bodyOf(request);
  return HttpResponse.json(
    (paths as string[]).map((path) =>
      bucket.objects.has(path)
        ? { error: null, path, signedURL: addressOf(project, bucket, path, Number(expiresIn)) }
        : {
            error: 'Either the object does not exist or you do not have access to it',
            path,
            signedURL: null,
          },
    ),
  );
}

function signUpload({ project, request, bucket, path }: Call): Response {
  if (bucket.objects.has(path) && request.headers.get('x-upsert') !== 'true') throw exists();
  const key = `${bucket.id}/${path}`;
  const token = project.files.sign(key, 7200);
  return HttpResponse.json({ url: `/object/upload/sign/${key}?token=${token}`, token });
}

function info({ bucket, path }: Call): Response {
  const file = fileOf(bucket, path);
  return HttpResponse.json({
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
  });
}

async function remove({ bucket, request }: Call): Promise<Response> {
  const { prefixes = [] } = (await bodyOf(request)) as { prefixes?: unknown[] };
  if (prefixes.some((path) => typeof path !== 'string')) throw new NotMocked('versions of files');
  const removed = (prefixes as string[]).flatMap((path) => {
    const file = bucket.objects.get(path);
    if (file === undefined) return [];
    bucket.objects.delete(path);
    return [listed(path, file)];
  });
  return HttpResponse.json(removed);
}

/** `object/move` and `object/copy`. */
async function transfer(project: Project, request: Request, moves: boolean): Promise<Response> {
  const body = await bodyOf(request);
  const source = bucketOf(project, textOf(body['bucketId']));
  const target = bucketOf(project, textOf(body['destinationBucket']) || source.id);
  const [from, to] = [textOf(body['sourceKey']), textOf(body['destinationKey'])];
  const file = fileOf(source, from);
  checkKey(to);
  if (target.objects.has(to) && request.headers.get('x-upsert') !== 'true') throw exists();
  const stored = project.files.put(target, to, file);
  if (!moves) {
    return HttpResponse.json({ Id: stored.id, Key: `${target.id}/${to}`, ...listed(to, stored) });
  }
  source.objects.delete(from);
  target.objects.set(to, { ...stored, id: file.id });
  return HttpResponse.json({ message: 'Successfully moved' });
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

function listBuckets({ files }: Project, { searchParams }: URL): Response {
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
  return HttpResponse.json(found.slice(offset, offset + limit).map(bucketBody));
}

async function createBucket({ files }: Project, request: Request): Promise<Response> {
  const body = await bodyOf(request);
  const name = textOf(body['id']) || textOf(body['name']);
  if (files.buckets.has(name)) {
    throw new Refusal('409', 'BucketAlreadyExists', 'The resource already exists');
  }
  files.define(name, settingsOf(body));
  return HttpResponse.json({ name });
}

const answer = (message: string) => HttpResponse.json({ message });

type Buckets = (project: Project, request: Request, id: string) => Response | Promise<Response>;

const ofBuckets: Readonly<Record<string, Buckets>> = {
  'GET bucket': (project, { url }) => listBuckets(project, new URL(url)),
  'POST bucket': createBucket,
  'GET bucket/:id': (project, _, id) => HttpResponse.json(bucketBody(bucketOf(project, id))),
  'PUT bucket/:id': async (project, request, id) => {
    const bucket = bucketOf(project, id);
    Object.assign(bucket, settingsOf(await bodyOf(request)), { updatedAt: project.clock.iso() });
    return answer('Successfully updated');
  },
  'POST bucket/:id/empty': (project, _, id) => {
    bucketOf(project, id).objects.clear();
    return answer('Empty bucket has been queued. Completion may take up to an hour.');
  },
  'DELETE bucket/:id': (project, _, id) => {
    if (bucketOf(project, id).objects.size > 0) {
      const message = 'The bucket you tried to delete is not empty';
      throw new Refusal('409', 'ResourceNotEmpty', message);
    }
    project.files.buckets.delete(id);
    return answer('Successfully deleted');
  },
  'POST object/move': (project, request) => transfer(project, request, true),
  'POST object/copy': (project, request) => transfer(project, request, false),
};

/** The first path that a request matches is its own. */
const ofFiles: readonly [request: string, answer: (call: Call) => Response | Promise<Response>][] =
  [
    ['POST object/list/:bucket', list],
    ['POST object/upload/sign/:bucket/*', signUpload],
    ['PUT object/upload/sign/:bucket/*', uploadSigned],
    ['POST object/sign/:bucket', signAll],
    ['POST object/sign/:bucket/*', sign],
    ['GET object/sign/:bucket/*', sendSigned],
    ['GET object/info/:bucket/*', info],
    ['GET object/public/:bucket/*', sendPublic],
    ['GET object/authenticated/:bucket/*', send],
    ['DELETE object/:bucket', remove],
    ['GET object/:bucket/*', send],
    ['POST object/:bucket/*', upload],
    ['PUT object/:bucket/*', upload],
  ];

/** Runs an answer, and turns thrown refusals and names of what is not mocked into responses. */
async function respond(
  project: Project,
  request: Request,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  const { kind } = callerOf(project, bearerOf(request) ?? '');
  if (kind === 'forged') return storageError('403', 'InvalidJWT', 'signature verification failed');
  if (kind === 'expired') {
    return storageError('403', 'InvalidJWT', '"exp" claim timestamp check failed');
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error.response;
    if (error instanceof NotMocked) return project.unanswered.respond(request, error);
    throw error;
  }
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Splits `GET bucket/:id` into the method's registration and the path. */
function routeOf({ url }: Project, route: string) {
  const [method = 'GET', path = ''] = route.split(' ');
  return [methods[method as keyof typeof methods], `${url}/storage/v1/${path}`] as const;
}

/**
 * File storage: buckets, and files that are uploaded, listed, downloaded, moved, copied, removed and
 * signed for. Responses and refusals follow supabase/storage, `http/routes`. There are no policies:
 * everyone may do everything.
 */
export const storageHandlers = (project: Project) => [
  ...Object.entries(ofBuckets).map(([route, work]) => {
    const [on, path] = routeOf(project, route);
    return on(path, ({ request, params }) =>
      respond(project, request, () => work(project, request, String(params['id']))),
    );
  }),
  http.all(
    new RegExp('/storage/v1/object/(?:list-v2|info/(?:public|authenticated))/', 'u'),
    ({ request }) =>
      project.unanswered.respond(request, new NotMocked('this endpoint of the storage service')),
  ),
  ...ofFiles.map(([route, work]) => {
    const [on, pattern] = routeOf(project, route);
    return on(pattern, ({ request, params }) =>
      respond(project, request, () => {
        const url = new URL(request.url);
        const id = String(params['bucket']);
        const [, path = ''] = url.pathname.split(`/${encodeURIComponent(id)}/`);
        const bucket = bucketOf(project, id);
        return work({ project, request, url, bucket, path: decodeURIComponent(path) });
      }),
    );
  }),
  http.all(`${project.url}/storage/v1/*`, ({ request }) =>
    project.unanswered.respond(request, new NotMocked('this endpoint of the storage service')),
  ),
];
