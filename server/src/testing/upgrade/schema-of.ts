import { asOwner } from '../database.ts';

/** Grants as sorted words, so that the order in which they were made is no difference. */
const grants = (acl: string): string =>
  `(select string_agg(coalesce(g.grantee::regrole::text, '') || ' ' || g.privilege_type, ', ' order by 1)
      from (select nullif(grantee, 0) as grantee, privilege_type from aclexplode(${acl})) g)`;

const OURS = `relnamespace = 'public'::regnamespace and not relispartition`;
const INHERITED = `exists (select from pg_class c where c.oid = conrelid and c.relispartition)`;

const PARTS: readonly string[] = [
  `select format('%s %s %s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, relname,
                 coalesce(reloptions::text, ''), ${grants("coalesce(relacl, acldefault(case relkind when 'S' then 's'::\"char\" else 'r'::\"char\" end, relowner))")})
     from pg_class where ${OURS} and relkind in ('r', 'p', 'v', 'S')`,
  `select format('column %s.%s at %s: %s%s%s%s %s', relname, attname,
                 row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod),
                 case when attnotnull then ' not null' end, ' ' || nullif(attidentity::text, ''), ' ' || nullif(attgenerated::text, ''),
                 pg_get_expr(adbin, adrelid))
     from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${OURS} and relkind in ('r', 'p', 'v', 'c') and attnum > 0 and not attisdropped`,
  `select format('constraint %s on %s: %s %s', conname, conrelid::regclass, pg_get_constraintdef(oid), convalidated)
     from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and not ${INHERITED}`,
  `select format('index %s', indexdef) from pg_indexes join pg_class on relname = tablename where schemaname = 'public' and ${OURS}`,
  `select format('function %s %s', pg_get_functiondef(oid), ${grants("coalesce(proacl, acldefault('f', proowner))")})
     from pg_proc where pronamespace = 'public'::regnamespace`,
  `select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal`,
  `select format('view %s: %s', viewname, definition) from pg_views where schemaname = 'public'`,
  `select format('sequence %s: %s %s %s %s %s %s', sequencename, data_type, start_value, increment_by, min_value, max_value, cache_size)
     from pg_sequences where schemaname = 'public'`,
  `select format('type %s', typname) from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')`,
  `select format('default grants on %s: %s', defaclobjtype, ${grants('defaclacl')}) from pg_default_acl`,
];

/** Everything that makes a schema, as sorted lines: two databases with the same lines look the same to every statement. */
export const schemaOf = async (url: string): Promise<readonly string[]> => {
  const { rows } = await asOwner(url, PARTS.map((part) => `(${part})`).join('\nunion all\n'));
  return rows.map((row: { readonly format: string }) => row.format).toSorted();
};
