import type { Money } from '@fairground/contract/money';
import { lastRounds, showSeeds } from '../../shell/shared-fairness.ts';
import { el } from '../../shell/dom.ts';
import type { Session } from '../../session/session.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Face } from './face.ts';
import { paysText } from './names.ts';
import type { TableSession } from './table-session.ts';

export type SheetDeps = {
  readonly session: Session;
  readonly table: TableSession;
  readonly texts: Texts;
  readonly face: Face;
  readonly nameOf: (spot: string) => string;
};

/** What a player should know before the first bet; all figures are counted by the engine. */
export const rulesSheet = ({ session, table, texts, face, nameOf }: SheetDeps): readonly Node[] => {
  const { t, amount, percent } = texts;
  const { figures } = session.opened.definition;
  const most = new Map<string, Money>(table.limits.spots.map(({ spot, max }) => [spot, max]));
  const rows = groupsOf(figures.map(({ mode }) => mode)).flatMap((spot) => {
    const found = figures.find(({ mode }) => mode === spot);
    if (!found) return [];
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, nameOf(spot)),
      el('td', {}, paysText(found.maxWin, texts)),
      el('td', {}, percent(found.rtp)),
      el('td', {}, found.hitRate === null ? '–' : percent(found.hitRate)),
      el('td', {}, found.topOneIn === undefined ? '–' : t('table-one-in', { count: oneIn(found.topOneIn, texts) })),
      el('td', {}, amount(most.get(spot) ?? table.limits.table)),
    );
  });
  const largest = [...most.values()].reduce((max, each) => (each > max ? each : max), table.limits.table);
  return [
    el('p', {}, face.rule),
    el(
      'table',
      { class: 'figures' },
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          ...[t('table-bet'), t('table-pays'), t('rtp'), t('hit-rate'), t('table-top'), t('table-most')].map((name) =>
            el('th', { scope: 'col' }, name),
          ),
        ),
      ),
      el('tbody', {}, ...rows),
    ),
    el('p', { class: 'soft' }, t('rtp-means')),
    el(
      'p',
      {},
      t('table-limits', {
        spot: amount(largest > table.limits.table ? table.limits.table : largest),
        table: amount(table.limits.table),
      }),
    ),
    el('p', {}, t('table-turnover')),
    el('h3', {}, t('interrupted')),
    el('p', {}, t(face.kind === 'blackjack' ? 'blackjack-interrupted' : 'table-interrupted')),
    el('h3', {}, t('keys')),
    el('p', {}, t('table-keys')),
    ...(face.kind === 'blackjack' ? [el('p', {}, t('decision-keys'))] : []),
  ];
};

/** Few rounds with their decimals, many without. */
const oneIn = (text: string, { number }: Pick<Texts, 'number'>): string =>
  number(Number(text), Number(text) < 100 && !Number.isInteger(Number(text)) ? 2 : 0);

/** Spots that differ by their number alone share a line: the first stands for all. */
const groupsOf = (spots: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return spots.filter((spot) => {
    const [kind = ''] = spot.split(':');
    const name = kind === 'total' ? spot : kind;
    return seen.has(name) ? false : (seen.add(name), true);
  });
};

/** The seeds of the round on the table, and the player's last rounds, each verified here with one press. */
export const fairnessSheet = ({ session, table, texts }: SheetDeps): readonly Node[] => {
  const { t } = texts;
  const seeds = el('dl', { class: 'seeds' });
  table.view.show(({ round }) => {
    if (!round) return;
    const rows = [
      [t('nonce'), String(round.number)],
      [t('table-commitment'), round.commitment],
      [t('table-public-value'), round.publicValue ?? t('table-public-value-later')],
      [t('table-seed'), round.serverSeed ?? t('table-seed-later')],
    ] as const;
    showSeeds(seeds, rows);
  });
  return [el('p', {}, t('table-fairness')), seeds, el('h3', {}, t('last-rounds')), lastRounds(session, texts)];
};
