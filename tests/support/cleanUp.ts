import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files that share modules with others call this for each of them.
afterEach(cleanup);
