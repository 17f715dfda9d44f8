import { expect, test } from 'vitest';
import { languagesOnOffer, readBrand } from './brand.ts';

test('[part of E-03] the brand a site is started with is read from its file', async () => {
  expect(await readBrand('fairground')).toMatchObject({ name: 'Fairground', merchantCode: 'fairground' });
});

test('[part of B-01] the languages of the configuration come before those of the brand', async () => {
  const brand = await readBrand('fairground');

  expect(languagesOnOffer({ languages: [] }, brand)).toEqual(['TY', 'EN']);
  expect(languagesOnOffer({ languages: ['EN', 'AR'] }, brand)).toEqual(['EN', 'AR']);
});

test('a brand that does not exist refuses to start', async () => {
  await expect(readBrand('nowhere')).rejects.toThrow();
  await expect(readBrand('../etc')).rejects.toThrow(/name of a folder/);
});
