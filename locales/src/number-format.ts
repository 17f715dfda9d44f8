import type { Numbers } from '@fairground/contract/numbers';

/** The brand's numbers in the shape the formatter of texts asks for; of that shape it uses `format` alone. */
export const numberFormatOf = (numbers: Numbers): Intl.NumberFormat =>
  ({ format: (value: number | bigint | string) => numbers.plain(value) }) as unknown as Intl.NumberFormat;
