import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { createPostbox } from '../modules/postbox/index.ts';
import type { Address, Postbox } from '../modules/postbox/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/index.ts';
import type { Announce } from '../platform/events/index.ts';
import { silentLog } from '../platform/log.ts';
import type { testPlatform } from './modules.ts';

type TestPlatform = Awaited<ReturnType<typeof testPlatform>>;

export type TestPostboxOptions = {
  /** Connections beside those of transactions; needed where a test opens many transactions at once. */
  readonly asideDb?: Db;
  /** Settings as variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
};

/** A postbox of the sandbox, with everything it announces kept, and its queue run by hand. */
export const testPostbox = (ground: TestPlatform, options: TestPostboxOptions = {}) => {
  const announced: { readonly name: string; readonly payload: unknown }[] = [];
  const announce: Announce = (_tx, { name }, payload) => {
    announced.push({ name, payload });
    return Promise.resolve();
  };
  const postbox: Postbox = createPostbox({
    ...ground,
    asideDb: options.asideDb ?? ground.db,
    log: silentLog,
    announce,
    sender: { brand: 'Fairground', minimumAge: 21, timeZone: 'Asia/Ho_Chi_Minh', numbers: createNumbers(SEED_STYLE) },
    settings: readConfig(options.environment ?? {}),
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });

  /** Sends what waits, as the jobs of a node would; what is queued meanwhile for later stays. */
  const deliver = async (): Promise<void> => {
    const now = ground.clock.now();
    const due = ground.queued.filter(({ job, runAt }) => job === 'postbox.send' && (runAt ?? now) <= now);
    for (const entry of due) ground.queued.splice(ground.queued.indexOf(entry), 1);
    for (const { run } of due) await run();
  };

  /** The newest message an address got. */
  const lastMessage = async ({ to }: Pick<Address, 'to'>) => {
    await deliver();
    return (await postbox.listOutbox({ to }))[0];
  };

  /** The code of the newest message an address got, as a person would read it there. */
  const lastCode = async (address: Pick<Address, 'to'>): Promise<string> => {
    const code = (await lastMessage(address))?.code ?? null;
    if (code === null) throw new Error(`No code was sent to ${address.to}.`);
    return code;
  };

  return { postbox, announced, deliver, lastMessage, lastCode };
};
