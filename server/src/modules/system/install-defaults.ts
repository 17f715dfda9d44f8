import type { CustomerServiceEntry, Resource } from '@fairground/contract/system/endpoints';
import { REGISTER_FIELDS } from '@fairground/contract/system/register-rules';
import { inTransaction } from '../../platform/database/index.ts';
import type { Localized } from '../../platform/localized.ts';
import { mapLocalized } from '../../platform/localized.ts';
import { cleanHtml } from '../../platform/rich-text.ts';
import type { SystemDeps } from './deps.ts';
import { DEFAULT_REGISTER_RULES } from './domain/default-register-rules.ts';
import type { NoticeBoard } from './notice-board.ts';
import * as store from './store/defaults.ts';

/** What a brand brings along for the system's tables, in the order it is shown. */
export type SystemDefaults = {
  readonly resources: readonly Resource[];
  readonly customerService: readonly {
    readonly key: string;
    readonly csType: CustomerServiceEntry['csType'];
    readonly titles: Localized;
    readonly path: string;
    readonly hours?: string | undefined;
  }[];
  readonly domainRoutes: readonly { readonly host: string; readonly weight: number }[];
  readonly helpSections: readonly { readonly sectionId: string; readonly titles: Localized }[];
  readonly helpArticles: readonly {
    readonly articleId: string;
    readonly sectionId: string;
    readonly titles: Localized;
    readonly contents: Localized;
  }[];
};

/** Fills the tables with what the product and the brand ship; what an operator changed stays. Safe at every start. */
export const installDefaults = async (
  { db }: SystemDeps,
  board: NoticeBoard,
  defaults: SystemDefaults,
): Promise<void> => {
  const rules = REGISTER_FIELDS.map((field) => ({ field, ...DEFAULT_REGISTER_RULES[field] }));
  const articles = defaults.helpArticles.map((article) => ({
    ...article,
    contents: mapLocalized(article.contents, cleanHtml),
  }));
  const written = await inTransaction(db, async (tx) => {
    const results = [
      await store.installRegisterRules(tx, sorted(rules)),
      await store.installResources(tx, sorted(defaults.resources)),
      await store.installCustomerService(tx, sorted(defaults.customerService)),
      await store.installDomainRoutes(tx, defaults.domainRoutes),
      await store.installHelpSections(tx, sorted(defaults.helpSections)),
      await store.installHelpArticles(tx, sorted(articles)),
      // What a set without a help centre brings says nothing of the articles of another.
      ...(articles.length === 0
        ? []
        : [
            await store.retireHelpArticles(
              tx,
              articles.map(({ articleId }) => articleId),
            ),
          ]),
    ];
    return results.some(({ numAffectedRows = 0n }) => numAffectedRows > 0n);
  });
  if (!written) return;
  board.tellSettings();
  board.tellHelp();
};

/** Ten apart, so that an operator finds room between two. */
const sorted = <Row extends object>(rows: readonly Row[]): readonly (Row & { sort: number })[] =>
  rows.map((row, index) => ({ ...row, sort: (index + 1) * 10 }));
