import { writeMoney } from '@fairground/contract/money';
import type { SandboxPayment } from '../../store/sandbox-payments.ts';
import { BEHAVIOURS } from './behaviour.ts';
import type { CardFault } from './card.ts';
import { CARD_SCRIPT, cardForm } from './card-form.ts';
import { pageOf, text } from './page-shell.ts';
import type { Page } from './page-shell.ts';
import { WORDS } from './words.ts';
import type { SpokenHere } from './words.ts';

const CARD = 'CARD';

type Shown = SandboxPayment & { readonly shownState: 'pending' | 'paid' | 'failed' };

export type Seen = { readonly language: SpokenHere; readonly now: Date; readonly faults?: readonly CardFault[] };

/** Where a person plays the payer of one payment. */
export const paymentPage = (payment: Shown | undefined, seen: Seen): Page => {
  const { language } = seen;
  const words = WORDS[language];
  const back = payment?.return_url ?? '/';
  const body = payment === undefined ? `<p>${text(words.unknown)}</p>` : bodyOf(payment, seen);
  const wayBack = `<a href="${text(isWayBack(back) ? back : '/')}">${text(words.back)}</a>`;
  return pageOf({
    ...{ language, title: words.title, body: body + wayBack },
    script: payment?.channel === CARD && isOpen(payment, seen.now) ? CARD_SCRIPT : undefined,
  });
};

const isOpen = ({ shownState, decided_at }: Shown, now: Date): boolean =>
  shownState !== 'paid' && (decided_at === null || decided_at <= now);

const bodyOf = (payment: Shown, { language, now, faults = [] }: Seen): string => {
  const words = WORDS[language];
  const facts =
    `<dl><dt>${text(words.amount)}</dt><dd class="sum">${text(amountOf(payment))}</dd>` +
    `<dt>${text(words.deposit)}</dt><dd>${text(payment.no)}</dd></dl>`;
  if (payment.shownState === 'paid') return `${facts}<p class="done" role="status">${text(words.paid)}</p>`;
  if (payment.decided_at !== null && payment.decided_at > now) {
    const at = payment.decided_at.toISOString().slice(11, 16);
    return `${facts}<p class="done" role="status">${text(words.planned)} ${text(at)} UTC</p>`;
  }
  if (payment.channel === CARD) return `<p>${text(words.about)}</p>${facts}${cardForm(language, faults, now)}`;
  const choices = BEHAVIOURS.map((behaviour) => {
    const [name, about] = words.behaviours[behaviour];
    return `<button name="behaviour" value="${behaviour}">${text(name)}<small>${text(about)}</small></button>`;
  });
  return `<p>${text(words.about)}</p>${facts}<h2>${text(words.choose)}</h2><form method="post">${choices.join('')}</form>`;
};

/** Two places, as people pay. */
const amountOf = ({ amount, currency }: SandboxPayment): string => {
  const [whole = '', fraction = ''] = writeMoney(amount).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2)} ${currency}`;
};

const isWayBack = (url: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(url);
