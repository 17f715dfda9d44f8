import type { Fact } from './fact.ts';

export const SECURITY_CHANGED: Fact = ['identity.*'];
