/** The drawn motifs the sea is made of; all others are painted on the spot. */
export const SEA_MOTIFS = [
  'fish',
  'tropical-fish',
  'blowfish',
  'jellyfish',
  'squid',
  'crab',
  'lobster',
  'turtle',
  'octopus',
  'spiral-shell',
  'dolphin',
  'shark',
  'dragon',
  'whale',
  'coral',
  'coin',
] as const;
