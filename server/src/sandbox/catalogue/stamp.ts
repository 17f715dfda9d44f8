/** Of the sandbox catalogue as it is made today. Its test tells the new one when the catalogue has changed. */
export const SANDBOX_STAMP = 'a1f8e793447f5629';
