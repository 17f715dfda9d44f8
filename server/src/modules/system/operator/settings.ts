import * as contract from '@fairground/contract/system/operator-endpoints';
import { FLAGS } from '@fairground/contract/system/flags';
import type { FlagDefinition, FlagKey } from '@fairground/contract/system/flags';
import { bind } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import type { Route } from '../../../platform/http/route.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import { actorOf } from '../../audit/index.ts';
import type { SystemDeps } from '../deps.ts';
import type { Channel, Mirror } from '../domain/shown.ts';
import type { ChannelChange, MirrorChange } from '../edit-services.ts';
import type { Editable } from '../editable.ts';
import type { NoticeBoard } from '../notice-board.ts';
import { setFlag } from '../set-flag.ts';
import { setRegisterRule } from '../set-register-rule.ts';
import { named, seenAs } from './named.ts';

type Settings = Awaited<ReturnType<NoticeBoard['settings']['read']>>;

type Lists = {
  readonly mirrors: Editable<Mirror, MirrorChange>;
  readonly channels: Editable<Channel, ChannelChange>;
};

/** Settings that one person changes: flags, registration rules, other addresses and service channels. */
export const settingsRoutes = (
  deps: SystemDeps,
  board: NoticeBoard,
  { mirrors, channels }: Lists,
): readonly Route[] => [
  bind(contract.listFlags, async () => ({ list: flagRows(await board.settings.read()) })),
  bind(contract.readFlag, async ({ query }) =>
    needed(
      flagRows(await board.settings.read()).find(({ key }) => key === query.key),
      'system.flag-unknown',
    ),
  ),
  bind(contract.setFlag, ({ body: { key, value, version, reason } }, caller) =>
    setFlag(deps, board, actorOf(caller, reason), key, value, { version }),
  ),
  bind(contract.listRegisterRules, async () => ({ list: ruleRows(await board.settings.read()) })),
  bind(contract.readRegisterRule, async ({ query }) =>
    needed(
      ruleRows(await board.settings.read()).find(({ field }) => field === query.field),
      'system.field-unknown',
    ),
  ),
  bind(contract.setRegisterRule, ({ body: { field, version, reason, ...change } }, caller) =>
    setRegisterRule(deps, board, actorOf(caller, reason), field, named(change), { version }),
  ),
  bind(contract.listRoutes, async () => ({ list: (await mirrors.list()).map(withVersion) })),
  bind(contract.readRoute, async ({ query }) =>
    withVersion(
      needed(
        (await mirrors.list()).find(({ host }) => host === query.host),
        'system.route-unknown',
      ),
    ),
  ),
  bind(contract.setRoute, async ({ body: { host, version, reason, ...change } }, caller) =>
    withVersion(await mirrors.set(actorOf(caller, reason), host, named(change), seenAs(version))),
  ),
  bind(contract.removeRoute, async ({ body: { host, version, reason } }, caller) => {
    await mirrors.remove(actorOf(caller, reason), host, { version });
    return {};
  }),
  bind(contract.listChannels, async () => ({ list: (await channels.list()).map(shownChannel) })),
  bind(contract.readChannel, async ({ query }) =>
    shownChannel(
      needed(
        (await channels.list()).find(({ key }) => key === query.key),
        'system.channel-unknown',
      ),
    ),
  ),
  bind(contract.setChannel, async ({ body: { key, version, reason, ...change } }, caller) =>
    shownChannel(await channels.set(actorOf(caller, reason), key, named(change), seenAs(version))),
  ),
  bind(contract.removeChannel, async ({ body: { key, version, reason } }, caller) => {
    await channels.remove(actorOf(caller, reason), key, { version });
    return {};
  }),
];

const flagRows = ({ flags }: Settings) =>
  (Object.keys(FLAGS) as FlagKey[]).map((key) => {
    const value = flags[key];
    const definition: FlagDefinition = FLAGS[key];
    return {
      key,
      value,
      state: typeof value === 'boolean' ? (value ? ('on' as const) : ('off' as const)) : null,
      word: typeof value === 'string' ? value : null,
      words: [...((definition.kind === 'word' && definition.words) || [])],
      about: definition.about,
      version: rowVersion(value),
    };
  });

const ruleRows = ({ registerRules }: Settings) =>
  Object.entries(registerRules).map(([field, rule]) => ({ field, rule, version: rowVersion(rule) }));

const withVersion = <Row extends object>(row: Row): Row & { readonly version: string } => ({
  ...row,
  version: rowVersion(row),
});

const shownChannel = (channel: Channel) => ({ ...withVersion(channel), titles: { ...channel.titles } });
