import { expect, test } from 'vitest';
import fairground from '../../brands/fairground/brand.json' with { type: 'json' };
import { brandSchema } from './brand.ts';

test('[E-03] the brand is platform web, lottery type SEA, device WEB, in Vietnamese first', () => {
  expect(brandSchema.parse(fairground)).toMatchObject({
    name: 'Fairground',
    merchantCode: 'fairground',
    platform: 'web',
    lotteryType: 'SEA',
    device: 'WEB',
    defaultLanguage: 'TY',
    languages: ['TY', 'EN'],
    defaultTheme: 'dark',
    timeZone: 'Asia/Ho_Chi_Minh',
    minimumAge: 18,
    copyrightYears: '2019-2025',
  });
});

test('a brand says how its slots are played, and scenes of wins begin at rising multiples', () => {
  const { slots } = brandSchema.parse(fairground);
  const turned = { ...fairground, slots: { ...slots, winScenes: { big: 50, mega: 25, epic: 10 } } };

  expect(slots.autoplayRounds).toContain(10);
  expect(brandSchema.safeParse(turned).success).toBe(false);
});

test('a brand says in which time zone it does business, and one that is nowhere is refused', () => {
  expect(brandSchema.safeParse({ ...fairground, timeZone: 'America/New_York' }).success).toBe(true);
  for (const timeZone of ['Asia/Atlantis', '', 'tomorrow', undefined])
    expect(brandSchema.safeParse({ ...fairground, timeZone }).success).toBe(false);
});
