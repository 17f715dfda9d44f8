import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../callback-signing.ts';
import { BEHAVIOUR_HEADER, BEHAVIOURS, CLOSED_TAIL, DELAY_MS, PAYOUT_TAKES_MS } from './behaviour.ts';
import { cardTable } from './card-form.ts';
import { pageOf, text } from './page-shell.ts';
import type { Page } from './page-shell.ts';
import { WORDS } from './words.ts';
import type { SpokenHere } from './words.ts';

/** For developers: what the sandbox's providers do and how a test chooses it, from the data they run by. */
export const guidePage = (language: SpokenHere, providers: Readonly<Record<string, string>>): Page => {
  const { guide, behaviours } = WORDS[language];
  const part = (title: string, ...content: readonly string[]): string => `<h2>${text(title)}</h2>${content.join('')}`;
  const said = (words: string): string => `<p>${text(words)}</p>`;
  const body = [
    said(guide.about),
    part(
      guide.behaviours,
      `<p>${text(guide.header)} <code>${BEHAVIOUR_HEADER}</code></p>`,
      tableOf(
        [guide.value, guide.what],
        BEHAVIOURS.map((behaviour) => {
          const [name, about] = behaviours[behaviour];
          return [codeOf(behaviour), `${text(name)}<br><small>${text(about)}</small>`];
        }),
      ),
      said(guide.delay.replace('{seconds}', inSeconds(DELAY_MS))),
    ),
    part(guide.cards, said(guide['cards-about']), cardTable(language)),
    part(
      guide.payouts,
      said(guide.refused.replace('{tail}', CLOSED_TAIL)),
      said(guide.paid.replace('{seconds}', inSeconds(PAYOUT_TAKES_MS))),
    ),
    part(
      guide.providers,
      tableOf(
        [guide.provider, guide.channel],
        Object.entries(providers).map(([kind, code]) => [codeOf(code), codeOf(kind)]),
      ),
    ),
    part(guide.signing, `<p>${text(guide.signed)} ${codeOf(TIMESTAMP_HEADER)}, ${codeOf(SIGNATURE_HEADER)}</p>`),
  ];
  return pageOf({ language, title: guide.title, body: body.join(''), isWide: true });
};

const inSeconds = (ms: number): string => String(ms / 1_000);
const codeOf = (word: string): string => `<code>${text(word)}</code>`;

/** Cells are markup already. */
const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return (
    `<div class="scroll"><table><thead>${cells('th', heads.map(text))}</thead>` +
    `<tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table></div>`
  );
};
