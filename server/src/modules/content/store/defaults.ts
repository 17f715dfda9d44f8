import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Adds the default banners, and updates those no operator changed to this version. */
export const installBanners = (tx: Tx, rows: readonly object[], now: Date) =>
  sql`
    insert into content_banner as kept
      (default_key, is_default, group_name, url, linkage_type, link, hue, texts, sort, created_at)
    select key, true, "groupName", url, "linkageType", link, hue, texts, sort, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           (key text, "groupName" text, url text, "linkageType" text, link text, hue smallint, texts jsonb, sort integer)
    on conflict (default_key) do update set
      group_name = excluded.group_name, url = excluded.url, linkage_type = excluded.linkage_type,
      link = excluded.link, hue = excluded.hue, texts = excluded.texts, sort = excluded.sort
    where kept.is_default
      and (kept.group_name, kept.url, kept.linkage_type, kept.link, kept.hue, kept.texts, kept.sort)
          is distinct from
          (excluded.group_name, excluded.url, excluded.linkage_type, excluded.link, excluded.hue, excluded.texts,
           excluded.sort)`.execute(tx);

/** The same for announcements. The first start decides when they were published: the older the line, the earlier. */
export const installAnnouncements = (tx: Tx, rows: readonly object[], now: Date) =>
  sql`
    insert into content_announcement as kept
      (default_key, is_default, type, execution, platforms, texts, sort, popup_once, starts_at, created_at)
    select key, true, type, execution, array(select jsonb_array_elements_text(platforms)), texts, sort, "popupOnce",
           ${now}::timestamptz - make_interval(days => "daysAgo"), ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           (key text, type text, execution text, platforms jsonb, texts jsonb, sort integer, "popupOnce" boolean,
            "daysAgo" integer)
    on conflict (default_key) do update set
      type = excluded.type, execution = excluded.execution, platforms = excluded.platforms, texts = excluded.texts,
      sort = excluded.sort, popup_once = excluded.popup_once
    where kept.is_default
      and (kept.type, kept.execution, kept.platforms, kept.texts, kept.sort, kept.popup_once)
          is distinct from
          (excluded.type, excluded.execution, excluded.platforms, excluded.texts, excluded.sort, excluded.popup_once)
  `.execute(tx);
