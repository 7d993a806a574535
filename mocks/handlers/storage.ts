import { http, HttpResponse } from 'msw';

/** An error of the storage service, which says its own status inside and 400 around it. */
export function storageError(
  statusCode: string,
  code: string,
  error: string,
  message: string,
  status = 400,
) {
  return HttpResponse.json({ statusCode, code, error, message }, { status });
}

const noBucket = () => storageError('404', 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
const noObject = () => storageError('404', 'NoSuchKey', 'not_found', 'Object not found');

/**
 * File storage of a project without a bucket: lists are empty, nothing is found, nothing can be put
 * anywhere, and nobody but the owner of the project may make a bucket.
 */
export const storageHandlers = [
  http.get('*/storage/v1/bucket', () => HttpResponse.json([])),
  http.post('*/storage/v1/bucket', () =>
    storageError(
      '403',
      'AccessDenied',
      'Unauthorized',
      'new row violates row-level security policy',
    ),
  ),
  http.all('*/storage/v1/bucket/:id', noBucket),
  http.post('*/storage/v1/bucket/:id/empty', noBucket),

  http.post('*/storage/v1/object/list/:bucket', () => HttpResponse.json([])),
  http.post('*/storage/v1/object/list-v2/:bucket', () =>
    HttpResponse.json({ hasNext: false, folders: [], objects: [] }),
  ),
  http.post('*/storage/v1/object/move', noObject),
  http.post('*/storage/v1/object/copy', noObject),
  http.post('*/storage/v1/object/sign/:bucket', () => HttpResponse.json([])),
  http.post('*/storage/v1/object/sign/:bucket/*', noObject),
  http.delete('*/storage/v1/object/:bucket', () => HttpResponse.json([])),
  http.get('*/storage/v1/object/public/:bucket/*', noBucket),
  http.get('*/storage/v1/render/image/public/:bucket/*', noBucket),
  http.get('*/storage/v1/*', noObject),
  // Uploads, signed ones too: POST puts a new object, PUT replaces one.
  http.post('*/storage/v1/object/:bucket/*', noBucket),
  http.put('*/storage/v1/object/:bucket/*', noBucket),
];
