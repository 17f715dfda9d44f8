import { sandboxLogos } from '../catalogue/sandbox-catalogue.ts';
import { colourOf } from '../../platform/srgb.ts';
import { EMBLEMS } from './emblems.ts';

/** What a vendor's word-mark is made of. */
export type VendorSign = {
  readonly code: string;
  readonly name: string;
  /** A path in a box of 24. */
  readonly emblem: string;
  readonly plate: string;
  readonly light: string;
  /** Neither light nor dark: it is read on the ink of the dark theme and on the paper of the light one. */
  readonly letters: string;
};

/** The signs of every sandbox vendor, for anyone who draws the word-marks. */
export const vendorSigns = (): readonly VendorSign[] =>
  [...sandboxLogos().values()].map(({ code, name, hue, emblem }) => ({
    code,
    name,
    emblem: EMBLEMS[emblem],
    plate: colourOf(0.52, 0.13, hue),
    light: colourOf(0.97, 0.03, hue),
    letters: colourOf(0.62, 0.11, hue),
  }));
