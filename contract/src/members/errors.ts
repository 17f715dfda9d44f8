/** What the members module refuses, each with its status. */
export const membersErrors = {
  /** The value names each field with its issue; see RefusedFields in members/form-rules.ts. */
  'members.fields-refused': 422,
  'members.invitation-code-wrong': 200,
  'members.recommender-wrong': 200,
  'members.terms-changed': 409,
  'members.registration-refused': 200,
  'members.line-full': 200,
  'members.trial-limit': 429,
  'members.open-limit': 429,
  'members.type-refused': 422,
  'members.icon-unknown': 422,
  'members.nickname-refused': 422,
  'members.feedback-length': 422,
  'members.feedback-limit': 429,
  'members.feedback-unknown': 404,
  'members.member-unknown': 404,
  'members.status-refused': 422,
  'members.link-refused': 422,
  'members.series-refused': 422,
  'members.host-refused': 422,
  'members.terms-refused': 422,
} as const;
