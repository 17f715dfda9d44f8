import type { IsAgent } from '@fairground/contract/identity/fields';

/** The word for a kind of account that stands below somebody. */
export const typeKey = (type: IsAgent): 'type.0' | 'type.1' | 'type.41' =>
  type === 0 ? 'type.0' : type === 41 ? 'type.41' : 'type.1';
