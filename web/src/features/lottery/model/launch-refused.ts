/** Whether the house said no; a call that failed on its way, or too many of them, close no lottery. */
export const isLaunchRefused = (code: string): boolean => /^(catalog|vendors)\./.test(code);
