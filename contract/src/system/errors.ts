/** What the system module refuses, each with its status. */
export const systemErrors = {
  'system.flag-unknown': 422,
  'system.flag-value-refused': 422,
  'system.window-backwards': 422,
  'system.window-unknown': 404,
  'system.link-refused': 422,
  'system.country-unknown': 422,
  'system.network-malformed': 422,
  'system.region-rule-unknown': 404,
  'system.bypass-needs-network': 422,
  'system.field-unknown': 422,
  'system.pattern-unknown': 422,
  'system.length-bounds-wrong': 422,
} as const;
