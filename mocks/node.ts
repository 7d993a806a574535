import { setupServer } from 'msw/node';
import { scenarios } from './scenarios/scenarios.ts';

/** The mocked services for tests in Node. Let unhandled requests fail. */
export const server = setupServer(...scenarios.happy);
