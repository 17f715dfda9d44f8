/** The look of the published page: the product's own colours, in the scheme the reader's machine asks for. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(0.965 0.012 82), oklch(0.168 0.026 272));
  --surface: light-dark(oklch(0.985 0.008 84), oklch(0.21 0.03 272));
  --raised: light-dark(oklch(0.94 0.016 80), oklch(0.254 0.034 272));
  --line: light-dark(oklch(0.875 0.018 78), oklch(0.335 0.034 272));
  --ink: light-dark(oklch(0.23 0.03 272), oklch(0.965 0.008 85));
  --soft: light-dark(oklch(0.4 0.03 272), oklch(0.81 0.018 272));
  --faint: light-dark(oklch(0.475 0.03 272), oklch(0.7 0.024 272));
  --accent: light-dark(oklch(0.47 0.11 62), oklch(0.85 0.14 80));
  --get: light-dark(oklch(0.45 0.095 180), oklch(0.8 0.13 178));
  --post: light-dark(oklch(0.47 0.13 245), oklch(0.78 0.11 240));
  --put: light-dark(oklch(0.47 0.11 62), oklch(0.85 0.14 80));
  --delete: light-dark(oklch(0.5 0.18 14), oklch(0.745 0.15 12));
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-block-start: 1.5rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); max-inline-size: 78rem; margin-inline: auto; padding: 2rem 1.25rem 5rem; gap: 2rem; }
nav { display: none; }
@media (min-width: 62rem) {
  nav { display: block; }
  .page { grid-template-columns: 17rem minmax(0, 1fr); gap: 3rem; padding-block-start: 3.5rem; }
  nav { position: sticky; inset-block-start: 2rem; align-self: start; max-block-size: calc(100vh - 4rem); overflow: auto; }
}
h1 { font-size: clamp(1.9rem, 1.4rem + 2vw, 2.75rem); line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 0.75rem; text-wrap: balance; }
h2 { font-size: 1.35rem; letter-spacing: -0.01em; margin: 3rem 0 1rem; text-transform: capitalize; }
h3 { font-size: 0.8rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--faint); margin: 1.5rem 0 0.5rem; }
p { max-inline-size: 68ch; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
code { font: 0.875em/1.5 ui-monospace, "Cascadia Mono", Menlo, monospace; }
.lead { color: var(--soft); font-size: 1.1rem; }
.facts { display: grid; gap: 0.75rem; padding: 0; margin: 2rem 0 0; list-style: none; }
@media (min-width: 40rem) { .facts { grid-template-columns: 1fr 1fr; } }
.facts li { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.15rem; color: var(--soft); font-size: 0.95rem; }
.facts b { display: block; color: var(--ink); }
nav h2 { font-size: 0.8rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--faint); margin: 1.5rem 0 0.4rem; }
nav h2:first-child { margin-block-start: 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 0.25rem 0.6rem; border-radius: 8px; color: var(--soft); text-decoration: none; font-size: 0.92rem; }
nav a:hover { background: var(--raised); color: var(--ink); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; margin-block: 0.6rem; }
details:target { border-color: var(--accent); }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.35rem 0.9rem; padding: 0.85rem 1.1rem; cursor: pointer; list-style: none; border-radius: 14px; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--raised); }
.method { font: 700 0.75rem/1.5 ui-monospace, Menlo, monospace; letter-spacing: 0.04em; min-inline-size: 3.8rem; }
.GET { color: var(--get); } .POST { color: var(--post); } .PUT { color: var(--put); } .DELETE { color: var(--delete); }
.path { overflow-wrap: anywhere; font-weight: 600; }
.says { flex-basis: 100%; color: var(--soft); font-size: 0.95rem; }
.inside { border-block-start: 1px solid var(--line); padding: 0.25rem 1.1rem 1.25rem; }
.marks { display: flex; flex-wrap: wrap; gap: 0.4rem; margin: 1rem 0 0; padding: 0; list-style: none; }
.marks li { border: 1px solid var(--line); border-radius: 99px; padding: 0.1rem 0.7rem; font-size: 0.82rem; color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.92rem; }
th { text-align: start; font-weight: 600; color: var(--faint); font-size: 0.8rem; }
th, td { padding: 0.4rem 1rem 0.4rem 0; border-block-end: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-block-end: 0; }
td { color: var(--soft); } td:first-child { color: var(--ink); white-space: nowrap; }
`;
