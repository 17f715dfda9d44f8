/** What the calls of staff accounts refuse, each with its status. */
export const operatorsErrors = {
  'operators.login-failed': 401,
  'operators.locked': 429,
  'operators.step-up-required': 403,
  'operators.network-refused': 403,
  'operators.enrolment-unknown': 404,
  'operators.code-wrong': 422,
  'operators.password-weak': 422,
  'operators.name-taken': 409,
  'operators.roles-exclusive': 422,
  'operators.staff-unknown': 404,
  'operators.not-enrolled': 409,
  'operators.session-unknown': 404,
  'operators.version-conflict': 409,
  'operators.own-account': 403,
  'operators.last-super': 409,
  'operators.first-done': 409,
} as const;
