import type { Family } from './listed.ts';
import { kindsOf, variantsOf } from './listed.ts';

/** Sport, e-sport and the drawn cockfights. E-sport goes by kind: the games themselves belong to their makers. */
export const SPORT_FAMILIES: readonly Family[] = [
  {
    category: 'SPORTS',
    theme: 'sport',
    perVendor: 33,
    minBetsDong: [500, 1000],
    scenes: ['stadium', 'rays', 'horizon', 'fireworks', 'night'],
    hues: [140, 215, 20, 265, 60, 190],
    extras: ['trophy', 'sports-medal', 'stopwatch', 'glowing-star', 'confetti-ball', 'high-voltage'],
    kinds: kindsOf(`
      BALL sportsbook: Bóng Đá = Football @soccer-ball goal-net
      BALL sportsbook: Bóng Rổ = Basketball @basketball trophy
      BALL sportsbook: Quần Vợt = Tennis @tennis sports-medal
      BALL sportsbook: Bóng Chuyền = Volleyball @volleyball sun
      BALL sportsbook: Bóng Bàn = Table Tennis @ping-pong high-voltage
      OTHER sportsbook: Cầu Lông = Badminton @badminton feather
      BALL sportsbook: Bóng Chày = Baseball @baseball billed-cap
      OTHER sportsbook: Quyền Anh = Boxing @boxing-glove trophy
      RACE sportsbook: Đua Xe = Motor Racing @racing-car chequered-flag
      RACE sportsbook: Đua Ngựa = Horse Racing @horse trophy
      OTHER sportsbook: Khúc Côn Cầu = Ice Hockey @ice-hockey snowflake
    `),
    variants: variantsOf(`
      # = #
      # Trực Tiếp = Live #
      # Siêu Cúp = # Super Cup
      # Cuối Tuần = Weekend #
      # Đường Phố = Street #
    `),
  },
  {
    category: 'ESPORTS',
    theme: 'esport',
    perVendor: 18,
    minBetsDong: [500, 1000],
    scenes: ['grid', 'city', 'stage', 'space', 'stormy', 'volcano'],
    hues: [285, 200, 320, 20, 150, 245],
    extras: ['high-voltage', 'trophy', 'headphone', 'joystick', 'glowing-star', 'collision'],
    kinds: kindsOf(`
      ARENA esports: Đấu Trường 5v5 = Five-Lane Arena @crossed-swords shield
      SHOOTER esports: Bắn Súng Chiến Thuật = Tactical Shooter @bullseye military-helmet
      SHOOTER esports: Sinh Tồn Trăm Người = Last One Standing @parachute backpack
      VIRTUAL esports: Bóng Đá Ảo = Virtual Football @soccer-ball video-game
      VIRTUAL esports: Đua Xe Ảo = Virtual Racing @racing-car joystick
      ARENA esports: Chiến Thuật Thời Gian Thực = Real-Time Strategy @robot castle
    `),
    variants: variantsOf(`
      # = #
      # Mùa Giải = # Season
      # Cúp Mùa Xuân = # Spring Cup
      # Trực Tiếp = Live #
      # Đối Đầu = # Face-Off
    `),
  },
  {
    category: 'COCKFIGHT',
    theme: 'cockfight',
    perVendor: 15,
    minBetsDong: [500, 1000],
    scenes: ['horizon', 'stadium', 'rays', 'tents', 'ridges', 'volcano'],
    hues: [25, 50, 10, 200, 140, 285],
    extras: ['feather', 'trophy', 'fire', 'drum', 'sports-medal', 'sun'],
    kinds: kindsOf(`
      ARENA cockfight: Trường Gà Bình Minh = Sunrise Ring @rooster sun
      ARENA cockfight: Trường Gà Đồng Xanh = Green Field Ring @rooster sheaf-of-rice
      TOURNAMENT cockfight: Cúp Kê Vương = Rooster King Cup @rooster trophy
      TOURNAMENT cockfight: Giải Lông Vũ Vàng = Golden Feather Trophy @rooster feather
      ARENA cockfight: Trường Gà Trống Hội = Festival Drum Ring @rooster drum
    `),
    variants: variantsOf(`
      # = #
      # Buổi Sớm = Morning #
      # Đêm Hội = # Night Show
    `),
  },
];
