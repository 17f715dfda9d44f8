/** What a letter says, before it is text or HTML. */
export type Letter = {
  /** BCP 47, for screen readers. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  readonly title: string;
  readonly text: string;
  readonly code: string | undefined;
  readonly action: { readonly label: string; readonly link: string } | undefined;
  readonly note: string;
  readonly small: readonly string[];
  /** The colour of the button. */
  readonly buttonColour: string;
};

/** For readers that show no HTML; it says the same. */
export const textLetter = ({ brand, title, text, code, action, note, small }: Letter): string =>
  [title, text, code, action && `${action.label}:\n${action.link}`, note, `— ${brand}`, small.join('\n')]
    .filter((part) => part !== undefined)
    .join('\n\n');

/** Plain HTML with styles on the elements: mail readers know little more. It loads nothing from anywhere. */
export const htmlLetter = ({
  language,
  direction,
  brand,
  title,
  text,
  code,
  action,
  note,
  small,
  buttonColour,
}: Letter): string =>
  `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(brand)}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(text)}</p>
${code === undefined ? '' : codeHtml(code)}${action === undefined ? '' : actionHtml(action, buttonColour)}<p style="margin:0 0 24px">${escapeHtml(note)}</p>
${small.map((line) => `<p style="margin:0 0 4px;font-size:13px;opacity:.7">${escapeHtml(line)}</p>`).join('\n')}
</div>
</body>
</html>
`;

const codeHtml = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(code)}</p>\n`;

/** The address stands under the button too: not every reader shows buttons, and people like to see where they go. */
const actionHtml = ({ label, link }: NonNullable<Letter['action']>, colour: string): string =>
  `<p style="margin:0 0 12px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${escapeHtml(colour)};color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(link)}</p>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
