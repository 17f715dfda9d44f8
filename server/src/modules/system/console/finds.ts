import { FLAGS } from '@fairground/contract/system/flags';
import type { FlagKey } from '@fairground/contract/system/flags';
import type { Find } from '../../../platform/console.ts';
import { findRows } from '../../../platform/find-rows.ts';
import type { HelpArticle } from '../domain/shown.ts';
import type { Flags } from '../settings.ts';

type Sources = {
  readonly readFlags: () => Promise<Flags>;
  readonly helpArticles: { readonly list: () => Promise<readonly HelpArticle[]> };
};

/** Flags by their key, help articles by their title in any language. */
export const systemFinds = ({ readFlags, helpArticles }: Sources): Readonly<Record<string, Find>> => ({
  'system.find-flag': async (words) => {
    const flags = await readFlags();
    const rows = (Object.keys(FLAGS) as FlagKey[]).map((key) => ({
      ...{ key, title: key, detail: String(flags[key]), texts: [key] },
    }));
    return findRows(rows, words);
  },
  'system.find-help': async (words) =>
    findRows(
      (await helpArticles.list()).map(({ articleId, sectionId, titles }) => ({
        key: articleId,
        title: titles.EN ?? articleId,
        detail: sectionId,
        texts: [articleId, ...Object.values(titles)],
      })),
      words,
    ),
});
