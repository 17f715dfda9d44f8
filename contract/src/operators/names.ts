/** Names of staff: lower case, so that two people never differ by a capital. */
export const STAFF_NAME = /^[a-z][a-z\d._-]{2,31}$/;
