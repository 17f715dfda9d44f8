import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/**
 * Writes what the product ships. A row that is missing is added; one that is still as it was shipped follows the new
 * version; one that an operator changed stays. Rows that are equal already are not written at all.
 */
export const installRegisterRules = (tx: Tx, rows: readonly object[]) =>
  sql`
    insert into system_register_rule as kept
      (field, enabled, required, pattern_id, min_length, max_length, type, sort, is_default)
    select field, enabled, required, "patternId", "minLength", "maxLength", type, sort, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           (field text, enabled boolean, required boolean, "patternId" smallint, "minLength" smallint,
            "maxLength" smallint, type text, sort integer)
    on conflict (field) do update set
      enabled = excluded.enabled, required = excluded.required, pattern_id = excluded.pattern_id,
      min_length = excluded.min_length, max_length = excluded.max_length, type = excluded.type, sort = excluded.sort
    where kept.is_default and kept is distinct from excluded`.execute(tx);

export const installResources = (tx: Tx, rows: readonly object[]) =>
  sql`
    insert into system_resource as kept (label_name_en, resource_type, url, qr_code_url, sort, is_default)
    select "labelNameEn", "resourceType", url, "qrCodeUrl", sort, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           ("labelNameEn" text, "resourceType" text, url text, "qrCodeUrl" text, sort integer)
    on conflict (label_name_en) do update set
      resource_type = excluded.resource_type, url = excluded.url, qr_code_url = excluded.qr_code_url,
      sort = excluded.sort
    where kept.is_default and kept is distinct from excluded`.execute(tx);

export const installCustomerService = (tx: Tx, rows: readonly object[]) =>
  sql`
    insert into system_customer_service as kept (key, cs_type, titles, path, hours, sort, is_default)
    select key, "csType", titles, path, hours, sort, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           (key text, "csType" text, titles jsonb, path text, hours text, sort integer)
    on conflict (key) do update set
      cs_type = excluded.cs_type, titles = excluded.titles, path = excluded.path, hours = excluded.hours,
      sort = excluded.sort
    where kept.is_default and kept is distinct from excluded`.execute(tx);

export const installDomainRoutes = (tx: Tx, rows: readonly object[]) =>
  sql`
    insert into system_domain_route as kept (host, weight, is_default)
    select host, weight, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped (host text, weight integer)
    on conflict (host) do update set weight = excluded.weight
    where kept.is_default and kept is distinct from excluded`.execute(tx);

export const installHelpSections = (tx: Tx, rows: readonly object[]) =>
  sql`
    insert into system_help_section as kept (section_id, titles, sort, is_default)
    select "sectionId", titles, sort, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           ("sectionId" text, titles jsonb, sort integer)
    on conflict (section_id) do update set titles = excluded.titles, sort = excluded.sort
    where kept.is_default and kept is distinct from excluded`.execute(tx);

export const installHelpArticles = (tx: Tx, rows: readonly object[]) =>
  sql`
    insert into system_help_article as kept (article_id, section_id, titles, contents, sort, is_default)
    select "articleId", "sectionId", titles, contents, sort, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           ("articleId" text, "sectionId" text, titles jsonb, contents jsonb, sort integer)
    on conflict (article_id) do update set
      section_id = excluded.section_id, titles = excluded.titles, contents = excluded.contents, sort = excluded.sort
    where kept.is_default and kept is distinct from excluded`.execute(tx);

/** Takes away the articles that were shipped once and are not any more, unless an operator changed them. */
export const retireHelpArticles = (tx: Tx, shipped: readonly string[]) =>
  sql`
    update system_help_article set removed_at = now()
     where is_default and removed_at is null and article_id <> all (${shipped})`.execute(tx);
