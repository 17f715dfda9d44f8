/** What the calls of today and of reports refuse, each with its status. */
export const deskErrors = {
  'desk.range-backwards': 422,
  'desk.range-too-long': 422,
  'desk.export-running': 409,
} as const;
