/** A language of the catalogue: the seed's code, its BCP 47 tag, its own name, and the way it is written. */
export type Language = {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
};

const ltr = <const Code extends string>(code: Code, tag: string, name: string) =>
  ({ code, tag, name, direction: 'ltr' }) as const;
const rtl = <const Code extends string>(code: Code, tag: string, name: string) =>
  ({ code, tag, name, direction: 'rtl' }) as const;

/** Every language with a catalogue. Which of them a site offers is the brand's choice. */
export const LANGUAGES = [
  ltr('TY', 'vi', 'Tiếng Việt'),
  ltr('EN', 'en', 'English'),
  ltr('CN', 'zh-Hans', '简体中文'),
  ltr('JP', 'ja', '日本語'),
  ltr('TH', 'th', 'ไทย'),
  ltr('MM', 'my', 'မြန်မာ'),
  ltr('ES', 'es', 'Español'),
  ltr('HI', 'hi', 'हिन्दी'),
  ltr('ID', 'id', 'Bahasa Indonesia'),
  ltr('KH', 'km', 'ខ្មែរ'),
  ltr('KR', 'ko', '한국어'),
  ltr('MS', 'ms', 'Bahasa Melayu'),
  ltr('PT', 'pt', 'Português'),
  ltr('TA', 'ta', 'தமிழ்'),
  ltr('TW', 'zh-Hant', '繁體中文'),
  ltr('TL', 'fil', 'Tagalog'),
  rtl('UR', 'ur', 'اردو'),
  ltr('UR-ROMAN', 'ur-Latn', 'Roman Urdu'),
  ltr('BR', 'pt-BR', 'Português (Brasil)'),
  ltr('TR', 'tr', 'Türkçe'),
  ltr('BN', 'bn', 'বাংলা'),
  rtl('AR', 'ar', 'العربية'),
  rtl('FA', 'fa', 'فارسی'),
  ltr('RU', 'ru', 'Русский'),
  ltr('KK', 'kk', 'Қазақша'),
  ltr('UZ', 'uz', 'Oʻzbekcha'),
  ltr('LO', 'lo', 'ລາວ'),
  ltr('NE', 'ne', 'नेपाली'),
  ltr('FR', 'fr', 'Français'),
  ltr('TE', 'te', 'తెలుగు'),
  ltr('SW', 'sw', 'Kiswahili'),
] as const satisfies readonly Language[];

/** One of the languages above, known by its code. */
export type KnownLanguage = (typeof LANGUAGES)[number];

export type LanguageCode = KnownLanguage['code'];

export const isLanguageCode = (word: string): word is LanguageCode => LANGUAGES.some(({ code }) => code === word);

export const languageOf = (code: LanguageCode): KnownLanguage => {
  const found = LANGUAGES.find((language) => language.code === code);
  if (!found) throw new RangeError(`No such language: ${code}`);
  return found;
};
