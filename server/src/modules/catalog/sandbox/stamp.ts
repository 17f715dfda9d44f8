/** Of the sandbox catalogue as it is made today. Its test tells the new one when the catalogue has changed. */
export const SANDBOX_STAMP = '4a2b0d2cfa5ae6a9';
