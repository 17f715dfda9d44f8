/** What is wrong with a line, and what to do instead. */
type Rule = { readonly finds: RegExp; readonly instead: string };

const WRITER = 'the brand writes numbers: use createNumbers of contract/numbers.ts, on the site useNumbers';

/** Ways to write a number that know nothing of the brand. */
const CODE_RULES: readonly Rule[] = [
  { finds: /\bIntl\.NumberFormat\(/, instead: WRITER },
  { finds: /\.toLocaleString\(/, instead: WRITER },
  { finds: /\.toFixed\(/, instead: WRITER },
  { finds: /\bformat\.number\(/, instead: WRITER },
  { finds: /\(\?=\(\?:\\d\{3\}\)\+/, instead: WRITER },
];

/** Outside the folder that makes them the brand's. */
const SITE_RULES: readonly Rule[] = [
  ...CODE_RULES,
  {
    finds: /import (?!type\b)[^;]*\b(?:useTranslations|useFormatter)\b[^;]*from 'use-intl'/,
    instead: 'client/texts has the one whose numbers are the brand’s',
  },
];

/** Numbers by hand in another convention than 1,234.50 and 95.89%. */
const TEXT_RULES: readonly Rule[] = [
  { finds: /(?<![\d.,/:])\d{1,3}(?:[.\u00A0\u202F]\d{3})+(?![\d.,/:])/u, instead: 'thousands have a comma: 1,000' },
  { finds: /(?<![\d,\p{L}])\d{1,3},\d{1,2}(?![\d,])/u, instead: 'decimals have a point: 1.50' },
  { finds: /[\d}][ \u00A0\u202F]%/u, instead: 'a percentage has no space: 95.89%' },
  { finds: /(?<![\d.,])\d{4,}₫|\d[ \u00A0]₫/u, instead: 'an amount is grouped and stands at its sign: 1,000₫' },
  { finds: /(?!\d)\p{Nd}/u, instead: 'digits are 0–9 in every language' },
  { finds: /\{\s*\w+\s*,\s*number\s*,/u, instead: 'a number in a text has no style of its own: {count, number}' },
];

const codeRules = (path: string): readonly Rule[] => (path.startsWith('client/src/texts/') ? CODE_RULES : SITE_RULES);

/** The lines of a file of the product that write a number past the one formatter, each with what to do instead. */
export const strayNumbers = (path: string, text: string): readonly string[] => {
  const rules = /\.(json|html)$/.test(path) ? TEXT_RULES : codeRules(path);
  return text.split('\n').flatMap((line, index) => {
    // Comments and the address of a fault may name what is forbidden.
    const said = rules !== TEXT_RULES && /^\s*(\/\/|\*|\/\*)/.test(line) ? '' : line;
    return rules.filter(({ finds }) => finds.test(said)).map(({ instead }) => `${path}:${index + 1} ${instead}`);
  });
};
