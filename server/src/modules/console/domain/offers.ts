import { heldSchema } from '@fairground/contract/approvals/fields';
import type { DeskCall, DeskColumn, DeskOffers } from '@fairground/contract/console/desk';
import type { Column } from '@fairground/contract/console/columns';
import type { Claim, ConsoleOffer, Offer, Placed, Rows } from '@fairground/contract/console/offer';
import type { Endpoint } from '@fairground/contract/endpoint';
import type { Permission } from '@fairground/contract/operators/permissions';
import type { Find, ModuleConsole } from '../../../platform/console.ts';
import { offersInLanguages } from '../../../platform/console-languages.ts';
import type { Languages } from '../../../platform/console-languages.ts';

export type AllOffers = { readonly [Kind in keyof ConsoleOffer]-?: NonNullable<ConsoleOffer[Kind]> };

export type Together = { readonly offers: AllOffers; readonly finds: Readonly<Record<string, Find>> };

/** The offers of all modules by kind, pages in the order of the menu, texts in the languages of the site. */
export const together = (contributions: readonly ModuleConsole[], languages: Languages): Together => {
  const written = contributions.map(({ offers }) => offersInLanguages(offers, languages));
  const of = <Entry>(entriesOf: (offers: ConsoleOffer) => readonly Entry[] | undefined): readonly Entry[] =>
    written.flatMap((offers) => entriesOf(offers) ?? []);
  return {
    offers: {
      pages: of(({ pages }) => pages),
      lists: of(({ lists }) => lists),
      queues: of(({ queues }) => queues),
      records: of(({ records }) => records),
      panels: of(({ panels }) => panels),
      timelines: of(({ timelines }) => timelines),
      actions: of(({ actions }) => actions),
      searches: of(({ searches }) => searches),
      tiles: of(({ tiles }) => tiles),
      approvals: of(({ approvals }) => approvals),
    },
    finds: Object.assign({}, ...contributions.map(({ finds }) => finds ?? {})) as Record<string, Find>,
  };
};

/** Whether a person with these permissions is offered something. */
export const isOffered =
  (permissions: ReadonlySet<Permission>) =>
  ({ needs }: Pick<Offer, 'needs'>): boolean =>
    permissions.has(needs);

/** What one person may use, in the form it travels in. What a role lacks is not named at all. */
export const offersFor = (all: AllOffers, permissions: ReadonlySet<Permission>): DeskOffers => {
  const mine = <Entry extends Offer>(entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(isOffered(permissions));
  const columnsOf = (columns: readonly Column[]) => columns.map((column) => columnOf(column, permissions));
  const rowsOf = (rows: Rows) => ({ ...bareRowsOf(rows), columns: columnsOf(rows.columns) });
  return {
    pages: mine(all.pages).map(placed),
    lists: mine(all.lists).map((list) => ({ ...placed(list), ...rowsOf(list), read: callOf(list.read) })),
    queues: mine(all.queues).map((queue) => ({
      ...placed(queue),
      ...rowsOf(queue),
      read: callOf(queue.read),
      dueMinutes: queue.dueMinutes,
      since: queue.since,
      ...claimOf(queue.claim, permissions),
    })),
    records: mine(all.records).map(({ needs: _needs, read, facts, trail, ...record }) => ({
      ...record,
      ...(trail?.by !== undefined && { trailBy: trail.by }),
      read: callOf(read),
      facts: columnsOf(facts),
    })),
    panels: mine(all.panels).map(({ needs: _needs, read, rows, facts, ...panel }) => ({
      ...panel,
      ...(read && { read: callOf(read) }),
      ...(rows && { rows: rowsOf(rows) }),
      ...(facts && { facts: columnsOf(facts) }),
    })),
    timelines: mine(all.timelines).map(({ id, on, by, read }) => ({ id, on, by, read: callOf(read) })),
    actions: mine(all.actions).map(
      ({ needs: _needs, call, keeps = {}, sets, fields = [], when, reason = 'reason', reasons, shows, ...action }) => ({
        ...action,
        call: callOf(call),
        reason,
        keeps: { ...keeps },
        ...(sets && { sets: { ...sets } }),
        fields: fields.map(({ choices, isOptional, ...field }) => ({
          ...field,
          ...(isOptional && { isOptional: true as const }),
          ...(choices && { choices: [...choices] }),
        })),
        ...(when && { when: { field: when.field, is: [...when.is] } }),
        ...(reasons && { reasons: [...reasons] }),
        ...(shows && { shows: [...shows] }),
      }),
    ),
    searches: mine(all.searches).map(({ id, record }) => ({ id, record })),
    tiles: mine(all.tiles).map(({ needs: _needs, read, ...tile }) => ({ ...tile, read: callOf(read) })),
    approvals: mine(all.approvals).map(({ id, record }) => ({ id, ...(record !== undefined && { record }) })),
  };
};

const placed = ({ id, area, order, path, waiting }: Placed) => ({
  id,
  area,
  order,
  path,
  ...(waiting && { waiting: callOf(waiting) }),
});

const bareRowsOf = ({ key, filters = [], cursor = 'cursor', starts, record, file }: Rows) => ({
  key,
  filters: filters.map(({ choices, ...filter }) => ({ ...filter, ...(choices && { choices: [...choices] }) })),
  cursor,
  ...(starts && { starts: { ...starts } }),
  ...(record !== undefined && { record }),
  ...(file && { file: callOf(file) }),
});

/** A masked field without its call stays masked: a person who may not make the call gets none. */
const columnOf = ({ while: open, reveal, ...column }: Column, permissions: ReadonlySet<Permission>): DeskColumn => ({
  ...column,
  ...(open && { while: { field: open.field, is: [...open.is] } }),
  ...(reveal && mayCall(reveal.call, permissions) && { reveal: { ...reveal, call: callOf(reveal.call) } }),
});

/** Who may only look at a queue takes nothing in hand. */
const claimOf = (claim: Claim | undefined, permissions: ReadonlySet<Permission>) =>
  claim && mayCall(claim.take, permissions)
    ? { claim: { ...claim, take: callOf(claim.take), release: callOf(claim.release) } }
    : {};

const mayCall = ({ permission }: Endpoint, permissions: ReadonlySet<Permission>): boolean =>
  permission !== undefined && permissions.has(permission);

/** A held change answers with the number of its approval, and by nothing else. */
const callOf = ({ name, method, path, encrypted, value }: Endpoint): DeskCall => ({
  name,
  method,
  path,
  isEncrypted: encrypted === true,
  isHeld: value === heldSchema,
});
