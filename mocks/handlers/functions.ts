import { http, HttpResponse } from 'msw';

/** Serverless functions: none is deployed, and the gateway says so. */
export const functionsHandlers = [
  http.all('*/functions/v1/:name', () =>
    HttpResponse.json(
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
      { status: 404 },
    ),
  ),
];
