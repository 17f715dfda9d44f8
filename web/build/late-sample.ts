/** The late parts that a page shows by itself soon after it has come. Their rules must be in the page already. */
export const LATE_PARTS: Readonly<Record<string, readonly string[]>> = {
  'lobby-page': ['src/features/games/after-page.ts'],
  'lottery-page': ['src/features/lottery/components/lobby.tsx'],
  'register-page': [
    'src/features/account/components/register-form.tsx',
    'src/features/account/components/unless-in.tsx',
    'src/features/download/components/install-qr.tsx',
  ],
  'download-page': ['src/features/download/components/install-qr.tsx'],
  'login-page': ['src/features/account/components/login-form.tsx', 'src/features/account/components/unless-in.tsx'],
};

const TAGS = new Set(
  'a abbr article aside b button canvas caption code dd details dialog dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 header hr i iframe img input kbd label legend li main mark meter nav ol optgroup option p pre progress section select small span strong sub summary sup svg table tbody td textarea tfoot th thead time tr ul video'.split(
    ' ',
  ),
);

/**
 * A markup with every element, class and variable that scripts name and the stylesheet knows. The pre-render learns from
 * it which rules the scripts will need: a rule too many costs some bytes, a missing one would be seen.
 */
export const lateSample = (scripts: readonly string[], stylesheet: string): string => {
  const words = new Set(scripts.flatMap((script) => script.split(/[\s"'`]+|\$\{|\}/)));
  const known = classesOf(stylesheet);
  const classes = [...words].filter((word) => known.has(word)).toSorted();
  const tags = [...words].filter((word) => TAGS.has(word)).toSorted();
  const variables = new Set(scripts.flatMap((script) => script.match(/var\(--[\w-]+\)/g) ?? []));
  return `<i class="${escape(classes.join(' '))}" style="${[...variables].join(';')}"></i>${tags.map((tag) => `<${tag}>`).join('')}`;
};

/** Names of classes as markup writes them: `.md\:p-4` in a stylesheet is `md:p-4`. */
const classesOf = (stylesheet: string): ReadonlySet<string> =>
  new Set([...stylesheet.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name = '']) => unescape(name)));

const unescape = (name: string): string =>
  name
    .replaceAll(/\\([0-9a-f]{1,6}) /gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replaceAll(/\\(.)/g, '$1');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
