import type { FaceName } from '@fairground/contract/catalog/look';
import alfaLatin from '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?url';
import alfaVietnamese from '@fontsource/alfa-slab-one/files/alfa-slab-one-vietnamese-400-normal.woff2?url';
import bangersLatin from '@fontsource/bangers/files/bangers-latin-400-normal.woff2?url';
import bangersVietnamese from '@fontsource/bangers/files/bangers-vietnamese-400-normal.woff2?url';
import bungeeLatin from '@fontsource/bungee/files/bungee-latin-400-normal.woff2?url';
import bungeeVietnamese from '@fontsource/bungee/files/bungee-vietnamese-400-normal.woff2?url';
import gotischLatin from '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2?url';
import gotischVietnamese from '@fontsource/grenze-gotisch/files/grenze-gotisch-vietnamese-700-normal.woff2?url';
import lobsterLatin from '@fontsource/lobster/files/lobster-latin-400-normal.woff2?url';
import lobsterVietnamese from '@fontsource/lobster/files/lobster-vietnamese-400-normal.woff2?url';
import paytoneLatin from '@fontsource/paytone-one/files/paytone-one-latin-400-normal.woff2?url';
import paytoneVietnamese from '@fontsource/paytone-one/files/paytone-one-vietnamese-400-normal.woff2?url';
import playfairLatin from '@fontsource/playfair-display-sc/files/playfair-display-sc-latin-700-normal.woff2?url';
import playfairVietnamese from '@fontsource/playfair-display-sc/files/playfair-display-sc-vietnamese-700-normal.woff2?url';
import stencilLatin from '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2?url';
import stencilVietnamese from '@fontsource/saira-stencil-one/files/saira-stencil-one-vietnamese-400-normal.woff2?url';
import yesevaLatin from '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?url';
import yesevaVietnamese from '@fontsource/yeseva-one/files/yeseva-one-vietnamese-400-normal.woff2?url';

/** Where the letters of each face are: Latin, and those only Vietnamese has. A game fetches its own face. */
const FILES: Readonly<Record<FaceName, readonly [latin: string, vietnamese: string]>> = {
  alfa: [alfaLatin, alfaVietnamese],
  bangers: [bangersLatin, bangersVietnamese],
  bungee: [bungeeLatin, bungeeVietnamese],
  gotisch: [gotischLatin, gotischVietnamese],
  lobster: [lobsterLatin, lobsterVietnamese],
  paytone: [paytoneLatin, paytoneVietnamese],
  playfair: [playfairLatin, playfairVietnamese],
  stencil: [stencilLatin, stencilVietnamese],
  yeseva: [yesevaLatin, yesevaVietnamese],
};

/** As the face's own style sheet has it. */
const VIETNAMESE =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB';

/** The face after which others follow where a letter is missing. */
export const familyOf = (face: FaceName): string => `'${face}', 'Be Vietnam Pro', system-ui, sans-serif`;

/** Fetches a face before anything is written in it. Where it does not come, the letters of the system stand in. */
export const loadFace = async (face: FaceName): Promise<void> => {
  const [latin, vietnamese] = FILES[face];
  const fonts = [
    new FontFace(face, `url(${latin})`),
    new FontFace(face, `url(${vietnamese})`, { unicodeRange: VIETNAMESE }),
  ];
  try {
    for (const font of await Promise.all(fonts.map((each) => each.load()))) document.fonts.add(font);
  } catch (error) {
    console.warn(error);
  }
};
