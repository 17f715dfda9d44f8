import { createHash } from 'node:crypto';
import type { SocialProvider } from '@fairground/contract/identity/providers';
import type { LanguageCode } from '@fairground/contract/language';
import type { TestPerson } from './people.ts';

/** A page of the sandbox with the hash of its one style, which its policy names. */
export type Page = { readonly html: string; readonly styleHash: string };

/** The page simulates an outside site, so its few texts are here and not in the product's catalogue. */
const WORDS = {
  EN: {
    badge: 'Sandbox',
    title: 'Sign in with',
    choose: 'Choose who to be. Nobody here is real, and nothing leaves this machine.',
    cancel: 'Cancel',
    fault: 'This sign-in was not begun on the site. Go back and start again.',
    back: 'Back to the site',
  },
  TY: {
    badge: 'Bản thử',
    title: 'Đăng nhập bằng',
    choose: 'Chọn một người dùng thử. Không ai ở đây có thật và không có gì rời khỏi máy này.',
    cancel: 'Hủy',
    fault: 'Lần đăng nhập này không bắt đầu từ trang web. Hãy quay lại và bắt đầu lại.',
    back: 'Về trang web',
  },
} as const;

const SITES = {
  facebook: { name: 'Facebook', mark: 'f' },
  google: { name: 'Google', mark: 'G' },
  telegram: { name: 'Telegram', mark: 'T' },
} as const satisfies Record<SocialProvider, { name: string; mark: string }>;

const STYLE = `
:root{color-scheme:light dark;--ground:#eef1f6;--card:#fff;--ink:#1b2130;--soft:#5a6478;--line:#d9dfe9}
@media(prefers-color-scheme:dark){:root{--ground:#12151d;--card:#1c212c;--ink:#eef1f6;--soft:#a3adbf;--line:#323a4a}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
main{inline-size:min(26rem,100%);background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.75rem;
box-shadow:0 1rem 3rem #0002}
header{display:flex;align-items:center;gap:.75rem}
.mark{flex:none;display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;border-radius:.75rem;color:#fff;font-weight:700;font-size:1.35rem}
.facebook{background:#1877f2}.google{background:#1a73e8}.telegram{background:#229ed9}
h1{font-size:1.2rem;line-height:1.3;margin:0}
.badge{margin-inline-start:auto;flex:none;white-space:nowrap;font-size:.75rem;font-weight:600;padding:.15rem .6rem;border:1px dashed var(--soft);border-radius:99px;color:var(--soft)}
p{color:var(--soft);margin:1rem 0}
form{display:grid;gap:.5rem;margin:0}
button,a{display:flex;align-items:center;gap:.75rem;inline-size:100%;min-block-size:3.25rem;padding:.5rem .75rem;border:1px solid var(--line);
border-radius:.75rem;background:none;color:inherit;font:inherit;text-align:start;text-decoration:none;cursor:pointer}
button:hover,a:hover{border-color:var(--soft)}
button:focus-visible,a:focus-visible{outline:3px solid #7aa7ff;outline-offset:2px}
.face{display:grid;place-items:center;flex:none;inline-size:2.25rem;block-size:2.25rem;border-radius:50%;color:#fff;font-weight:600;background:#5b6b8c}
button:nth-of-type(1) .face{background:#a4551e}button:nth-of-type(2) .face{background:#1f7a4d}button:nth-of-type(3) .face{background:#2766b8}
button:nth-of-type(4) .face{background:#6d4bc2}button:nth-of-type(5) .face{background:#a83a7b}
.who{display:grid;line-height:1.25}.who small{color:var(--soft)}
.plain{justify-content:center;border-color:transparent;color:var(--soft)}
`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The people to choose from. What the visitor was sent with goes along as it came, and is read again on the way back. */
export const choicePage = (
  provider: SocialProvider,
  {
    query,
    people,
    language,
  }: { readonly query: URLSearchParams; readonly people: readonly TestPerson[]; readonly language: LanguageCode },
): Page => {
  const words = wordsIn(language);
  const hidden = [...query].map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`);
  const faces = people.map(
    ({ id, name, email }, at) =>
      `<button name="person" value="${text(id)}"><span class="face" aria-hidden="true">${at + 1}</span>` +
      `<span class="who">${text(name)}<small>${text(email)}</small></span></button>`,
  );
  const form =
    `<form method="post" action="authorize">${hidden.join('')}${faces.join('')}` +
    `<button class="plain" name="person" value="">${text(words.cancel)}</button></form>`;
  return pageOf(provider, language, `<p>${text(words.choose)}</p>${form}`);
};

export const faultPage = (provider: SocialProvider, language: LanguageCode): Page => {
  const words = wordsIn(language);
  return pageOf(provider, language, `<p>${text(words.fault)}</p><a class="plain" href="/">${text(words.back)}</a>`);
};

const pageOf = (provider: SocialProvider, language: LanguageCode, body: string): Page => {
  const { name, mark } = SITES[provider];
  const words = wordsIn(language);
  const title = `${words.title} ${name}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`;
  const top =
    `<header><span class="mark ${provider}" aria-hidden="true">${mark}</span><h1>${text(title)}</h1>` +
    `<span class="badge">${text(words.badge)}</span></header>`;
  const html =
    `<!doctype html><html lang="${language === 'TY' ? 'vi' : 'en'}"><head>${head}<title>${text(title)}</title>` +
    `<style>${STYLE}</style></head><body><main>${top}${body}</main></body></html>`;
  return { html, styleHash: STYLE_HASH };
};

const wordsIn = (language: LanguageCode) => (language === 'TY' ? WORDS.TY : WORDS.EN);

/** Whatever a visitor was sent with is text on the page and never markup. */
const text = (raw: string): string => raw.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
