import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { STAFF_ROLES } from './permissions.ts';

export const VIEWS_PER_LIST_MAX = 30;
export const VIEW_NAME_MAX = 60;
const SEARCH_MAX = 2_000;

const viewIdSchema = idSchema<'view'>();
const listField = z.string().check(z.regex(/^[a-z-]+\.[a-z-]+$/), z.maxLength(80));
const searchField = z.string().check(z.maxLength(SEARCH_MAX), z.regex(/^[^\s#]*$/));

const viewSchema = z.object({
  viewId: viewIdSchema,
  name: z.string(),
  /** The query of the address: filters, order and columns. */
  search: z.string(),
  /** The role that sees it too; nothing of a view of one's own. */
  role: z.nullable(z.enum(STAFF_ROLES)),
  owner: z.string(),
  isOwn: z.boolean(),
});

export const listViews = endpoint({
  name: 'operators.list-views',
  summary: 'Saved views of a list: those of the caller, and those shared with a role of the caller.',
  method: 'GET',
  path: '/bo/view/list',
  access: 'operator',
  permission: 'session.own',
  query: z.strictObject({ list: listField }),
  value: z.object({ list: z.array(viewSchema) }),
  errors: [],
});

export const saveView = endpoint({
  name: 'operators.save-view',
  summary: 'Keeps a view of a list under a name; the same name of the same list is replaced.',
  method: 'POST',
  path: '/bo/view/save',
  access: 'operator',
  permission: 'session.own',
  body: z.strictObject({
    list: listField,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
    search: searchField,
    role: z.nullable(z.enum(STAFF_ROLES)),
  }),
  value: viewSchema,
  errors: ['operators.views-full', 'operators.view-role'],
});

export const removeView = endpoint({
  name: 'operators.remove-view',
  summary: 'Removes a view of the caller, for all who saw it; one that is gone already is removed too.',
  method: 'POST',
  path: '/bo/view/remove',
  access: 'operator',
  permission: 'session.own',
  body: z.strictObject({ viewId: viewIdSchema }),
  value: z.object({}),
  errors: [],
});
