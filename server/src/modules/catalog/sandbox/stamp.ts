/** Of the sandbox catalogue as it is made today. Its test tells the new one when the catalogue has changed. */
export const SANDBOX_STAMP = '996f679c459dbff6';
