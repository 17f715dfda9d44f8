/**
 * The slots that lead every list, by theme and English title, in the order they are shown. Each has a look of its own
 * that no other shares more than two parts of; see flagships.test.ts.
 */
export const FLAGSHIPS: readonly (readonly [theme: string, title: string])[] = [
  ['dragon', 'Golden Dragon King'],
  ['candy', 'Sweet Candy Land'],
  ['pirate', 'Legend of the Kraken'],
  ['egypt', 'Pharaoh’s Treasure'],
  ['neon-city', 'Legendary Neon Cat'],
  ['winter', 'Enchanted Snow Queen'],
  ['mid-autumn', 'Moonlight Jade Rabbit'],
  ['viking', 'Fearless Viking'],
  ['ocean', 'Moonlight Mermaid'],
  ['wild-west', 'Return of the Sheriff'],
  ['olympus', 'Mighty Thunder King'],
  ['circus', 'Lucky Circus Lion'],
  ['samurai', 'Sacred Shogun'],
  ['space', 'Legendary Astronaut'],
  ['aztec', 'Secrets of the Sun Pyramid'],
  ['classic-sevens', 'Lucky Seven'],
  ['ghost', 'Tale of the Vampire'],
  ['tiger', 'Royal White Tiger'],
  ['princess', 'Proud Princess'],
  ['dino', 'Fearless Rex'],
  ['genie-lamp', 'Glowing Wonder Lamp'],
  ['lotus', 'Shining Lotus'],
  ['wizard', 'Enchanted Wizard'],
  ['gems', 'Shining Diamond'],
];
