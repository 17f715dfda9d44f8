/** What the content module refuses, each with its status. */
export const contentErrors = {
  'content.banner-unknown': 404,
  'content.announcement-unknown': 404,
  'content.promotion-unknown': 404,
  'content.promotion-ended': 404,
  'content.text-missing': 422,
  'content.link-refused': 422,
  'content.window-backwards': 422,
  'content.draft-unknown': 404,
  'content.draft-not-open': 409,
  'content.draft-changed': 409,
  'content.draft-outdated': 409,
  'content.same-person': 403,
  'content.version-unknown': 404,
} as const;
