import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Whoever shares modules with other test files calls this for each of them.
afterEach(cleanup);
