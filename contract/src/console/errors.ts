/** What the calls of the console itself refuse, each with its status. */
export const consoleErrors = {
  'console.list-unknown': 404,
  'console.record-unknown': 404,
  'console.export-running': 409,
} as const;
