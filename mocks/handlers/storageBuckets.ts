import { http, HttpResponse } from 'msw';
import type { Bucket } from '../store/files.ts';
import { supabase } from '../supabase.ts';
import { bodyOf, textOf } from './requests.ts';
import {
  accessDenied,
  respond,
  bucketOf,
  callerOfRequest,
  duplicate,
  StorageRefusal,
} from './storageResponses.ts';

const shown = ({ id, public: isPublic, fileSizeLimit, allowedMimeTypes, createdAt }: Bucket) => ({
  id,
  name: id,
  owner: '',
  public: isPublic ?? false,
  file_size_limit: fileSizeLimit ?? null,
  allowed_mime_types: allowedMimeTypes ?? null,
  created_at: createdAt,
  updated_at: createdAt,
});

/** @throws StorageRefusal unless the caller may create, change and delete buckets */
function checkManager(request: Request): void {
  if (!supabase.files.mayManage(callerOfRequest(request))) throw accessDenied();
}

async function settingsOf(request: Request) {
  const body = await bodyOf(request);
  const { file_size_limit: limit, allowed_mime_types: types } = body;
  return {
    id: textOf(body.id) || textOf(body.name),
    settings: {
      public: body.public === true,
      ...(typeof limit === 'number' ? { fileSizeLimit: limit } : {}),
      ...(Array.isArray(types) ? { allowedMimeTypes: types as string[] } : {}),
    },
  };
}

/** Buckets: supabase/storage, `http/routes/bucket`. */
export const bucketHandlers = [
  http.get(
    '*/storage/v1/bucket',
    respond(() => HttpResponse.json(supabase.files.all.map((bucket) => shown(bucket)))),
  ),
  http.post(
    '*/storage/v1/bucket',
    respond(async ({ request }) => {
      checkManager(request);
      const { id, settings } = await settingsOf(request);
      if (supabase.files.bucket(id) !== undefined) throw duplicate();
      supabase.files.define(id, settings);
      return HttpResponse.json({ name: id });
    }),
  ),
  http.get(
    '*/storage/v1/bucket/:id',
    respond(({ params }) => HttpResponse.json(shown(bucketOf(params.id)))),
  ),
  http.put(
    '*/storage/v1/bucket/:id',
    respond(async ({ request, params }) => {
      const bucket = bucketOf(params.id);
      checkManager(request);
      Object.assign(bucket, (await settingsOf(request)).settings);
      return HttpResponse.json({ message: 'Successfully updated' });
    }),
  ),
  http.delete(
    '*/storage/v1/bucket/:id',
    respond(({ request, params }) => {
      const { id, objects } = bucketOf(params.id);
      checkManager(request);
      if (objects.size > 0) {
        const message = 'The bucket you tried to delete is not empty';
        throw new StorageRefusal('409', 'ResourceNotEmpty', message);
      }
      supabase.files.delete(id);
      return HttpResponse.json({ message: 'Successfully deleted' });
    }),
  ),
  http.post(
    '*/storage/v1/bucket/:id/empty',
    respond(({ request, params }) => {
      const { objects } = bucketOf(params.id);
      checkManager(request);
      objects.clear();
      return HttpResponse.json({ message: 'Successfully emptied' });
    }),
  ),
];
