/** In characters as people count them, without the space around. */
export const COMMENT_LENGTH_MAX = 140;

/** How many characters of a comment count. */
export const commentLengthOf = (comment: string): number => [...comment.normalize('NFC').trim()].length;
