import type { LanguageCode } from '../language.ts';

/** Length of the key a tile goes by: hexadecimal digits of a digest of all that its picture is made of. */
export const PICTURE_KEY_LENGTH = 12;

/** The key of what has no picture of its own. */
export const NO_PICTURE = '0'.repeat(PICTURE_KEY_LENGTH);

/** The address of a tile; the picture behind it never changes, a new picture has a new key. */
export const pictureAddress = (pictureKey: string): string => `/tiles/${pictureKey}.webp`;

/** The address of a vendor's word-mark, by the same rule; empty for a vendor that has none, whose name is written. */
export const logoAddress = (logoKey: string): string => (logoKey === NO_PICTURE ? '' : `/tiles/vendor/${logoKey}.webp`);

/** In TY lotteries of the platform itself go without an icon, and one bookmaker has another name. */
export const iconCodeOf = (vendorCode: string, language: LanguageCode): string => {
  if (language !== 'TY') return vendorCode;
  if (vendorCode.startsWith('TCG')) return '';
  return vendorCode === 'BTI' ? '123BET' : vendorCode;
};
