import { setupServer } from 'msw/node';
import { scenarios } from './scenarios/scenarios.ts';

/** The mocked services for tests without a browser; an unhandled request is to be an error there. */
export const server = setupServer(...scenarios.happy);
