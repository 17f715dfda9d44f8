import { FISHING } from '@fairground/engines/fish/room';
import { parseDecimal, percentText } from '@fairground/engines/maths/fraction';
import { hundredths } from '../slot-models.ts';
import type { Family } from './listed.ts';
import { kindsOf, variantsOf } from './listed.ts';

/** What a unit is worth in the rooms of each level. */
const ROOM_UNITS_DONG = [100, 500, 2_000, 10_000] as const;

/** Live tables for larger stakes; the same games stand beside them with small ones. */
const HIGH_LIMIT_VARIANTS = ['# VIP Room'] as const;

/** Fish shooters, card rooms, live tables and our own quick games. */
export const TABLE_FAMILIES: readonly Family[] = [
  {
    category: 'FISH',
    theme: 'fish-shooter',
    model: { modelId: 'fishing', rtp: hundredths(percentText(parseDecimal(FISHING.rtp), 2)) },
    perVendor: 22,
    minBetsDong: [100, 200, 500, 1000],
    scenes: ['underwater', 'waves', 'rays', 'crystal', 'stormy'],
    hues: [190, 215, 240, 170, 275, 330, 30],
    extras: ['bubbles', 'coral', 'fish', 'spiral-shell', 'tropical-fish', 'coin'],
    kinds: kindsOf(`
      SHOOTER fish-shooter: Bắn Cá = Fish Hunter @tropical-fish bomb
      BOSS fish-shooter: Săn Cá Mập = Shark Hunt @shark anchor
      SHOOTER fish-shooter: Thợ Săn Rồng Biển = Sea Dragon Hunter @dragon trident-emblem
      ARCADE fish-shooter: Cua Vui Nhộn = Jolly Crab @crab spiral-shell
      BOSS fish-shooter: Bạch Tuộc Khổng Lồ = Giant Octopus @octopus bomb
      SHOOTER fish-shooter: Cá Voi Kho Báu = Treasure Whale @whale gem-stone
      ARCADE fish-shooter: Tôm Hùm Nổi Loạn = Rebel Lobster @lobster fire
      BOSS fish-shooter: Rùa Thần = Spirit Turtle @turtle crystal-ball
      ARCADE fish-shooter: Cá Nóc Bùng Nổ = Puffer Blast @blowfish collision
      SHOOTER fish-shooter: Mực Phóng Điện = Electric Squid @squid high-voltage
      SHOOTER fish-shooter: Tiên Cá = Mermaid @woman-merpeople oyster
    `),
    variants: variantsOf(`
      # = #
      # Biển Sâu = Deep Sea #
      # Đảo San Hô = Coral Island #
      # Vịnh Xanh = Blue Bay #
      # Thủy Cung = Sea Palace #
      # Biển Đêm = Night Sea #
      # Hoàng Kim = Golden #
      # Đại Chiến = # Battle
      # Băng Giá = Frozen #
      # Núi Lửa = Volcano #
      # Mùa Hè = Summer #
    `),
  },
  {
    category: 'PVP',
    theme: 'card-room',
    perVendor: 28,
    minBetsDong: ROOM_UNITS_DONG,
    scenes: ['table', 'room', 'lanterns', 'stage', 'city', 'rays'],
    hues: [150, 15, 265, 200, 330, 60],
    extras: ['club-suit', 'diamond-suit', 'heart-suit', 'spade-suit', 'game-die', 'crown'],
    kinds: kindsOf(`
      CARDS tien-len: Tiến Lên Miền Nam = Southern Thirteen @joker spade-suit
      CARDS phom: Phỏm Tá Lả = Phom @flower-playing-cards heart-suit
      CARDS sam-loc: Sâm Lốc = Sam Loc @joker diamond-suit
      CARDS mau-binh: Mậu Binh = Chinese Poker @spade-suit crown
      CARDS ba-cay: Ba Cây = Three Cards @club-suit coin
      CARDS lieng: Liêng = Lieng @diamond-suit heart-suit
      CARDS xi-dach: Xì Dách = Xi Dach @heart-suit joker
      POKER holdem: Poker Texas = Texas Poker @spade-suit top-hat
    `),
    variants: variantsOf(`
      # = #
      # Bàn Nhanh = Fast #
      # Phòng Sen = # Lotus Room
      # Phòng Trúc = # Bamboo Room
      # Sân Đình = # Village Yard
      # Cao Thủ = # Masters
      # Đấu Đôi = # Duel
      # Bến Sông = # Riverside
    `),
  },
  {
    category: 'LIVE',
    theme: 'live-table',
    perVendor: 40,
    minBetsDong: [100, 200, 500, 1000],
    highLimits: { variants: HIGH_LIMIT_VARIANTS, minBetsDong: [10_000, 20_000, 50_000] },
    scenes: ['stage', 'table', 'room', 'city', 'rays', 'fireworks'],
    hues: [355, 25, 150, 215, 285, 320],
    extras: ['spade-suit', 'heart-suit', 'club-suit', 'diamond-suit', 'sparkles', 'rose'],
    kinds: kindsOf(`
      BACCARAT baccarat: Baccarat = Baccarat @diamond-suit top-hat
      BACCARAT baccarat: Baccarat Tốc Độ = Speed Baccarat @spade-suit high-voltage
      ROULETTE roulette: Roulette = Roulette @wheel crystal-ball
      DICE sic-bo: Tài Xỉu = Sic Bo @game-die bell
      DICE xoc-dia: Xóc Đĩa = Xoc Dia @fortune-cookie game-die
      DRAGON_TIGER dragon-tiger: Rồng Hổ = Dragon Tiger @dragon-face tiger-face
      BLACKJACK blackjack: Blackjack = Blackjack @heart-suit joker
      SHOW wheel: Bánh Xe May Mắn = Lucky Wheel @ferris-wheel glowing-star
      DICE fan-tan: Phan Thán = Fan Tan @teacup-without-handle coin
      DICE bau-cua: Bầu Cua = Fish Prawn Crab @crab tropical-fish
    `),
    variants: variantsOf(`
      # Bàn Sen = # Lotus Table
      # Bàn Ngọc Trai = # Pearl Table
      # Sảnh Nhung = # Velvet Hall
      # Sảnh Hoàng Gia = # Royal Hall
      # Bàn Bình Minh = # Sunrise Table
      # Bàn Hoàng Hôn = # Sunset Table
      # Phòng VIP = # VIP Room
    `),
  },
];
