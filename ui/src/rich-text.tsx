import './rich-text.css';
import { useMemo } from 'react';
import { classNames } from './class-names.ts';
import { policyMaker } from './trusted-types.tsx';

export type RichTextProps = {
  /** HTML that the server has cleaned; nothing else may ever come here. */
  readonly html: string;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
};

/** The name by which a page's policy allows this one place to show HTML. */
const CLEANED_HTML_POLICY = 'cleaned-html';

let policy: { readonly createHTML: (html: string) => string } | undefined;

/** The Trusted Types value a browser requires for HTML; the server has sanitized it. */
const cleaned = (html: string): string => {
  policy ??= policyMaker()?.createPolicy(CLEANED_HTML_POLICY, { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
};

/** Announcements, help pages and promotion rules in the brand's typography. */
export function RichText({ html, lang, className }: RichTextProps) {
  // Made once for a text: to React another mark is another text, and it would write all of it again.
  const content = useMemo(() => ({ __html: cleaned(html) }), [html]);
  // The one place where HTML of the server is shown.
  // oxlint-disable-next-line react/no-danger
  return <div lang={lang} className={classNames('ui-rich-text', className)} dangerouslySetInnerHTML={content} />;
}
