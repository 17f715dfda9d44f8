import type { LabelRow } from '../../modules/catalog/index.ts';

export type SlotLabel =
  | 'ADVENTURE'
  | 'ANIMALS'
  | 'CITY'
  | 'CLASSIC'
  | 'CULTURE'
  | 'FANTASY'
  | 'FESTIVAL'
  | 'FOOD'
  | 'MYSTERY'
  | 'NATURE'
  | 'SEA'
  | 'SPACE'
  | 'SPORT';

const TEXTS = {
  RNG: {
    ANIMALS: ['Muông thú', 'Animals'],
    ADVENTURE: ['Phiêu lưu', 'Adventure'],
    CLASSIC: ['Cổ điển', 'Classics'],
    CULTURE: ['Á Đông', 'Eastern tales'],
    FESTIVAL: ['Lễ hội', 'Festivals'],
    FANTASY: ['Cổ tích', 'Fairy tales'],
    SEA: ['Biển cả', 'The sea'],
    FOOD: ['Ẩm thực', 'Food'],
    NATURE: ['Thiên nhiên', 'Nature'],
    CITY: ['Phố thị', 'Town and rail'],
    SPACE: ['Vũ trụ', 'Space and robots'],
    MYSTERY: ['Bí ẩn', 'Mystery'],
    SPORT: ['Thể thao', 'Sport'],
  },
  FISH: { SHOOTER: ['Bắn cá', 'Fish shooters'], BOSS: ['Săn trùm', 'Boss hunts'], ARCADE: ['Vui nhộn', 'Arcade'] },
  PVP: {
    CARDS: ['Bài Việt', 'Vietnamese cards'],
    POKER: ['Poker', 'Poker'],
  },
  LIVE: {
    BACCARAT: ['Baccarat', 'Baccarat'],
    ROULETTE: ['Roulette', 'Roulette'],
    DICE: ['Xúc xắc', 'Dice'],
    DRAGON_TIGER: ['Rồng Hổ', 'Dragon Tiger'],
    BLACKJACK: ['Blackjack', 'Blackjack'],
    SHOW: ['Trò chơi truyền hình', 'Game shows'],
  },
  LOTT: {
    VN_TRADITIONAL: ['Xổ số truyền thống', 'Traditional draws'],
    VN_FAST: ['Xổ số siêu tốc', 'Fast draws'],
    SEA: ['Đông Nam Á', 'South-East Asia'],
  },
  ELOTT: {
    SSC: ['Thời thời SSC', 'SSC'],
    ELEVEN: ['11 chọn 5', '11x5'],
    K3: ['Xúc xắc K3', 'K3 dice'],
    PK10: ['Đua xe PK10', 'PK10 racing'],
    KENO: ['Keno', 'Keno'],
    PC28: ['PC28', 'PC28'],
    DIGITS: ['3D và P5', '3D and P5'],
    MARK_SIX: ['Lục hợp', 'Mark six'],
  },
  SPORTS: { BALL: ['Môn bóng', 'Ball games'] },
  ESPORTS: { ARENA: ['Đấu trường', 'Arena'] },
  COCKFIGHT: { ARENA: ['Trường gà', 'Arenas'] },
  INHOUSE: { INSTANT: ['Chơi nhanh', 'Instant'], TABLE: ['Bàn chơi', 'Tables'], SLOT: ['Nổ hũ', 'Slots'] },
} as const satisfies Record<LabelRow['category'], Record<string, readonly [string, string]>>;

/** Every label games of the sandbox go by, category by category in the order they are shown. */
export const LABELS: readonly LabelRow[] = (Object.keys(TEXTS) as LabelRow['category'][]).flatMap((category) =>
  Object.entries<readonly [string, string]>(TEXTS[category]).map(([code, [ty, en]], sort) => ({
    code,
    category,
    names: { TY: ty, EN: en },
    sort,
  })),
);
