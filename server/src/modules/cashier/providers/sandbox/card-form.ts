import { CARD_FIELDS, CARD_OUTCOMES, isCardNumber, isCvc, isExpiryAhead, TEST_CARDS } from './card.ts';
import type { CardFault, CardField } from './card.ts';
import { text } from './page-shell.ts';
import { WORDS } from './words.ts';
import type { SpokenHere } from './words.ts';

const LENGTHS: Readonly<Record<CardField, number>> = { number: 23, expiry: 7, cvc: 4 };
const HINTS: Readonly<Record<CardField, string>> = { number: '0000 0000 0000 0000', expiry: '04/30', cvc: '123' };

/** The form of a card, with what is wrong beside its field; what was typed is not written back. */
export const cardForm = (language: SpokenHere, faults: readonly CardFault[], now: Date): string => {
  const words = WORDS[language];
  const [number, expiry, cvc] = CARD_FIELDS.map((field) => fieldOf(language, field, faults));
  const whole = faults.filter((fault): fault is 'declined' => fault === 'declined');
  return (
    `<h2>${text(words.card)}</h2><form method="post" novalidate id="card" data-now="${now.toISOString()}">` +
    whole.map((fault) => `<p class="fault" role="alert">${text(words.faults[fault])}</p>`).join('') +
    `${number}<div class="pair">${expiry}${cvc}</div>` +
    `<p>${text(words.warning)}</p><button class="pay">${text(words.pay)}</button></form>` +
    `<details><summary>${text(words.tests)}</summary>${cardTable(language)}</details>`
  );
};

const fieldOf = (language: SpokenHere, field: CardField, faults: readonly CardFault[]): string => {
  const words = WORDS[language];
  const fault = faults.find((each) => each === field || (field === 'number' && each === 'not-a-test-card'));
  const limits = `maxlength="${LENGTHS[field]}" placeholder="${HINTS[field]}" inputmode="numeric" autocomplete="off" required`;
  return (
    `<div><label>${text(words[field])}<input name="${field}" ${limits} aria-describedby="${field}-fault"` +
    `${fault === undefined ? '' : ' aria-invalid="true"'} data-fault="${text(words.faults[field])}"></label>` +
    `<p class="fault" id="${field}-fault"${fault === undefined ? '' : ' role="alert"'}>` +
    `${fault === undefined ? '' : text(words.faults[fault])}</p></div>`
  );
};

/** Every test number with what it does. */
export const cardTable = (language: SpokenHere): string => {
  const words = WORDS[language];
  const rows = CARD_OUTCOMES.map((outcome) => {
    const [name, about] = outcome === 'declined' ? words.declined : words.behaviours[outcome];
    const number = TEST_CARDS[outcome].replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    return `<tr><td><code>${number}</code></td><td>${text(name)}<br><small>${text(about)}</small></td></tr>`;
  });
  return (
    `<div class="scroll"><table><thead><tr><th>${text(words.number)}</th><th>${text(words.guide.what)}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></div>`
  );
};

/** The same checks as on the server, by its time, before anything is sent. */
export const CARD_SCRIPT = `
const form = document.getElementById('card');
const now = new Date(form.dataset.now);
const holds = { number: ${isCardNumber.toString()}, expiry: (typed) => (${isExpiryAhead.toString()})(typed, now), cvc: ${isCvc.toString()} };
form.addEventListener('input', ({ target }) => {
  if (target.name === 'number') target.value = target.value.replace(/\\D/g, '').replace(/(\\d{4})(?=\\d)/g, '$1 ');
  if (target.name === 'expiry') target.value = target.value.replace(/[^\\d/]/g, '').replace(/^(\\d{2})(?=\\d)/, '$1/');
  show(target, target.getAttribute('aria-invalid') === 'true' && !holds[target.name](target.value));
});
form.addEventListener('submit', (event) => {
  const wrong = Object.keys(holds).map((name) => form.elements[name]).filter((field) => !holds[field.name](field.value));
  for (const name of Object.keys(holds)) show(form.elements[name], wrong.includes(form.elements[name]));
  if (wrong.length === 0) return;
  event.preventDefault();
  wrong[0].focus();
});
function show(field, isWrong) {
  if (isWrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  document.getElementById(field.name + '-fault').textContent = isWrong ? field.dataset.fault : '';
}
`;
