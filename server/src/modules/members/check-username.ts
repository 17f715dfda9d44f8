import type { ValueOf } from '@fairground/contract/endpoint';
import type { checkUsername as contract } from '@fairground/contract/members/endpoints';
import { fieldIssue } from '@fairground/contract/members/form-rules';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';

/**
 * Says while somebody types whether a name is still to be had. Registration tells the same to anyone who tries, so this
 * gives nothing more away; how often an address may ask is bounded like registration itself.
 */
export const checkUsername = async (
  { system, identity }: Pick<MembersDeps, 'system' | 'identity'>,
  { username }: { readonly username: string },
): Promise<ValueOf<typeof contract>> => {
  const flags = await system.readFlags();
  if (!flags.DIRECTREG3 || !flags.USERNAMEREG) throw new Refusal('access.function-off');
  const rules = await system.readRegisterRules();
  const issue = fieldIssue(rules['username'], username, { isRequired: true });
  if (issue !== undefined) throw new Refusal('members.fields-refused', { issues: { username: issue } });
  return { isFree: !(await identity.isUsernameTaken(username)) };
};
