import { createHash } from 'node:crypto';
import { writeMoney } from '@fairground/contract/money';
import type { SandboxPayment } from '../../store/sandbox-payments.ts';
import { BEHAVIOURS } from './behaviour.ts';
import type { Behaviour } from './behaviour.ts';

/** A page of the sandbox with the hash of its one style, which its policy names. */
export type Page = { readonly html: string; readonly styleHash: string };
export type SpokenHere = 'TY' | 'EN';

type Words = Readonly<Record<string, string | Readonly<Record<Behaviour, readonly [string, string]>>>>;

/** The page plays somebody else's site, so its texts stand here and not in the product's catalogue. */
const WORDS = {
  EN: {
    badge: 'Sandbox',
    title: 'Sandbox payment',
    about: 'You play the payer. Nothing here is real money, and nothing leaves this machine.',
    amount: 'Amount',
    number: 'Deposit',
    choose: 'What happens to this payment?',
    paid: 'Paid. The site has been told, as you chose.',
    planned: 'The payment is on its way and arrives at',
    unknown: 'There is no such payment.',
    back: 'Back to the site',
    behaviours: {
      pay: ['Pay in full', 'The usual case'],
      'wrong-amount': ['Pay a tenth too little', 'The site keeps it for review'],
      'other-name': ['Pay from another person’s account', 'The site keeps it for review where it knows the name'],
      late: ['Pay after the time is over', 'A minute after the deposit has expired'],
      doubled: ['Pay, and call the site twice', 'It must be credited once'],
      reordered: ['Pay, and send old news after it', 'The older state must change nothing'],
      delayed: ['Pay, and call a minute later', 'The site may ask before'],
      lost: ['Pay, and never call', 'The site must find out by itself'],
      never: ['Do not pay', 'The deposit runs out'],
    },
  },
  TY: {
    badge: 'Bản thử',
    title: 'Thanh toán thử',
    about: 'Bạn đóng vai người trả tiền. Ở đây không có tiền thật và không có gì rời khỏi máy này.',
    amount: 'Số tiền',
    number: 'Lệnh nạp',
    choose: 'Khoản thanh toán này sẽ thế nào?',
    paid: 'Đã thanh toán. Trang web được báo đúng như bạn chọn.',
    planned: 'Khoản thanh toán đang trên đường và sẽ đến lúc',
    unknown: 'Không có khoản thanh toán này.',
    back: 'Về trang web',
    behaviours: {
      pay: ['Trả đủ', 'Trường hợp thông thường'],
      'wrong-amount': ['Trả thiếu một phần mười', 'Trang web giữ lại để kiểm tra'],
      'other-name': ['Trả từ tài khoản người khác', 'Trang web giữ lại để kiểm tra nếu biết tên'],
      late: ['Trả sau khi hết hạn', 'Một phút sau khi lệnh nạp hết hạn'],
      doubled: ['Trả và báo hai lần', 'Chỉ được cộng một lần'],
      reordered: ['Trả rồi gửi tin cũ sau', 'Trạng thái cũ không được thay đổi gì'],
      delayed: ['Trả và báo sau một phút', 'Trang web có thể tự hỏi trước'],
      lost: ['Trả nhưng không báo', 'Trang web phải tự tìm ra'],
      never: ['Không trả', 'Lệnh nạp sẽ hết hạn'],
    },
  },
} as const satisfies Record<SpokenHere, Words>;

const STYLE = `
:root{color-scheme:light dark;--ground:#f5f1ea;--card:#fffdf9;--ink:#22191f;--soft:#665863;--line:#ddd2c8;--accent:#a5490f}
@media(prefers-color-scheme:dark){:root{--ground:#140f1d;--card:#1f1830;--ink:#f6efe6;--soft:#b9adc4;--line:#3b3150;--accent:#ffb454}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{inline-size:min(30rem,100%);background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;box-shadow:0 1rem 3rem #0002}
header{display:flex;align-items:center;gap:.75rem}
h1{font-size:1.25rem;line-height:1.3;margin:0}h2{font-size:1rem;margin:1.25rem 0 .5rem}
.badge{margin-inline-start:auto;white-space:nowrap;font-size:.75rem;font-weight:600;padding:.15rem .6rem;border:1px dashed var(--soft);border-radius:99px;color:var(--soft)}
p{color:var(--soft);margin:1rem 0}.done{color:var(--ink);font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}dt{color:var(--soft)}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.sum{font-size:1.4rem;font-weight:700;color:var(--accent)}
form{display:grid;gap:.5rem;margin:0}
button,a{display:grid;inline-size:100%;min-block-size:3rem;padding:.5rem .9rem;border:1px solid var(--line);border-radius:.75rem;background:none;color:inherit;font:inherit;text-align:start;text-decoration:none;cursor:pointer;align-content:center}
button small{color:var(--soft)}
button:first-of-type{border-color:var(--accent)}
button:hover,a:hover{border-color:var(--soft)}
button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
a{text-align:center;margin-block-start:.75rem}
`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

type Shown = SandboxPayment & { readonly shownState: 'pending' | 'paid' | 'failed' };

/** Where a person plays the payer of one payment. */
export const paymentPage = (payment: Shown | undefined, language: SpokenHere, now: Date): Page => {
  const words = WORDS[language];
  const body = payment === undefined ? `<p>${text(words.unknown)}</p>` : bodyOf(payment, language, now);
  const back = payment === undefined ? '/' : payment.return_url;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`;
  const html =
    `<!doctype html><html lang="${language === 'TY' ? 'vi' : 'en'}"><head>${head}<title>${text(words.title)}</title>` +
    `<style>${STYLE}</style></head><body><main><header><h1>${text(words.title)}</h1>` +
    `<span class="badge">${text(words.badge)}</span></header>${body}` +
    `<a href="${text(isWayBack(back) ? back : '/')}">${text(words.back)}</a></main></body></html>`;
  return { html, styleHash: STYLE_HASH };
};

const bodyOf = (payment: Shown, language: SpokenHere, now: Date): string => {
  const words = WORDS[language];
  const facts =
    `<dl><dt>${text(words.amount)}</dt><dd class="sum">${text(amountOf(payment))}</dd>` +
    `<dt>${text(words.number)}</dt><dd>${text(payment.no)}</dd></dl>`;
  if (payment.shownState === 'paid') return `${facts}<p class="done" role="status">${text(words.paid)}</p>`;
  if (payment.decided_at !== null && payment.decided_at > now) {
    const at = payment.decided_at.toISOString().slice(11, 16);
    return `${facts}<p class="done" role="status">${text(words.planned)} ${text(at)} UTC</p>`;
  }
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

/** Whatever the order carried is text on the page and never markup. */
const text = (raw: string): string => raw.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
