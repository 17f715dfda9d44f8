import { PROMOTION_AUDIENCES, PROMOTION_CATEGORIES } from '@fairground/contract/promotions/endpoints';
import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import type { PromotionText } from '../../../server/src/modules/promotions/index.ts';
import { inLanguage } from '../../../server/src/platform/localized.ts';
import type { Localized } from '../../../server/src/platform/localized.ts';
import type { Action, Options } from '../command.ts';
import { joinTexts, shownWindow, windowOf, windowOptions } from '../content-options.ts';
import { printTable, shorten } from '../print-table.ts';
import { idOf, localizedChangeOf, localizedOf, named, neededText, numberOf, oneOf, textOf } from '../read-options.ts';

const offerOptions = {
  category: { kind: 'text', about: `One of ${PROMOTION_CATEGORIES.join(', ')}.` },
  for: { kind: 'text', about: `Who sees it: one of ${PROMOTION_AUDIENCES.join(', ')}; everyone unless told.` },
  art: { kind: 'text', about: 'The picture: /brand/art/offer-gift.webp or an https address.' },
  title: { kind: 'texts', about: 'Repeat with a language: --title EN="A gift".' },
  summary: { kind: 'texts', about: 'One or two sentences for the card.' },
  html: { kind: 'texts', about: 'The offer and its conditions, as HTML; what could harm is taken out.' },
  action: { kind: 'texts', about: 'The words on the button.' },
  link: { kind: 'text', about: 'The page of the site the button leads to, such as /register.' },
  hue: { kind: 'text', about: "The picture's leading hue, 0 to 359." },
  ...windowOptions,
} as const;

/** The parts of the text by the option that carries each. */
const PARTS = { title: 'title', summary: 'summary', content: 'html', action: 'action' } as const;

export const promotionActions: readonly Action[] = [
  {
    name: 'promotion list',
    about: 'Promotions that run or are to come.',
    run: async ({ house, print }) => {
      const rows = (await house.promotions.listAllPromotions()).map((promotion) => [
        promotion.id.toString(),
        promotion.category,
        promotion.audience,
        promotion.sort.toString(),
        shownWindow(promotion.startsAt, promotion.endsAt),
        shorten(inLanguage(promotion.texts, house.languages[0], 'EN')?.title ?? '', 50),
      ]);
      printTable(print, ['id', 'category', 'for', 'sort', 'window', 'title'], rows);
    },
  },
  {
    name: 'promotion add',
    about: 'Puts a promotion on the site.',
    options: offerOptions,
    changes: 'promotions.write',
    examples: [
      'promotion add --category special --art /brand/art/promotion.webp --title "Đêm hội" --summary "Chỉ một đêm." --html "<p>Luật chơi</p>" --until +7d --reason "festival"',
    ],
    run: async ({ options, house, now, print, actor }) => {
      const text = (name: string): Localized => localizedOf(options, name, house.languages[0]);
      const id = await house.promotions.addPromotion(actor(), {
        category: oneOf('--category', neededText(options, 'category'), PROMOTION_CATEGORIES),
        url: neededText(options, 'art'),
        texts: joinTexts({
          title: text(PARTS.title),
          summary: text(PARTS.summary),
          content: text(PARTS.content),
          action: text(PARTS.action),
        }),
        ...lookOf(options),
        ...windowOf(options, now),
      });
      print(`Promotion ${id} is added.`);
    },
  },
  {
    name: 'promotion change',
    words: ['<id>'],
    about: 'Changes what is named of a promotion that runs or is to come, and leaves the rest.',
    options: offerOptions,
    changes: 'promotions.write',
    examples: ['promotion change 12 --title EN="One more week" --until +7d --reason "longer"'],
    run: async ({ words, options, house, now, print, actor }) => {
      const id = idOf(words);
      const category = textOf(options, 'category');
      const url = textOf(options, 'art');
      const change = named({
        category: category === undefined ? undefined : oneOf('--category', category, PROMOTION_CATEGORIES),
        url,
        texts: changedTexts(options, house.languages[0]),
        ...lookOf(options),
        ...windowOf(options, now),
      });
      await house.promotions.changePromotion(actor(), id, change);
      print(`Promotion ${id} is changed.`);
    },
  },
  {
    name: 'promotion end',
    words: ['<id>'],
    about: 'Ends a promotion now; its page says so.',
    changes: 'promotions.write',
    run: async ({ words, house, print, actor }) => {
      const id = idOf(words);
      await house.promotions.endPromotion(actor(), id);
      print(`Promotion ${id} has ended.`);
    },
  },
];

const lookOf = (options: Options) => {
  const audience = textOf(options, 'for');
  const hue = numberOf(options, 'hue');
  const link = textOf(options, 'link');
  return {
    ...(audience === undefined ? {} : { audience: oneOf('--for', audience, PROMOTION_AUDIENCES) }),
    ...(hue === undefined ? {} : { hue }),
    ...(link === undefined ? {} : { link }),
  };
};

/** Only the parts that were typed, by language; nothing when there are none. */
const changedTexts = (options: Options, siteLanguage: LanguageCode): Localized<Partial<PromotionText>> | undefined => {
  const texts: Partial<Record<LanguageCode, Partial<Record<keyof PromotionText, string>>>> = {};
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[])
    for (const [code, text] of Object.entries(localizedChangeOf(options, PARTS[part], siteLanguage) ?? {}))
      if (isLanguageCode(code)) texts[code] = { ...texts[code], [part]: text };
  return Object.keys(texts).length === 0 ? undefined : texts;
};
