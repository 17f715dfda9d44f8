import type { HandRow, TableView } from '@fairground/contract/rooms/table';
import { el } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';
import type { RoomLink } from '../room-link.ts';
import { RoomRefused } from '../room-link.ts';
import { areSeedWords } from '../seeds.ts';
import type { Seeds } from '../seeds.ts';

/** What the shuffle is made of, one's own words in it, and every hand to verify. */
export const fairnessContent = (
  table: TableView,
  { texts, link, seeds }: { readonly texts: CardTexts; readonly link: RoomLink; readonly seeds: Seeds },
): readonly Node[] => {
  const { c } = texts;
  const { hand, next } = table;
  const nameAt = (place: number): string =>
    place === table.yourSeat ? c('you') : (table.seats.find(({ seat }) => seat === place)?.name ?? `#${place + 1}`);
  const facts: readonly (readonly [string, string])[] = [
    ...(hand ? [[c('hand-commitment'), hand.commitment] as const] : []),
    [c('next-commitment'), next.commitment],
    ...(hand?.root ? [[c('deal-root'), hand.root] as const] : []),
    ...(hand?.commits ?? []).map(({ seat, commit }) => [c('seat-commit', { name: nameAt(seat) }), commit] as const),
    ...(hand?.seeds ?? []).map(({ seat, seed }) => [c('seat-seed', { name: nameAt(seat) }), seed] as const),
  ];
  const field = el('input', { type: 'text', maxlength: '24', 'aria-label': c('own-words'), spellcheck: 'false' });
  field.value = seeds.words();
  const said = el('p', { class: 'soft', role: 'status' });
  const save = (): void => {
    const words = field.value.trim();
    if (areSeedWords(words)) seeds.setWords(words);
    said.textContent = areSeedWords(words) ? c('own-words-kept') : c('own-words-shape');
  };
  const list = el('ol', { class: 'hand-rows' }, el('li', { class: 'soft' }, texts.t('loading')));
  link.ask('hands', {}).then(
    ({ list: rows }) =>
      list.replaceChildren(
        ...(rows.length > 0
          ? rows.map((row) => proofRow(row, texts, { link, seeds }))
          : [el('li', { class: 'soft' }, c('no-hands'))]),
      ),
    (error: unknown) => {
      list.replaceChildren(
        el('li', { class: 'soft' }, error instanceof RoomRefused ? error.message : texts.t('no-answer')),
      );
    },
  );
  return [
    el('p', {}, c('fairness-intro')),
    el(
      'dl',
      { class: 'seeds' },
      ...facts.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, el('code', {}, value))]),
    ),
    el('h3', {}, c('own-words')),
    el('p', { class: 'soft' }, c('own-words-text')),
    // Not a form: the frame may send none.
    el('div', { class: 'rotate' }, field, el('button', { type: 'button', onclick: save }, c('keep-words'))),
    said,
    el('h3', {}, c('last-hands')),
    list,
  ];
};

/** A hand with its verdict, worked out in this browser. */
const proofRow = (
  row: HandRow,
  texts: CardTexts,
  { link, seeds }: { readonly link: RoomLink; readonly seeds: Seeds },
): HTMLElement => {
  const { c } = texts;
  const verdict = el('span', { class: 'verdict', role: 'status' });
  const check = async (): Promise<void> => {
    verdict.textContent = c('verifying');
    try {
      const [{ verifyHand }, proof] = await Promise.all([
        import('@fairground/engines/cards/verify-hand'),
        link.ask('proof', { handId: row.handId }),
      ]);
      const seen = seeds.seen(row.no);
      const failed = verifyHand(proof, seen);
      const verdictName = failed.length > 0 ? 'wrong' : proof.serverSeed === null ? 'so-far' : 'right';
      verdict.dataset['verdict'] = verdictName;
      verdict.textContent =
        verdictName === 'so-far' && proof.seedFrom
          ? c('verdict-so-far', { when: texts.day(proof.seedFrom) })
          : c(verdictName === 'wrong' ? 'verdict-wrong' : 'verdict-right');
      if (verdictName !== 'wrong')
        verdict.textContent += ` ${c(seen?.commitment === undefined ? 'verdict-unseen' : 'verdict-seen')}`;
    } catch (error) {
      verdict.textContent = error instanceof RoomRefused ? error.message : texts.t('no-answer');
    }
  };
  return el(
    'li',
    { class: 'hand-row' },
    el('span', {}, `#${row.no} · ${texts.moment(row.at)}`),
    el(
      'span',
      { class: 'round-actions' },
      el('button', { type: 'button', class: 'small', onclick: () => void check() }, texts.t('verify')),
      el(
        'button',
        { type: 'button', class: 'small plain', onclick: () => link.verify(row.handId) },
        c('open-verifier'),
      ),
    ),
    verdict,
  );
};
