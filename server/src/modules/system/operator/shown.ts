import * as contract from '@fairground/contract/system/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import type { Route } from '../../../platform/http/route.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import { actorOf } from '../../audit/index.ts';
import type { HelpArticle, HelpSection, ShownResource } from '../domain/shown.ts';
import type { HelpArticleChange, HelpSectionChange } from '../edit-help.ts';
import type { ResourceChange } from '../edit-services.ts';
import type { Editable } from '../editable.ts';
import { named, seenAs } from './named.ts';

type Lists = {
  readonly resources: Editable<ShownResource, ResourceChange>;
  readonly helpSections: Editable<HelpSection, HelpSectionChange>;
  readonly helpArticles: Editable<HelpArticle, HelpArticleChange>;
};

/** What the product ships and one person changes: downloads, links and the help centre. */
export const shownRoutes = ({ resources, helpSections, helpArticles }: Lists): readonly Route[] => [
  bind(contract.listResources, async () => ({ list: (await resources.list()).map(shownResource) })),
  bind(contract.readResource, async ({ query }) =>
    shownResource(
      needed(
        (await resources.list()).find(({ key }) => key === query.key),
        'system.resource-unknown',
      ),
    ),
  ),
  bind(contract.setResource, async ({ body: { key, version, reason, ...change } }, caller) =>
    shownResource(await resources.set(actorOf(caller, reason), key, named(change), seenAs(version))),
  ),
  bind(contract.removeResource, async ({ body: { key, version, reason } }, caller) => {
    await resources.remove(actorOf(caller, reason), key, { version });
    return {};
  }),
  bind(contract.listHelpSections, async () => ({ list: await sectionRows({ helpSections, helpArticles }) })),
  bind(contract.readHelpSection, async ({ query }) =>
    needed(
      (await sectionRows({ helpSections, helpArticles })).find(({ key }) => key === query.key),
      'system.help-section-unknown',
    ),
  ),
  bind(contract.setHelpSection, async ({ body: { key, version, reason, ...change } }, caller) => ({
    version: rowVersion(await helpSections.set(actorOf(caller, reason), key, named(change), seenAs(version))),
  })),
  bind(contract.removeHelpSection, async ({ body: { key, version, reason } }, caller) => {
    await helpSections.remove(actorOf(caller, reason), key, { version });
    return {};
  }),
  bind(contract.listHelpArticles, async ({ query }) => {
    const articles = await helpArticles.list();
    const asked = articles.filter(({ sectionId }) => query.sectionId === undefined || sectionId === query.sectionId);
    return { list: asked.map((article) => ({ ...listedArticle(article), languages: Object.keys(article.contents) })) };
  }),
  bind(contract.readHelpArticle, async ({ query }) => {
    const found = (await helpArticles.list()).find(({ articleId }) => articleId === query.key);
    const article = needed(found, 'system.help-article-unknown');
    return { ...listedArticle(article), contents: { ...article.contents } };
  }),
  bind(contract.setHelpArticle, async ({ body: { key, version, reason, ...change } }, caller) => ({
    version: rowVersion(await helpArticles.set(actorOf(caller, reason), key, named(change), seenAs(version))),
  })),
  bind(contract.removeHelpArticle, async ({ body: { key, version, reason } }, caller) => {
    await helpArticles.remove(actorOf(caller, reason), key, { version });
    return {};
  }),
];

const sectionRows = async ({ helpSections, helpArticles }: Pick<Lists, 'helpSections' | 'helpArticles'>) => {
  const counts = Map.groupBy(await helpArticles.list(), ({ sectionId }) => sectionId);
  return (await helpSections.list()).map((section) => ({
    ...{ key: section.sectionId, titles: { ...section.titles }, sort: section.sort, isDefault: section.isDefault },
    ...{ articles: counts.get(section.sectionId)?.length ?? 0, version: rowVersion(section) },
  }));
};

const shownResource = (resource: ShownResource) => ({ ...resource, version: rowVersion(resource) });

const listedArticle = (article: HelpArticle) => {
  const { articleId, sectionId, titles, sort, isDefault } = article;
  return { key: articleId, sectionId, titles: { ...titles }, sort, isDefault, version: rowVersion(article) };
};
