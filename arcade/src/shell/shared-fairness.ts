import { Refused } from '../session/calls.ts';
import type { Session } from '../session/session.ts';
import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';
import { roundItem } from './fairness-panel.ts';

/** What the sheets of shared rounds have in common: the seeds by name, and the player's rounds to verify. */
export const showSeeds = (list: HTMLElement, rows: readonly (readonly [string, string])[]): void =>
  list.replaceChildren(...rows.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, el('code', {}, value))]));

/** The player's last rounds, each verified here with one press. */
export const lastRounds = (session: Session, texts: Texts): HTMLElement => {
  const { t } = texts;
  const rounds = el('ol', { class: 'rounds' }, el('li', { class: 'soft' }, t('loading')));
  const list = async (): Promise<void> => {
    const verify = () => import('@fairground/engines/rounds/verify-round');
    const items = (await session.rounds()).map((round) => roundItem(round, { session, texts, verify }));
    rounds.replaceChildren(...(items.length > 0 ? items : [el('li', { class: 'soft' }, t('no-rounds'))]));
  };
  list().catch((error: unknown) => {
    rounds.replaceChildren(el('li', {}, error instanceof Refused ? texts.refusal(error.code) : t('no-answer')));
  });
  return rounds;
};
