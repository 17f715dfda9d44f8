import type { Endpoint } from '../endpoint.ts';
import type { Permission } from '../operators/permissions.ts';
import type { Column, Field, Filter } from './columns.ts';

/** The parts of the menu, in their order. A module places its pages in one of them; an empty one is not shown. */
export const AREAS = [
  'today',
  'work',
  'members',
  'agents',
  'money',
  'play',
  'growth',
  'content',
  'risk',
  'reports',
  'system',
] as const;
export type Area = (typeof AREAS)[number];

/**
 * Something a module brings to the console. `id` is `module.what` and unique among all offers; its texts stand in
 * `locales/console/<LANG>/<module>.json` under `what`. `needs` decides who is shown it; the endpoint checks again.
 */
export type Offer = { readonly id: `${string}.${string}`; readonly needs: Permission };

/** An entry of the menu and the palette. `path` is its address, without the area: a re-ordered menu breaks no link. */
export type Placed = Offer & {
  readonly area: Area;
  readonly order: number;
  readonly path: `/${string}`;
  /** Counts what waits behind the entry; shown beside it. Answers `waitingSchema`. */
  readonly waiting?: Endpoint;
};

/** Read from a call of the module, by GET. The generic pages ask it in the form it travels in. */
export type Reading = Offer & { readonly read: Endpoint };

/** What rows of a list are: the fields shown and asked for, and where a row leads. */
export type Rows = {
  /** The field that identifies a row. */
  readonly key: string;
  readonly columns: readonly Column[];
  /** Fields of the query of `read`; each is a chip, and the chips are the whole filter. */
  readonly filters?: readonly Filter[];
  /** The field of the query that takes the `next` of the page before; `cursor` without it. */
  readonly cursor?: string;
  /** Filters that hold until the address says otherwise, such as what still waits. */
  readonly starts?: Readonly<Record<string, string>>;
  /** The kind of record a row opens. */
  readonly record?: string;
  /** A call that answers the same filter as a file of comma-separated values. */
  readonly file?: Endpoint;
};

/** A page that a feature of the console draws: `console/src/features/<module>/`. */
export type PageOffer = Placed;

/** A page with a table, drawn from this description. */
export type ListOffer = Placed & Reading & Rows;

/** A list that people work off: the oldest first, with the time in which each must be done. */
export type QueueOffer = ListOffer & {
  readonly record: string;
  readonly dueMinutes: number;
  /** The field of a row with the moment since when it waits. */
  readonly since: string;
  readonly claim?: Claim;
};

/**
 * Opening an item takes it in hand, so that two people never work on the same one; going on lets go of what was not
 * decided. Both calls take the key of the row and a `reason`.
 */
export type Claim = {
  readonly take: Endpoint;
  readonly release: Endpoint;
  /** The field of both bodies with the key. */
  readonly as: string;
  /** The field of a row with the name of who has it; nothing while nobody does. */
  readonly by: string;
};

/** A page about one thing. `read` takes `key` in its query. Other modules bring panels, timelines and actions to it. */
export type RecordOffer = Reading & {
  /** The kind that rows, links and offers name, such as `member`. */
  readonly record: string;
  /** Address without the key, such as `/members`. */
  readonly path: `/${string}`;
  /** The field of the query, and of the value, that identifies the record. */
  readonly key: string;
  /** The field shown as the heading. */
  readonly heading: string;
  /** The field with the state, shown beside the heading. */
  readonly state?: string;
  /** The audit log keeps who read it: it is read when it is opened, and not again by itself. */
  readonly isNoted?: true;
  /** What the audit log calls this kind, and the field it names one by, where that is not `record` and `key`. */
  readonly trail?: { readonly as: readonly string[]; readonly by?: string };
  /** The facts beside the tabs. */
  readonly facts: readonly Column[];
};

/**
 * A part of a record of any module: a tab, or a box at the side. With `rows` it is a table, read by `read` with the
 * key of the record in `by`; with `facts` fields of what `read` answers, or of the record itself; with `changes` what was
 * and what became of each field; with none of them a feature draws it.
 */
export type PanelOffer = Offer & {
  readonly on: string;
  readonly place: 'tab' | 'side';
  readonly order: number;
  readonly read?: Endpoint;
  /** The field of the query that takes the key of the record. */
  readonly by?: string;
  readonly rows?: Rows;
  readonly facts?: readonly Column[];
  /** The field of the record with its changes, field by field: `{ field, before, after }`. */
  readonly changes?: string;
  /** Beside `changes`: the field of the record with the id of the offer whose texts name the changed fields too. */
  readonly names?: string;
  /** The field of the record with the rows, where they come with it and `read` is not needed. */
  readonly list?: string;
};

/** What happened to a record, for its timeline: `read` takes the key in `by` and answers `timelineSchema`. */
export type TimelineOffer = Reading & { readonly on: string; readonly by: string };

/**
 * A change. The one change dialog asks for `fields` and a reason, shows before and after, and calls. Whether it needs a
 * second person follows from the call: its value is `heldSchema`. Without `on` it stands above the list `above`.
 */
export type ActionOffer = Offer & {
  /** The kind of record it changes; it stands on its page, and on the rows of lists that open it. */
  readonly on?: string;
  /** The list it stands above, such as "Invite": an action without a record. */
  readonly above?: string;
  readonly call: Endpoint;
  /** Fields of the body that come from the record: the name in the body, and the field of the record. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Fields of the body that always have this value, as in "Close" of a call that takes `open` or `closed`. */
  readonly sets?: Readonly<Record<string, string | number | boolean | null>>;
  /** The field of the body that takes a key made when the dialog opens: sent again, it adds nothing more. */
  readonly requestKey?: string;
  /** Fields of the body that a person fills in; a dot leads inside, `texts.*.title` in every language of the site. */
  readonly fields?: readonly Field[];
  /** Offered only where a field of the record has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** Drawn as a warning; a word is typed first where it touches the whole site. */
  readonly weight?: 'danger' | 'site';
  /** The field of the body that takes the reason; `reason` without it, and none where it is empty. */
  readonly reason?: string;
  /** Reason codes to choose from; the text beside it is added behind it. Without it the text alone. */
  readonly reasons?: readonly string[];
  /** A field of the answer to be shown once, such as a link that nobody sees again. */
  readonly shows?: readonly string[];
  /** May be used on several rows at once. */
  readonly bulk?: true;
};

/** Found by words, in one call for all modules; the function stands beside the offer (`finds` of the module). */
export type SearchOffer = Offer & { readonly record: string };

/** A figure, a trend or a list on the first page. `read` answers `tileSchema`. */
export type TileOffer = Reading & {
  readonly as: 'figure' | 'trend' | 'list';
  readonly order: number;
  /** The list with the rows it is made of. */
  readonly leads?: `/${string}`;
};

/** A kind of held change of this module; `id` is its kind. `needs` is the permission of its checker. */
export type ApprovalOffer = Offer & { readonly record?: string };

/** Everything a module brings to the console, as data. */
export type ConsoleOffer = {
  readonly pages?: readonly PageOffer[];
  readonly lists?: readonly ListOffer[];
  readonly queues?: readonly QueueOffer[];
  readonly records?: readonly RecordOffer[];
  readonly panels?: readonly PanelOffer[];
  readonly timelines?: readonly TimelineOffer[];
  readonly actions?: readonly ActionOffer[];
  readonly searches?: readonly SearchOffer[];
  readonly tiles?: readonly TileOffer[];
  readonly approvals?: readonly ApprovalOffer[];
};

export const OFFER_KINDS = [
  'pages',
  'lists',
  'queues',
  'records',
  'panels',
  'timelines',
  'actions',
  'searches',
  'tiles',
  'approvals',
] as const satisfies readonly (keyof ConsoleOffer)[];
