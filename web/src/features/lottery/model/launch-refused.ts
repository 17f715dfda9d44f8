/**
 * Whether the server refused. A call that failed on its way, or too many of them, close no lottery, and neither does a
 * catalogue that does not list it.
 */
export const isLaunchRefused = (code: string): boolean =>
  /^(catalog|vendors)\./.test(code) && code !== 'catalog.game-unknown';
