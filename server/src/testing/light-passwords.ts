import { createPasswords } from '../platform/passwords/index.ts';

/**
 * Real hashing at the least cost there is: what a hash costs is shown by the tests of hashing, and would be most of the
 * time of all others. One for all tests of a file: threads take a moment to start.
 */
export const lightPasswords = createPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } });
