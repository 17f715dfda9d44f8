import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { isAgentSchema } from '../identity/fields.ts';
import { memberIdSchema } from '../ids.ts';

const labelSchema = z.object({ labelName: z.string(), color: z.string(), color2: z.string() });

export const memberInfoSchema = z.object({
  id: memberIdSchema,
  account: z.string(),
  nickname: z.string(),
  /** The number customer service asks for. */
  customerId: z.string(),
  type: isAgentSchema,
  isAgent: isAgentSchema,
  toUpline: z.boolean(),
  rankLevel: z.int(),
  icon: z.string(),
  clubLabel: z.nullable(labelSchema),
  /** The first one's name is the VIP service label. */
  memberLabel: z.array(labelSchema),
});
export type MemberInfo = z.output<typeof memberInfoSchema>;

export const readInfo = endpoint({
  name: 'members.read-info',
  summary: 'Who the caller is.',
  method: 'GET',
  path: '/wps/member/info',
  access: 'session',
  scopes: ['withdraw'],
  openDuring: ['region'],
  value: memberInfoSchema,
  errors: [],
});

export const changeNickname = endpoint({
  name: 'members.change-nickname',
  summary: "Changes the name others see in place of the caller's account.",
  method: 'POST',
  path: '/wps/relay/member/nickname',
  access: 'member',
  scopes: ['withdraw'],
  body: z.strictObject({ nickname: z.string().check(z.maxLength(64)) }),
  value: z.object({ nickname: z.string() }),
  errors: ['members.nickname-refused'],
  limit: 'change-settings',
});

export const readIcon = endpoint({
  name: 'members.read-icon',
  summary: "The caller's avatar and those to choose from.",
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'session',
  scopes: ['withdraw'],
  value: z.object({ icon: z.string(), icons: z.array(z.string()) }),
  errors: [],
});

export const changeIcon = endpoint({
  name: 'members.change-icon',
  summary: "Changes the caller's avatar to one of those on offer.",
  method: 'PUT',
  path: '/wps/member/info/icon',
  access: 'member',
  scopes: ['withdraw'],
  body: z.strictObject({ icon: z.string().check(z.maxLength(40)) }),
  value: z.object({ icon: z.string() }),
  errors: ['members.icon-unknown'],
  limit: 'change-settings',
});
