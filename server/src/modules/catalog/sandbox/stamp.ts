/** Of the sandbox catalogue as it is made today. Its test tells the new one when the catalogue has changed. */
export const SANDBOX_STAMP = '4474d406f2b560dd';
