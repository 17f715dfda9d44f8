/**
 * In UTF-16 units: the longest password a rule admits has 255 characters, and each takes two at most. Apart from the schemas,
 * so that forms in a browser do not bring them along.
 */
export const PASSWORD_LENGTH_MAX = 512;
