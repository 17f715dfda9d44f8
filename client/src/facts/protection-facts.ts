import type { Fact } from './fact.ts';

/** A limit, a pause or a reality check of the member changed. */
export const PROTECTION_CHANGED: Fact = ['protection.*'];
