/** What a member may send; what a file really is, its content tells. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;

/** So many go with one letter or one application. */
export const PICTURES_MAX = 3;
