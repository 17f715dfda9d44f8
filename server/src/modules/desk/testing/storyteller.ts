import type { MemberId } from '@fairground/contract/ids';
import { anOperator } from '../../../testing/modules.ts';
import type { wholeApp } from '../../../testing/whole-app.ts';

type App = Awaited<ReturnType<typeof wholeApp>>['app'];

/** Opens the account whose story the tests of the desk read. */
export const aStoryteller = async ({ members }: Pick<App, 'members'>): Promise<MemberId> => {
  await members.installDefaults();
  await members.openAccount(anOperator, { username: 'storyteller', isAgent: 0, uplineId: null });
  const found = await members.findByAccount('storyteller');
  if (found === undefined) throw new Error('Nobody was opened.');
  return found.id;
};
