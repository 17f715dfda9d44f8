import { lastRounds, showSeeds } from '../../shell/shared-fairness.ts';
import { el } from '../../shell/dom.ts';
import { figuresSection } from '../../shell/figures-section.ts';
import { oddsText } from '../../shell/rules-panel.ts';
import type { Session } from '../../session/session.ts';
import type { Texts } from '../../texts/texts.ts';
import type { CrashSession } from './crash-session.ts';

type SheetDeps = { readonly session: Session; readonly room: CrashSession; readonly texts: Texts };

/** What a player should know before the first bet. */
export const rulesSheet = ({ session, room, texts }: SheetDeps): readonly Node[] => {
  const { t, amount, number, percent } = texts;
  const { figures, bet } = session.opened.definition;
  const rows = figures.map(({ rtp, maxWin, topOneIn }) =>
    el(
      'tr',
      {},
      el('td', {}, percent(rtp)),
      el('td', {}, t('by-choice')),
      el(
        'td',
        {},
        maxWin === null ? '—' : t('times', { value: number(Number(maxWin), 0) }),
        topOneIn === undefined ? '' : ` · ${oddsText(topOneIn, true, texts)}`,
      ),
    ),
  );
  const names = [t('rtp'), t('hit-rate'), t('max-win')].map((name) => el('th', { scope: 'col' }, name));
  return [
    el('p', {}, t('crash-rule')),
    el('p', {}, t('crash-paid')),
    el('table', { class: 'figures' }, el('thead', {}, el('tr', {}, ...names)), el('tbody', {}, ...rows)),
    el('p', { class: 'soft' }, t('rtp-means')),
    el('p', {}, t('crash-limits', { min: amount(bet.min), max: amount(room.betMax) })),
    ...figuresSection(figures, texts),
    el('h3', {}, t('interrupted')),
    el('p', {}, t('crash-interrupted')),
    el('p', {}, t('crash-room')),
    el('h3', {}, t('keys')),
    el('p', {}, t('crash-keys')),
  ];
};

/** The chain, the seed of the flight and the player's last flights, each verified here with one press. */
export const fairnessSheet = ({ session, room, texts }: SheetDeps): readonly Node[] => {
  const { t } = texts;
  const seeds = el('dl', { class: 'seeds' });
  room.view.show(({ round }) => {
    if (!round) return;
    const rows = [
      [t('table-round', { number: round.number }), round.commitment],
      [t('crash-chain'), round.chain.start],
      [t('crash-link'), String(round.chain.link)],
      [t('table-public-value'), round.publicValue ?? t('table-public-value-later')],
      [t('table-seed'), round.serverSeed ?? t('table-seed-later')],
    ] as const;
    showSeeds(seeds, rows);
  });
  return [el('p', {}, t('crash-fairness')), seeds, el('h3', {}, t('last-rounds')), lastRounds(session, texts)];
};
