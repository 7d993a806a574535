import { HttpResponse } from 'msw';
import { createToken, readToken } from '../auth/tokens.ts';
import type { Project } from '../project.ts';
import { NotMocked, Refusal } from '../refusals.ts';
import { handlersOf, refused, textOf, type Body, type Call } from '../routes.ts';
import { seconds } from '../time.ts';
import { putFile, type Bucket, type StoredFile, type Upload } from './files.ts';

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
  /** The bucket's id and the path. */
  key: string;
}

const noBucket = (): never => refuse('404', 'NoSuchBucket', 'Bucket not found');

const bucketOf = ({ files }: Project, id: unknown): Bucket =>
  files.buckets.get(textOf(id)) ?? noBucket();

const fileOf = ({ objects }: Bucket, path: string): StoredFile =>
  objects.get(path) ?? refuse('404', 'NoSuchKey', 'Object not found');

/** Refuses a key with characters of URLs alone (supabase/storage, `storage/limits.ts`), and a taken one. */
function checkKey({ request }: Call, { objects }: Bucket, path: string): void {
  if (!/^(?:\w|[/!\-.*'() &$@=;:+,?])+$/u.test(path)) {
    refuse('400', 'InvalidKey', `Invalid key: ${path}`);
  }
  const replaces = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  if (!replaces && objects.has(path)) {
    refuse('409', 'KeyAlreadyExists', 'The resource already exists');
  }
}

const EXPIRED = '"exp" claim timestamp check failed';

/** Refuses an address whose token permits something else, or has expired. */
function checkSignature({ url: { searchParams }, key }: FileCall): void {
  const claims = (readToken(searchParams.get('token') ?? '') ?? {}) as Body;
  if (claims['url'] !== key) refuse('400', 'InvalidSignature', 'Invalid signature');
  if (Number(claims['exp']) <= seconds()) refuse('400', 'InvalidJWT', EXPIRED);
}

/** What the library asks of a list. */
interface Search {
  prefix: string;
  search?: string;
  sortBy?: { column?: string; order?: string };
  offset?: number;
  limit?: number;
}

/** Lists the files and folders of a folder. */
function list({ bucket }: FileCall, { prefix, search = '', ...page }: Search) {
  const { column = 'name', order } = page.sortBy ?? {};
  if (!/^(?:name|\w+_at)$/u.test(column)) throw new NotMocked(`the order by ${column}`);
  const start = prefix.replace(/\/*$/u, prefix === '' ? '' : '/');
  const none = { id: null, updated_at: null, created_at: null, last_accessed_at: null };
  const entries = new Map<string, Body>();
  for (const [path, { about }] of bucket.objects) {
    const [name = '', ...more] = path.slice(start.length).split('/');
    const isFound = path.startsWith(start) && name.toLowerCase().startsWith(search.toLowerCase());
    if (isFound && more.length === 0) entries.set(name, { name, ...about });
    else if (isFound) entries.set(`${name}/`, { name, ...none, metadata: null });
  }
  const sign = order === 'desc' ? -1 : 1;
  const { offset = 0, limit = 100 } = page;
  return [...entries.values()]
    .toSorted((a, b) => (textOf(a[column]) < textOf(b[column]) ? -sign : sign))
    .slice(offset, offset + limit);
}

/** Reads an upload: a form with its fields, or a raw body with headers. */
async function uploadOf(request: Request): Promise<Upload> {
  const { headers } = request;
  const mimetype = headers.get('content-type') ?? '';
  const isForm = mimetype.startsWith('multipart/form-data');
  const form = isForm ? await request.formData() : new FormData();
  if (form.has('metadata') || headers.has('x-metadata')) throw new NotMocked('metadata of files');
  if (!isForm) {
    const cacheControl = headers.get('cache-control') ?? 'no-cache';
    return { body: await request.arrayBuffer(), mimetype, cacheControl };
  }
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw new NotMocked('an upload without a file');
  return {
    body: await file.arrayBuffer(),
    mimetype: file.type || 'application/octet-stream',
    cacheControl: `max-age=${textOf(form.get('cacheControl'))}`,
  };
}

/** Stores a file; refuses one that is too large or of a disallowed type. */
async function upload(call: FileCall) {
  const { request, bucket, path, key } = call;
  const { file_size_limit, allowed_mime_types } = bucket.about;
  checkKey(call, bucket, path);
  const file = await uploadOf(request);
  if (file.body.byteLength > (file_size_limit ?? Infinity)) {
    refuse('413', 'EntityTooLarge', 'The object exceeded the maximum allowed size');
  }
  const [bare = ''] = file.mimetype.split(';');
  const isAllowed = allowed_mime_types?.some(
    (one) => one === bare || (one.endsWith('/*') && bare.startsWith(one.slice(0, -1))),
  );
  if (isAllowed === false) {
    refuse('415', 'InvalidMimeType', `mime type ${bare} is not supported`);
  }
  return { Id: putFile(bucket, path, file).about.id, Key: key };
}

/** The file, as an attachment if the address asks for one. */
function send({ url, bucket, path }: FileCall): Response {
  const { body, about } = fileOf(bucket, path);
  const { mimetype, cacheControl } = about.metadata;
  const headers = new Headers({ 'content-type': mimetype, 'cache-control': cacheControl });
  const name = url.searchParams.get('download');
  if (name !== null) {
    headers.set('content-disposition', name === '' ? 'attachment' : `attachment; filename=${name}`);
  }
  return new HttpResponse(body, { headers });
}

/** An address that works for some seconds. */
const addressOf = (url: string, lasts: unknown): string =>
  `/object/sign/${url}?token=${createToken({ url, exp: seconds() + Number(lasts) })}`;

function sign({ bucket, path, key }: FileCall, { expiresIn, transform }: Body) {
  if (transform !== undefined) throw new NotMocked('transformed images');
  fileOf(bucket, path);
  return { signedURL: addressOf(key, expiresIn) };
}

function signAll({ bucket, key }: FileCall, { expiresIn, paths }: Body) {
  const error = 'Either the object does not exist or you do not have access to it';
  return (paths as string[]).map((path) =>
    bucket.objects.has(path)
      ? { error: null, path, signedURL: addressOf(`${key}${path}`, expiresIn) }
      : { error, path, signedURL: null },
  );
}

function info({ bucket, path }: FileCall) {
  const { id, created_at, metadata } = fileOf(bucket, path).about;
  return {
    id,
    name: path,
    version: id,
    bucket_id: bucket.about.id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: {},
    last_modified: metadata.lastModified,
    created_at,
  };
}

function remove({ bucket: { objects } }: FileCall, { prefixes }: Body) {
  return (prefixes as unknown[]).flatMap((path) => {
    if (typeof path !== 'string') throw new NotMocked('versions of files');
    const file = objects.get(path);
    return file !== undefined && objects.delete(path) ? [{ name: path, ...file.about }] : [];
  });
}

function checkCaller({ caller: { kind } }: Call): void {
  if (kind === 'forged') refuse('403', 'InvalidJWT', 'signature verification failed');
  if (kind === 'expired') refuse('403', 'InvalidJWT', EXPIRED);
}

/** Adds the bucket, and the path in it, and checks them before the route answers. */
const ofFile =
  <Result>(answer: (call: FileCall, body: Body) => Result, check?: (call: FileCall) => unknown) =>
  (call: Call, body: Body) => {
    const { bucket: id = '' } = call.params;
    const [, encoded = ''] = call.url.pathname.split(`/${encodeURIComponent(id)}/`);
    const path = decodeURIComponent(encoded);
    const file = { ...call, bucket: bucketOf(call.project, id), path, key: `${id}/${path}` };
    check?.(file);
    return answer(file, body);
  };

/**
 * File storage: files that are uploaded, listed, downloaded, moved, copied, removed and signed for.
 * Responses and refusals follow supabase/storage, `http/routes`. There are no policies: everyone may
 * do everything.
 */
export const storageHandlers = (project: Project) =>
  handlersOf(
    project,
    'storage',
    {
      'get bucket/:bucket': ofFile(({ bucket }) => bucket.about),
      'post object/move': refused,
      'post object/copy': refused,
      'all object/list-v2/*': refused,
      'post object/list/:bucket': ofFile((call, body) => list(call, body as unknown as Search)),
      'all object/upload/sign/*': refused,
      'post object/sign/:bucket': ofFile(signAll),
      'post object/sign/:bucket/*': ofFile(sign),
      'get object/sign/:bucket/*': ofFile(send, checkSignature),
      'get object/info/:bucket/*': ofFile(info),
      'get object/public/:bucket/*': ofFile(
        send,
        ({ bucket }) => bucket.about.public || noBucket(),
      ),
      'get object/authenticated/:bucket/*': ofFile(send),
      'delete object/:bucket': ofFile(remove),
      'get object/:bucket/*': ofFile(send),
      'post object/:bucket/*': ofFile(upload),
      'put object/:bucket/*': ofFile(upload),
    },
    checkCaller,
  );
