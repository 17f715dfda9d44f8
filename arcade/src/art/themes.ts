import { numberOf } from '@fairground/engines/random/repeatable';

/** How a slot looks. Ids are those of the catalogue's themes, so that a game can look like its tile. */
export type Theme = {
  readonly id: string;
  /** The leading hue in degrees. */
  readonly hue: number;
  readonly scene: 'night' | 'water' | 'rays' | 'hills' | 'dunes' | 'space';
  /** The best-paid symbols, the best first. */
  readonly motifs: readonly string[];
  readonly wild: string;
  readonly scatter: string;
};

/** One theme a line: its name, hue and scene, its six symbols, the wild one and the scattered one. */
const TABLE = `
  tiger 40 hills: tiger leopard drum flute nazar-amulet peacock tiger-face bell
  lion 70 dunes: lion elephant rhinoceros zebra giraffe hippopotamus crown long-drum
  panda 150 hills: panda raccoon swan herb pine-decoration cooked-rice flute wind-chime
  wolf 255 night: wolf owl fox bear moose badger full-moon postal-horn
  bull 30 hills: water-buffalo bison ox horse ram bell rosette trophy
  monkey 85 hills: monkey orangutan gorilla monkey-face sloth banana coconut peach
  rabbit 340 hills: rabbit rabbit-face hedgehog chipmunk hamster deer carrot four-leaf-clover
  bird 190 rays: peacock parrot flamingo eagle swan bird feather nest-with-eggs
  dino 120 dunes: t-rex sauropod mammoth crocodile lizard bone egg large-orange-diamond
  pets 15 rays: cat dog cat-face poodle fish baby-chick yarn bone
  ocean 225 water: dolphin whale octopus turtle oyster spiral-shell trident-emblem shark
  reef 195 water: tropical-fish blowfish crab shrimp squid seal jellyfish star
  pirate 245 water: parrot compass world-map old-key telescope dagger pirate-flag anchor
  fishing 210 water: fishing-pole duck otter carp-streamer fish lobster hook canoe
  beach 190 water: man-surfing parrot crab cat-face coconut tropical-drink beach-with-umbrella billed-cap
  harbour 235 water: dove anchor light-bulb black-cat sailboat ship ring-buoy bottle-with-popping-cork
  lotus 345 water: swan carp-streamer butterfly frog diya-lamp teacup-without-handle lotus full-moon
  mid-autumn 285 night: rabbit dragon-face moon-cake long-drum carp-streamer teapot red-paper-lantern full-moon
  new-year 22 night: money-bag fire dragon-face bird red-envelope cherry-blossom firecracker tangerine
  dragon 150 rays: phoenix-bird crystal-ball ring egg fire folding-hand-fan dragon-face dragon
  tea-house 145 rays: teapot scroll cat cricket teacup-without-handle moon-cake amphora folding-hand-fan
  opera 12 night: performing-arts crossed-swords studio-microphone folding-hand-fan banjo drum top-hat musical-notes
  mahjong 155 night: mahjong-red-dragon flower-playing-cards bird pine-decoration game-die teacup-without-handle coin glowing-star
  silk-road 55 dunes: camel two-hump-camel fox tent woman-genie diya-lamp thread amphora
  samurai 10 hills: ninja japanese-castle dagger kimono monkey-face goblin ogre cherry-blossom
  rice-village 110 hills: water-buffalo sheaf-of-rice frog rooster swan kite amphora billed-cap
  farm 95 hills: pig cow ewe chicken goat turkey donkey tractor
  flower 350 hills: butterfly honeybee lady-beetle woman-fairy snail rose tulip sunflower
  winter 220 hills: snowman penguin polar-bear crown deer snowflake ice sled
  christmas 155 hills: santa-claus man-elf teddy-bear deer cookie wrapped-gift christmas-tree bell
  storm 265 night: eagle cloud-with-lightning-and-rain high-voltage frog horse-face drum rainbow crystal-ball
  jungle 140 hills: compass leopard snake parrot lizard frog moai gem-stone
  volcano 25 dunes: phoenix-bird ogre lizard fox dragon fire rock large-orange-diamond
  wizard 290 night: man-mage woman-mage owl black-cat magic-wand crystal-ball closed-book alembic
  fairy 320 hills: woman-fairy unicorn mushroom man-elf lady-beetle sparkles droplet butterfly
  princess 335 hills: princess prince frog horse-face swan crown high-heeled-shoe mirror
  knight 245 hills: crossed-swords crown bow-and-arrow horse moai dagger shield trophy
  egypt 65 dunes: lion black-cat snake beetle amphora scroll eye crown
  olympus 250 dunes: high-voltage unicorn trident-emblem bow-and-arrow sun olive ram scroll
  viking 215 night: axe ogre blackbird bear shield canoe rock beer-mug
  ghost 280 night: ghost bat skull woman-mage spider jack-o-lantern coffin candle
  detective 250 night: detective black-cat rose magnifying-glass-tilted-left fox stopwatch love-letter old-key
  zodiac 275 space: lion dizzy scorpion crystal-ball ram milky-way crescent-moon wheel
  genie-lamp 300 night: man-genie crown prince peacock snake diya-lamp scroll gem-stone
  kitchen 40 rays: cook mouse woman-cook pig-face pot-of-food steaming-bowl cooking dumpling
  sushi 15 night: sushi fish cat-face rice-ball bento-box fried-shrimp sake fish-cake-with-swirl
  bakery 30 rays: baguette-bread shortcake mouse-face bear birthday-cake croissant cupcake doughnut
  candy 325 rays: lollipop shortcake doughnut chocolate-bar soft-ice-cream candy crown teddy-bear
  fruit 12 rays: watermelon grapes strawberry pineapple lemon cherries glowing-star bell
  coffee 45 rays: hot-beverage cat otter fountain-pen bubble-tea glass-of-milk chestnut waffle
  harvest 80 hills: sheaf-of-rice rat basket pig-face jack-o-lantern ear-of-corn tomato hot-pepper
  cocktail 320 night: cocktail-glass studio-microphone parrot black-cat bottle-with-popping-cork wine-glass lime beer-mug
  space 275 space: astronaut alien rocket flying-saucer satellite comet ringed-planet dizzy
  robot 200 space: robot guide-dog light-bulb alien-monster gear battery high-voltage mechanical-arm
  train 20 hills: locomotive cat postal-horn luggage bullet-train ticket mantelpiece-clock tram-car
  racing 15 space: racing-car motorcycle wrench fox trophy chequered-flag wheel fuel-pump
  neon-city 310 space: black-cat headphone laptop roller-skate mirror-ball joystick radio high-voltage
  music 295 night: guitar drum violin saxophone bird musical-keyboard studio-microphone accordion
  circus 8 night: elephant carousel-horse top-hat balloon popcorn yo-yo performing-arts ferris-wheel
  airship 215 rays: goggles small-airplane fox spouting-whale balloon helicopter parachute compass
  time 50 night: mantelpiece-clock hourglass-not-done owl rabbit-face stopwatch gear old-key telescope
  football-fest 145 rays: soccer-ball gloves panda running-shoe trophy sports-medal goal-net running-shirt
  gems 285 night: woman-fairy fox black-cat gem-stone diamond-suit large-blue-diamond large-orange-diamond crystal-ball
  classic-sevens 20 night: keycap-7 bell four-leaf-clover cherries game-die spade-suit joker glowing-star
  wild-west 35 hills: horse-face star horse wolf pick snake cactus rock
  gold-mine 60 night: rescue-workers-helmet hammer-and-pick rat bat bear pick coin light-bulb
  luck 145 rays: man-elf frog cat-face pig-face lady-beetle four-leaf-clover honey-pot rainbow
  love 350 rays: baby-angel heart-with-ribbon dove swan teddy-bear love-letter heart-with-arrow rose
  books 35 rays: open-book worm owl scroll closed-book notebook-with-decorative-cover feather rosette
  aztec 155 dunes: sun snake crown parrot leopard moai chocolate-bar flute
`;

const themeFrom = (line: string): Theme => {
  const [head = '', names = ''] = line.split(': ');
  const [id = '', hue = '', scene = ''] = head.trim().split(' ');
  const all = names.split(' ');
  return {
    id,
    hue: Number(hue),
    scene: scene as Theme['scene'],
    motifs: all.slice(0, 6),
    wild: all[6] ?? '',
    scatter: all[7] ?? '',
  };
};

export const THEMES: readonly Theme[] = TABLE.trim().split('\n').map(themeFrom);

/** The theme a launch names, or one that belongs to the game for ever. */
export const themeOf = (named: string | undefined, vendor: string, game: string): Theme => {
  const found = THEMES.find(({ id }) => id === named);
  return found ?? (THEMES[numberOf(`${vendor}/${game}`) % THEMES.length] as Theme);
};
