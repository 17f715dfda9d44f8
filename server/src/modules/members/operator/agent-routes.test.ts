import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aCallOf, ANN, byTwoPeople } from '../../../testing/staff.ts';
import { membersFixture } from '../testing/fixture.ts';

const { members, call, audit, approvals } = await membersFixture(await testDatabase());
const reason = 'a new line in the north';

const asAnn = <Value>(name: string, body: object): Promise<Value> =>
  call(name, { body: { ...body, reason } }, aCallOf(ANN)) as Promise<Value>;
type Opened = { readonly memberId: MemberId; readonly account: string; readonly password: string };
const open = (username: string, kind: string, upline?: string): Promise<Opened> =>
  asAnn('open-for-somebody', { username, kind, ...(upline !== undefined && { upline }) });

test('staff opens accounts under an agent, whose passwords are told once, and the trail keeps by whom', async () => {
  const agent = await open('northagent', 'agent');
  const below = await open('northmember', 'member', 'NorthAgent');

  expect(below.password).toMatch(/^[A-Za-z0-9]{10}$/);
  expect(await members.find(agent.memberId)).toMatchObject({ isAgent: 1 });
  expect(await members.find(below.memberId)).toMatchObject({ isAgent: 0, uplineId: agent.memberId });
  const [line] = await audit.listLines({ limit: 1 });
  expect(line).toMatchObject({ actor: 'ann', reason, resourceId: below.memberId.toString() });
  await expect(open('nobodysmember', 'member', 'nobody')).rejects.toMatchObject({ code: 'members.member-unknown' });
});

test('a rank, the way to the upline and links are changed on the page of the member, each with its refusal', async () => {
  const { memberId } = await open('southagent', 'agent');

  await byTwoPeople(approvals, async () => {
    const { approvalId } = await asAnn<{ approvalId: bigint }>('give-rank', { memberId, rankLevel: 3 });
    return approvalId;
  });
  await asAnn('switch-transfers-up', { memberId, to: 'on' });
  const { code, address } = await asAnn<{ code: string; address: string }>('make-link', { memberId, opens: 'member' });

  expect(await members.find(memberId)).toMatchObject({ rankLevel: 3, toUpline: true });
  expect(address).toBe(`/register?affiliateCode=${code}`);
  await asAnn('close-link-for-staff', { code });
  await expect(asAnn('close-link-for-staff', { code: 'nolink99' })).rejects.toMatchObject({
    code: 'members.link-refused',
  });
  await expect(asAnn('choose-default-head', { memberId })).rejects.toMatchObject({
    code: 'members.type-refused',
  });
});

test('terms of a version are put in force once', async () => {
  await asAnn('put-terms-in-force', { version: '2026-12', minimumAge: 18 });

  await expect(asAnn('put-terms-in-force', { version: '2026-12', minimumAge: 18 })).rejects.toMatchObject({
    code: 'members.terms-refused',
  });
});
