import './rich-text.css';
import { classNames } from './class-names.ts';

export type RichTextProps = {
  /** HTML that the server has cleaned; nothing else may ever come here. */
  readonly html: string;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
};

/** Announcements, help pages and promotion rules in the house's typography. */
export function RichText({ html, lang, className }: RichTextProps) {
  const content = { __html: html };
  // The one place where HTML of the server is shown.
  // oxlint-disable-next-line react/no-danger
  return <div lang={lang} className={classNames('ui-rich-text', className)} dangerouslySetInnerHTML={content} />;
}
