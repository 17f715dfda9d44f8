/** What a registration may say of the person, as it is kept. */
export type ProfileTexts = {
  readonly email: string | null;
  readonly payee_name: string | null;
  readonly payee_key: string | null;
  readonly birth_date: string | null;
  readonly id_number: string | null;
  readonly qq_num: string | null;
  readonly line: string | null;
  readonly whatsapp: string | null;
  readonly zalo: string | null;
  readonly facebook: string | null;
  readonly wechat: string | null;
};

/** A name in one spelling, for finding the same person again: capitals, accents' order and spaces do not count. */
export const payeeKeyOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
