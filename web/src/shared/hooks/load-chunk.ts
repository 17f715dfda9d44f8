/** As long as a script may take before the page says so. */
export const SCRIPT_TIMEOUT_MS = 120_000;

/** A part of the site did not arrive: its script, its stylesheet or its texts. */
export class ChunkError extends Error {
  /** It did not fail, it never came. */
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, options?: ErrorOptions) {
    super(
      isTimeout ? 'A part of the site did not arrive in time.' : 'A part of the site could not be loaded.',
      options,
    );
    this.name = 'ChunkError';
    this.isTimeout = isTimeout;
  }
}

/** Brings a part of the site; whatever keeps it away comes out as a ChunkError. */
export const loadChunk = async <Part>(load: () => Promise<Part>, timeoutMs = SCRIPT_TIMEOUT_MS): Promise<Part> => {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new ChunkError(true)), timeoutMs);
  try {
    return await Promise.race([load(), tooLate.promise]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(false, { cause: error });
  } finally {
    clearTimeout(timer);
  }
};
