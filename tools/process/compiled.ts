import { join } from 'node:path';

/** Where compiled code is kept between runs. */
export const COMPILED_FOLDER: string = join(import.meta.dirname, '../../node_modules/.cache/compiled');
