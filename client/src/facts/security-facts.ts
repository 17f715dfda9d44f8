import type { Fact } from './fact.ts';

/** A confirmed contact is also the first level of identity. */
export const SECURITY_CHANGED: Fact = ['identity.*', 'verification.read-standing'];
export const PRIVACY_CHANGED: Fact = ['privacy.read-privacy'];
export const IDENTITY_CHANGED: Fact = ['verification.read-standing'];
