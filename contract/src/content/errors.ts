/** What the content module refuses, each with its status. */
export const contentErrors = {
  'content.banner-unknown': 404,
  'content.announcement-unknown': 404,
  'content.promotion-unknown': 404,
  'content.promotion-ended': 404,
  'content.text-missing': 422,
  'content.link-refused': 422,
  'content.window-backwards': 422,
} as const;
