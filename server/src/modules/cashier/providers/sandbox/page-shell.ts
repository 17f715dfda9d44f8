import { createHash } from 'node:crypto';
import { WORDS } from './words.ts';
import type { SpokenHere } from './words.ts';

/** A page of the sandbox with the hashes of its style and its script, which its policy names. */
export type Page = { readonly html: string; readonly styleHash: string; readonly scriptHash?: string };

const STYLE = `
:root{color-scheme:light dark;--ground:#f5f1ea;--card:#fffdf9;--ink:#22191f;--soft:#665863;--line:#ddd2c8;--accent:#a5490f;--fault:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#140f1d;--card:#1f1830;--ink:#f6efe6;--soft:#b9adc4;--line:#3b3150;--accent:#ffb454;--fault:#ff9d8f}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{inline-size:min(30rem,100%);background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;box-shadow:0 1rem 3rem #0002}
header{display:flex;align-items:center;gap:.75rem}
h1{font-size:1.25rem;line-height:1.3;margin:0}h2{font-size:1rem;margin:1.25rem 0 .5rem}
.badge{margin-inline-start:auto;white-space:nowrap;font-size:.75rem;font-weight:600;padding:.15rem .6rem;border:1px dashed var(--soft);border-radius:99px;color:var(--soft)}
p{color:var(--soft);margin:1rem 0}.done{color:var(--ink);font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}dt{color:var(--soft)}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
main.wide{inline-size:min(60rem,100%)}
label{display:grid;gap:.25rem;font-size:.9rem}input{inline-size:100%;min-block-size:3rem;padding:.5rem .9rem;border:1px solid var(--line);border-radius:.75rem;background:var(--ground);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}input[aria-invalid=true]{border-color:var(--fault)}
input::placeholder{color:var(--soft);opacity:.8}td small{color:var(--soft)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:start}.fault{margin:0;color:var(--fault);font-size:.9rem}.fault:empty{display:none}
button.pay{background:var(--accent);color:var(--card);text-align:center;font-weight:600}
summary{cursor:pointer;min-block-size:3rem;align-content:center;color:var(--soft)}
.scroll{overflow-x:auto}table{inline-size:100%;border-collapse:collapse}th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-block-end:1px solid var(--line);vertical-align:top}th{color:var(--soft);font-weight:600}
code{font:.95em ui-monospace,monospace;white-space:nowrap}
.sum{font-size:1.4rem;font-weight:700;color:var(--accent)}
form{display:grid;gap:.5rem;margin:0}
button,a{display:grid;inline-size:100%;min-block-size:3rem;padding:.5rem .9rem;border:1px solid var(--line);border-radius:.75rem;background:none;color:inherit;font:inherit;text-align:start;text-decoration:none;cursor:pointer;align-content:center}
button small{color:var(--soft)}
button:first-of-type{border-color:var(--accent)}
button:hover,a:hover{border-color:var(--soft)}
button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
a{text-align:center;margin-block-start:.75rem}
`;

const pinOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

type Content = {
  readonly language: SpokenHere;
  readonly title: string;
  readonly body: string;
  readonly isWide?: true;
  readonly script?: string | undefined;
};

/** The frame that all pages of the sandbox's payment providers have. */
export const pageOf = ({ language, title, body, isWide, script }: Content): Page => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`;
  const html =
    `<!doctype html><html lang="${language === 'TY' ? 'vi' : 'en'}"><head>${head}<title>${text(title)}</title>` +
    `<style>${STYLE}</style></head><body><main${isWide ? ' class="wide"' : ''}><header><h1>${text(title)}</h1>` +
    `<span class="badge">${text(WORDS[language].badge)}</span></header>${body}</main>` +
    `${script === undefined ? '' : `<script>${script}</script>`}</body></html>`;
  return { html, styleHash: pinOf(STYLE), ...(script !== undefined && { scriptHash: pinOf(script) }) };
};

/** Whatever an order carried is text on the page and never markup. */
export const text = (raw: string): string => raw.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
