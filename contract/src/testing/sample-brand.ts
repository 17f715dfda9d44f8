import type { Brand } from '../brand.ts';
import { SEED_STYLE } from '../numbers.ts';

/** A brand for tests: Vietnamese and English, dark, on play money. */
export const SAMPLE_BRAND: Brand = {
  name: 'Fairground',
  merchantCode: 'fairground',
  mode: 'sandbox',
  platform: 'web',
  lotteryType: 'SEA',
  device: 'WEB',
  languages: ['TY', 'EN'],
  defaultLanguage: 'TY',
  defaultTheme: 'dark',
  currency: { code: 'VND', symbol: '₫' },
  numbers: SEED_STYLE,
  timeZone: 'Asia/Ho_Chi_Minh',
  minimumAge: 18,
  copyrightYears: '2019-2025',
  theme: {
    colours: { dark: {}, light: {} },
    ground: { dark: '#0d0f21', light: '#f7f3eb' },
    chatHead: { dark: '#1b2140', light: '#f1ebe0' },
    letterButton: '#b45309',
  },
  flags: {},
  home: ['hot', 'lobbies', 'shelves', 'news', 'fair', 'how', 'help', 'app'],
  slots: {
    turbo: true,
    roundMsMin: 0,
    autoplayRounds: [10],
    winScenes: { big: 10, mega: 25, epic: 50, largest: 'epic' },
  },
  markets: ['sandbox'],
};
