import type { Category } from '../category/categories.ts';

export type StatePicture =
  | 'agent'
  | 'empty'
  | 'error'
  | 'fair'
  | 'help'
  | 'limits'
  | 'maintenance'
  | 'not-found'
  | 'offline'
  | 'play'
  | 'region'
  | 'soon';

const FOLDER = '/brand/art';

/** The picture of a state, 320 px square on a clear ground. */
export const statePictureUrl = (picture: StatePicture): string => `${FOLDER}/state-${picture}.webp`;

/** The picture of a category, 160 px square on a clear ground. */
export const categoryPictureUrl = (category: Category): string => `${FOLDER}/category-${category}.webp`;

/** The half-width version of a banner's art, made beside it under the same name. */
export const smallArtUrl = (url: string): string => url.replace(/\.webp$/, '-750.webp');
