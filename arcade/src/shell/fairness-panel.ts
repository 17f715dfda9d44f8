import type { Round } from '@fairground/contract/studio/round';
import { isClientSeed } from '@fairground/engines/fair/stream';
import type { Provable, Verdict } from '@fairground/engines/rounds/verify-round';
import { Refused } from '../session/calls.ts';
import type { Session } from '../session/session.ts';
import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';
import { stepLines } from './round-steps.ts';
import { askForProof } from './tell.ts';

type FairnessDeps = {
  readonly session: Session;
  readonly texts: Texts;
  /** What is shown of jackpots below the rounds. */
  readonly jackpots?: readonly Node[];
  /** Loaded when the first round is verified: it contains every engine. */
  readonly verify: () => Promise<{ readonly verifyRound: (proof: Provable) => Verdict }>;
};

/** The seeds, how to change them, and the last rounds, each verified here with one press. */
export const fairnessContent = ({ session, texts, jackpots = [], verify }: FairnessDeps): readonly Node[] => {
  const { t } = texts;
  const seeds = el('dl', { class: 'seeds' });
  const said = el('p', { role: 'status', class: 'soft' });
  const field = el('input', { type: 'text', maxlength: '64', 'aria-label': t('client-seed-new'), spellcheck: 'false' });
  const rounds = el('ol', { class: 'rounds' }, el('li', { class: 'soft' }, t('loading')));

  session.seeds.show(({ commitment, nextCommitment, clientSeed, nonce }) => {
    const rows = [
      [t('commitment'), commitment],
      [t('next-commitment'), nextCommitment],
      [t('client-seed'), clientSeed],
      [t('nonce'), String(nonce)],
    ] as const;
    seeds.replaceChildren(
      ...rows.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, el('code', {}, value))]),
    );
  });

  const explain = (error: unknown): void => {
    said.textContent = error instanceof Refused ? texts.refusal(error.code) : t('no-answer');
  };

  const list = async (): Promise<void> => {
    const last = await session.rounds();
    const items = last.map((round) => roundItem(round, { session, texts, verify }));
    rounds.replaceChildren(...(items.length > 0 ? items : [el('li', { class: 'soft' }, t('no-rounds'))]));
  };

  const rotate = async (): Promise<void> => {
    const wanted = field.value.trim();
    if (wanted !== '' && !isClientSeed(wanted)) {
      said.textContent = t('client-seed-shape');
      return;
    }
    try {
      const { revealed } = await session.rotate(wanted === '' ? undefined : wanted);
      field.value = '';
      await list();
      // Said when the rounds below can be verified: a verdict asked for before would go with its line.
      said.textContent = t('revealed', { seed: revealed.serverSeed, count: revealed.rounds });
    } catch (error) {
      explain(error);
    }
  };

  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') void rotate();
  });
  list().catch(explain);
  return [
    el('p', {}, t('fairness-intro')),
    seeds,
    // Not a form: the frame may send none.
    el('div', { class: 'rotate' }, field, el('button', { type: 'button', onclick: () => void rotate() }, t('rotate'))),
    said,
    el('h3', {}, t('last-rounds')),
    rounds,
    ...jackpots,
  ];
};

export const roundItem = (round: Round, { session, texts, verify }: FairnessDeps): HTMLElement => {
  const { t, amount, moment } = texts;
  const verdict = el('span', { class: 'verdict', role: 'status' });
  const check = async (): Promise<void> => {
    verdict.textContent = t('verifying');
    try {
      const [{ verifyRound }, proof] = await Promise.all([verify(), session.proof(round.roundId)]);
      const found = verifyRound(proof);
      verdict.textContent = t(`verdict-${found}`);
      verdict.dataset['verdict'] = found;
    } catch (error) {
      verdict.textContent = error instanceof Refused ? texts.refusal(error.code) : t('no-answer');
    }
  };
  const money = t('round-money', { stake: amount(round.stake), win: amount(round.win) });
  const { funds } = round;
  const lines = round.state === 'DONE' ? stepLines(round, session.opened.definition.rules, texts) : [];
  return el(
    'li',
    {},
    el('span', {}, `${moment(round.playedAt)} · #${round.nonce}`),
    el('span', { class: 'round-money' }, round.state === 'OPEN' ? t('round-open') : money),
    round.state === 'OPEN'
      ? undefined
      : el(
          'span',
          { class: 'round-actions' },
          el('button', { type: 'button', class: 'small', onclick: () => void check() }, t('verify')),
          proofButton(round, texts),
        ),
    funds &&
      el(
        'span',
        { class: 'round-funds soft' },
        t('round-funds', { before: amount(funds.before), after: amount(funds.after) }),
      ),
    lines.length > 0
      ? el(
          'details',
          { class: 'round-steps' },
          el('summary', {}, t('round-steps', { count: lines.length })),
          el('ol', {}, ...lines.map((line) => el('li', {}, line))),
        )
      : undefined,
    verdict,
  );
};

/** The way to the site's verifier, which shows every step of the draw. */
const proofButton = ({ roundId, nonce }: Round, { t }: Texts): HTMLElement =>
  el(
    'button',
    {
      type: 'button',
      class: 'small plain',
      'aria-label': t('proof-page-of', { nonce }),
      onclick: () => askForProof(roundId),
    },
    t('proof-page'),
  );
