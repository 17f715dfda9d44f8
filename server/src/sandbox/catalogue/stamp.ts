/** Of the sandbox catalogue as it is made today. Its test tells the new one when the catalogue has changed. */
export const SANDBOX_STAMP = 'a7c0d850a53c5099';
