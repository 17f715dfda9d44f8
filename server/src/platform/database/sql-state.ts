const UNIQUE_VIOLATION = '23505';

/** The state a statement ended with, as five letters and digits, or the code of a broken connection; else nothing. */
export const sqlStateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Somebody else wrote the same key between a look and the write. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === UNIQUE_VIOLATION;
