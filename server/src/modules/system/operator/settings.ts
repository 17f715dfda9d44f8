import * as contract from '@fairground/contract/system/operator-endpoints';
import { FLAGS } from '@fairground/contract/system/flags';
import type { FlagKey } from '@fairground/contract/system/flags';
import { bind } from '../../../platform/http/route.ts';
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
  bind(contract.listFlags, async () => {
    const { flags } = await board.settings.read();
    const keys = Object.keys(FLAGS) as FlagKey[];
    return {
      list: keys.map((key) => ({
        key,
        value: flags[key],
        about: FLAGS[key].about,
        version: rowVersion(flags[key]),
      })),
    };
  }),
  bind(contract.setFlag, ({ body: { key, value, version, reason } }, caller) =>
    setFlag(deps, board, actorOf(caller, reason), key, value, { version }),
  ),
  bind(contract.listRegisterRules, async () => {
    const { registerRules } = await board.settings.read();
    return {
      list: Object.entries(registerRules).map(([field, rule]) => ({ field, rule, version: rowVersion(rule) })),
    };
  }),
  bind(contract.setRegisterRule, ({ body: { field, version, reason, ...change } }, caller) =>
    setRegisterRule(deps, board, actorOf(caller, reason), field, named(change), { version }),
  ),
  bind(contract.listRoutes, async () => ({ list: (await mirrors.list()).map(withVersion) })),
  bind(contract.setRoute, async ({ body: { host, version, reason, ...change } }, caller) =>
    withVersion(await mirrors.set(actorOf(caller, reason), host, named(change), seenAs(version))),
  ),
  bind(contract.removeRoute, async ({ body: { host, version, reason } }, caller) => {
    await mirrors.remove(actorOf(caller, reason), host, { version });
    return {};
  }),
  bind(contract.listChannels, async () => ({ list: (await channels.list()).map(shownChannel) })),
  bind(contract.setChannel, async ({ body: { key, version, reason, ...change } }, caller) =>
    shownChannel(await channels.set(actorOf(caller, reason), key, named(change), seenAs(version))),
  ),
  bind(contract.removeChannel, async ({ body: { key, version, reason } }, caller) => {
    await channels.remove(actorOf(caller, reason), key, { version });
    return {};
  }),
];

const withVersion = <Row extends object>(row: Row): Row & { readonly version: string } => ({
  ...row,
  version: rowVersion(row),
});

const shownChannel = (channel: Channel) => ({ ...withVersion(channel), titles: { ...channel.titles } });
