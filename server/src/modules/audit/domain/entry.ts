/** Who acted: staff, a member on its own account, or the product itself. */
export type ActorKind = 'operator' | 'member' | 'system';

/** One change as reported by the module that makes it. */
export type AuditEntry = {
  readonly actorKind: ActorKind;
  /** The name or id of who acted. */
  readonly actor: string;
  /** What was done, `module.verb-noun`. */
  readonly action: string;
  /** What it was done to: the kind and the id of one thing. */
  readonly resource: string;
  readonly resourceId: string;
  /** What the thing was and became, as plain JSON; null where it did not exist. */
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
  readonly ip: string;
  /** Of a change that a second person approved; the actor is who asked for it. */
  readonly approval?: ApprovalMark | null;
};

/** Which held change was executed, and the ids of the two people behind it. */
export type ApprovalMark = { readonly id: string; readonly makerId: string; readonly checkerId: string };

/** The entry in its place in the trail. */
export type AuditLine = AuditEntry & { readonly seq: bigint; readonly at: Date };
