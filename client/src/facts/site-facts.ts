import type { Fact } from './fact.ts';

export const CATALOG_CHANGED: Fact = ['catalog.*'];
export const CONTENT_CHANGED: Fact = ['content.*'];
export const HELP_CHANGED: Fact = ['system.list-help-topics', 'system.read-help-center'];

/** Without the status: a page reads it first, because a closed site refuses the rest. */
export const SETTINGS_CHANGED: Fact = [
  'system.list-countries',
  'system.list-domain-routes',
  'system.list-help-topics',
  'system.read-help-center',
  'system.read-location',
  'system.read-register-rules',
  'system.read-whitelabel',
];
