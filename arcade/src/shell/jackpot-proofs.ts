import type { Money } from '@fairground/contract/money';
import type { JackpotPool } from '@fairground/contract/studio/game';
import type { Session } from '../session/session.ts';
import type { Signal } from '../session/signal.ts';
import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';
import { jackpotName } from './jackpot-name.ts';
import { askForJackpotProof } from './tell.ts';

export type JackpotDeps = {
  readonly session: Session;
  readonly texts: Texts;
  readonly bet: Signal<Money>;
  readonly pools: Signal<readonly JackpotPool[]>;
};

const HITS_SHOWN = 10;

/** What is promised of a pool that must hit, made before its first stake, and the last hits with their proofs. */
export const jackpotProofs = ({ session, texts, bet, pools }: JackpotDeps): readonly Node[] => {
  const { t, amount } = texts;
  if (pools.get().every(({ mustHit }) => mustHit === undefined)) return [];
  const promised = el('dl', { class: 'seeds' });
  const show = (): void => {
    const here = pools.get().filter((pool) => pool.bet === bet.get());
    promised.replaceChildren(
      ...here.flatMap(({ jackpot, mustHit }) => {
        if (!mustHit) return [];
        const name = jackpotName(jackpot, texts);
        return [
          el('dt', {}, t('jackpot-life', { name, bet: amount(bet.get()), life: mustHit.life })),
          el('dd', {}, t('must-hit-by', { amount: amount(mustHit.by) })),
          el('dt', {}, t('commitment')),
          el('dd', {}, el('code', { 'data-testid': 'jackpot-commitment' }, mustHit.commitment)),
          el('dt', {}, t('jackpot-rules')),
          el('dd', {}, el('code', {}, mustHit.definitionHash)),
        ];
      }),
    );
  };
  bet.show(show);
  pools.show(show);
  const hits = el('ol', { class: 'rounds', 'data-testid': 'jackpot-hits' }, el('li', { class: 'soft' }, t('loading')));
  listHits(session, texts).then(
    (items) => hits.replaceChildren(...items),
    () => hits.replaceChildren(el('li', { class: 'soft' }, t('no-answer'))),
  );
  return [
    el('h3', {}, t('jackpot-promise')),
    el('p', {}, t('jackpot-promise-text')),
    promised,
    el('h3', {}, t('jackpot-hits')),
    hits,
  ];
};

const listHits = async (session: Session, texts: Texts): Promise<readonly Node[]> => {
  const { t, amount, day } = texts;
  const lives = (await session.lives()).slice(0, HITS_SHOWN);
  if (lives.length === 0) return [el('li', { class: 'soft' }, t('no-jackpot-hits'))];
  return lives.map(({ jackpot, life, bet, endedAt, point, paid, commitment }) =>
    el(
      'li',
      {},
      el(
        'span',
        {},
        `${day(endedAt)} · ${t('jackpot-life', { name: jackpotName(jackpot, texts), bet: amount(bet), life })}`,
      ),
      el('span', { class: 'round-money' }, t('jackpot-hit-at', { point: amount(point), paid: amount(paid) })),
      el(
        'span',
        { class: 'round-actions' },
        el(
          'button',
          {
            type: 'button',
            class: 'small plain',
            'aria-label': t('jackpot-proof-of', { life }),
            onclick: () => askForJackpotProof(commitment),
          },
          t('proof-page'),
        ),
      ),
    ),
  );
};
