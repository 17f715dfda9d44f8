import { readFile } from 'node:fs/promises';
import { brandSchema } from '@fairground/contract/brand';
import type { Brand } from '@fairground/contract/brand';
import type { LanguageCode } from '@fairground/contract/language';
import * as z from 'zod/mini';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';

/** Reads who the site is, from `brands/<brand>/brand.json`; a brand that is not whole stops the start. */
export const readBrand = async (folder: string): Promise<Brand> => {
  if (!/^[\w-]+$/.test(folder))
    throw new ConfigError(`BRAND must be the name of a folder under brands/, not ${folder}.`);
  const result = z.safeParse(brandSchema, await readJson(folder));
  if (!result.success)
    throw new ConfigError(`brands/${folder}/brand.json does not hold:\n${z.prettifyError(result.error)}`);
  return result.data;
};

const readJson = async (folder: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(new URL(`../../../brands/${folder}/brand.json`, import.meta.url), 'utf8'));
  } catch (cause) {
    throw new ConfigError(`BRAND=${folder} has no readable brands/${folder}/brand.json.`, { cause });
  }
};

/** The languages on offer, the default first: the operator's list, else the brand's. */
export const languagesOnOffer = (
  config: Pick<Config, 'languages'>,
  brand: Brand,
): readonly [LanguageCode, ...LanguageCode[]] => {
  const [first, ...others] = config.languages;
  if (first !== undefined) return [first, ...others];
  return [brand.defaultLanguage, ...brand.languages.filter((code) => code !== brand.defaultLanguage)];
};
