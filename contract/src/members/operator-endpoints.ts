import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { dayRangeFields } from '../console/day-range.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

export const MEMBERS_PAGE_MAX = 100;
export const NOTES_PAGE_MAX = 50;
export const NOTE_LENGTH_MAX = 2_000;
export const LABELS_PER_MEMBER_MAX = 20;

export const MEMBER_STATUSES = [
  'active',
  'frozen',
  'bet-locked',
  'withdraw-locked',
  'self-excluded',
  'closed',
  'system',
] as const;

/** Locks take something away and hold at once; a release gives it back and takes two people. */
export const LOCKED_STATUSES = ['frozen', 'bet-locked', 'withdraw-locked', 'closed'] as const;
export const RELEASED_STATUSES = ['active', 'bet-locked', 'withdraw-locked'] as const;

/** What a record shows masked, and reveals one by one. */
export const PERSONAL_FIELDS = [
  'mobile',
  'email',
  'payeeName',
  'birthDate',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

export const MEMBER_SORTS = ['NEWEST', 'OLDEST', 'ACCOUNT'] as const;

const labelSchema = z.string().check(z.regex(/^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$/));

const listedMemberSchema = z.object({
  memberId: memberIdSchema,
  account: z.string(),
  nickname: z.string(),
  isAgent: z.int(),
  status: z.enum(MEMBER_STATUSES),
  rankLevel: z.int(),
  kycLevel: z.int(),
  uplineId: z.nullable(memberIdSchema),
  isTest: z.boolean(),
  registeredAt: momentSchema,
  labels: z.array(labelSchema),
});
export type ListedMember = z.output<typeof listedMemberSchema>;

/** Kinds of account as staff choose them. */
export const MEMBER_TYPES = ['MEMBER', 'AGENT', 'HEAD', 'AFFILIATE', 'MANAGER'] as const;

export const listMembers = endpoint({
  name: 'members.list-members',
  summary: 'Members by number, name, contact, status, label, day of registration or upline, in pages.',
  method: 'GET',
  path: '/bo/member/list',
  access: 'operator',
  permission: 'members.read',
  query: z.strictObject({
    memberId: z.optional(memberIdSchema),
    /** The beginning of the account name, in any capitals. */
    account: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    /** The whole number with its country, `+84…`; a part finds nobody. */
    mobile: z.optional(z.string().check(z.regex(/^\+[1-9]\d{4,14}$/))),
    /** The whole address, in any capitals. */
    email: z.optional(z.string().check(z.minLength(3), z.maxLength(254))),
    status: z.optional(z.enum(MEMBER_STATUSES)),
    type: z.optional(z.enum(MEMBER_TYPES)),
    label: z.optional(labelSchema),
    /** Registered on these days. */
    ...dayRangeFields,
    /** Those directly below this one. */
    upline: z.optional(memberIdSchema),
    /** The newest first unless told; by account where an account name is searched. */
    sort: z.optional(z.enum(MEMBER_SORTS)),
    /** The `next` of the page before, with the same filters and order. */
    cursor: z.optional(memberIdSchema),
  }),
  value: z.object({ list: z.array(listedMemberSchema), next: z.nullable(memberIdSchema) }),
  errors: [],
});

const placeSchema = z.object({ memberId: memberIdSchema, account: z.string() });

const recordSchema = z.object({
  ...listedMemberSchema.shape,
  method: z.string(),
  homeMarket: z.nullable(z.string()),
  mayTransferUp: z.boolean(),
  referralCode: z.nullable(z.string()),
  /** From the head of the line down to the direct upline. */
  uplines: z.array(placeSchema),
  /** Those directly below, counted up to a thousand. */
  directDownlines: z.int(),
  hasMoreDownlines: z.boolean(),
  isMobileConfirmed: z.boolean(),
  isEmailConfirmed: z.boolean(),
  /** Masked; null where none was given. */
  personal: z.object(
    Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, z.nullable(z.string())])) as Record<
      PersonalField,
      z.ZodMiniNullable<z.ZodMiniString>
    >,
  ),
  /** To be sent back with a change of the status. */
  version: versionSchema,
});
export type MemberRecord = z.output<typeof recordSchema>;

export const readMember = endpoint({
  name: 'members.read-member',
  summary: 'One member: place in the tree, status, labels, and personal data masked.',
  method: 'GET',
  path: '/bo/member/read',
  access: 'operator',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: recordSchema,
  errors: ['members.member-unknown'],
});

export const revealField = endpoint({
  name: 'members.reveal-field',
  summary: 'One personal field of a member in the clear; the audit log keeps who looked at which and why.',
  method: 'POST',
  path: '/bo/member/reveal',
  access: 'operator',
  permission: 'members.reveal',
  stepUp: true,
  body: z.strictObject({ memberId: memberIdSchema, field: z.enum(PERSONAL_FIELDS), reason: reasonSchema }),
  value: z.object({ field: z.enum(PERSONAL_FIELDS), text: z.nullable(z.string()) }),
  errors: ['operators.step-up-required', 'members.member-unknown'],
});

export const lockMember = endpoint({
  name: 'members.lock-member',
  summary: 'Locks, freezes or closes an account at once; what would give something back is refused.',
  method: 'POST',
  path: '/bo/member/lock',
  access: 'operator',
  permission: 'members.write',
  stepUp: true,
  body: z.strictObject({
    memberId: memberIdSchema,
    status: z.enum(LOCKED_STATUSES),
    version: versionSchema,
    reason: reasonSchema,
  }),
  value: z.object({ status: z.enum(MEMBER_STATUSES), version: versionSchema }),
  errors: [
    'operators.step-up-required',
    'members.member-unknown',
    'members.status-refused',
    'approvals.state-conflict',
  ],
});

export const releaseSchema = z.strictObject({ memberId: memberIdSchema, status: z.enum(RELEASED_STATUSES) });

export const releaseMember = endpoint({
  name: 'members.release-member',
  summary: 'Holds the release of a locked or frozen account for a second person.',
  method: 'POST',
  path: '/bo/member/release',
  access: 'operator',
  permission: 'members.write',
  stepUp: true,
  body: z.extend(releaseSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'members.member-unknown',
    'members.status-refused',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});

const noteSchema = z.object({
  noteId: idSchema<'note'>(),
  author: z.string(),
  text: z.string(),
  at: momentSchema,
});
export type MemberNote = z.output<typeof noteSchema>;

export const listNotes = endpoint({
  name: 'members.list-notes',
  summary: 'What staff wrote down about a member, newest first.',
  method: 'GET',
  path: '/bo/member/note/list',
  access: 'operator',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema, before: z.optional(idSchema<'note'>()) }),
  value: z.object({ list: z.array(noteSchema), next: z.nullable(idSchema<'note'>()) }),
  errors: [],
});

export const addNote = endpoint({
  name: 'members.add-note',
  summary: 'Writes a note about a member; it can be neither changed nor removed. The same key writes it once.',
  method: 'POST',
  path: '/bo/member/note/add',
  access: 'operator',
  permission: 'members.annotate',
  stepUp: true,
  body: z.strictObject({
    memberId: memberIdSchema,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_LENGTH_MAX)),
    /** Of the caller's own making; a repeat with the same key is answered and writes nothing. */
    idempotencyKey: z.string().check(z.regex(/^[\w.:-]{8,64}$/)),
  }),
  value: noteSchema,
  errors: ['operators.step-up-required', 'members.member-unknown'],
});

export const setLabels = endpoint({
  name: 'members.set-labels',
  summary: 'Puts labels on a member and takes others off; answers those it has then.',
  method: 'POST',
  path: '/bo/member/labels',
  access: 'operator',
  permission: 'members.annotate',
  stepUp: true,
  body: z.strictObject({
    memberId: memberIdSchema,
    add: z.array(labelSchema).check(z.maxLength(LABELS_PER_MEMBER_MAX)),
    remove: z.array(labelSchema).check(z.maxLength(LABELS_PER_MEMBER_MAX)),
    reason: reasonSchema,
  }),
  value: z.object({ labels: z.array(labelSchema) }),
  errors: ['operators.step-up-required', 'members.member-unknown', 'members.labels-full'],
});

export const changeLabel = endpoint({
  name: 'members.change-label',
  summary: 'Puts one label on a member, or takes it off; answers those it has then.',
  method: 'POST',
  path: '/bo/member/label',
  access: 'operator',
  permission: 'members.annotate',
  stepUp: true,
  body: z.strictObject({
    memberId: memberIdSchema,
    label: labelSchema,
    to: z.enum(['on', 'off']),
    reason: reasonSchema,
  }),
  value: z.object({ labels: z.array(labelSchema) }),
  errors: ['operators.step-up-required', 'members.member-unknown', 'members.labels-full'],
});

export * from './agent-operator-endpoints.ts';
export * from './feedback-operator-endpoints.ts';
