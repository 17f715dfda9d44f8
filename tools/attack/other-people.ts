import { deflateSync, crc32 } from 'node:zlib';
import { attacked } from './attack.ts';
import type { Attack, Finding } from './attack.ts';
import { ask, buyTicket, newPerson, newWord, openDice, openIssue } from './person.ts';
import type { Answer } from './person.ts';

/** A picture of one colour. */
const picture = (): Buffer => {
  const part = (name: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.from([0, 0, 0, 20, 0, 0, 0, 20, 8, 0, 0, 0, 0]);
  const points = deflateSync(Buffer.alloc(21 * 20));
  const mark = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([mark, part('IHDR', head), part('IDAT', points), part('IEND', Buffer.alloc(0))]);
};

export const otherPeople: Attack = {
  name: 'other-people',
  about: 'what belongs to one member asked for, changed and ended by another who knows its id',
  run: async (target) => {
    const [owner, thief] = [await newPerson(target), await newPerson(target)];
    // Each spends its own: the smallest round of a game may take all that somebody new has.
    const buyer = await newPerson(target);
    const dice = await openDice(target, owner);
    const { value: played } = await dice.play();
    const ticket = { numero: await openIssue(target), clientOrderId: newWord(), multiple: 5 };
    const { value: bought } = await buyTicket(target, buyer, ticket);
    const sent = await fetch(`${target.url}/wps/relay/picture`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${owner.token}` },
      body: new Uint8Array(picture()),
    });
    const { pictureId } = ((await sent.json()) as Answer).value;
    const sessions = await ask(target, 'GET', '/wps/relay/session/list', { token: owner.token });
    const bets = await ask(target, 'GET', '/wps/relay/bet/list', { token: owner.token });
    const { sessionId } = sessions.value.list[0];

    type Try = readonly [string, 'GET' | 'POST' | 'PUT' | 'DELETE', string, unknown?];
    const tries: readonly Try[] = [
      ['reads a round', 'GET', `/wps/relay/studio/round?roundId=${played.round.roundId}`],
      ['reads a bet', 'GET', `/wps/relay/bet/detail?betId=${bets.value.list[0].betId}`],
      ['cancels a ticket', 'DELETE', `/lgw/bets?orderId=${bought.order.orderId}`],
      ['reads a picture', 'GET', `/wps/relay/picture?id=${pictureId}`],
      ['goes on with a game', 'POST', '/wps/relay/game/session/resume', { sessionId: dice.sessionId }],
      ['leaves a game', 'POST', '/wps/relay/game/session/leave', { sessionId: dice.sessionId }],
      ['ends a session', 'POST', '/wps/relay/session/revoke', { sessionId }],
    ];
    const findings: Finding[] = [];
    for (const [name, method, path, body] of tries)
      findings.push(
        await attacked(`nobody ${name} of somebody else`, async () => {
          const { success, status } = await ask(target, method, path, { token: thief.token, body });
          return success ? `answered ${status}` : undefined;
        }),
      );
    // Deleting an unknown picture and somebody else's get the same answer: what counts is that it is still there.
    await ask(target, 'DELETE', `/wps/relay/picture?id=${pictureId}`, { token: thief.token });
    findings.push(
      await attacked('after all this everything is still there', async () => {
        const own: readonly Try[] = [
          ['the session', 'GET', '/wps/member/info'],
          ['the round', 'GET', `/wps/relay/studio/round?roundId=${played.round.roundId}`],
          ['the ticket', 'DELETE', `/lgw/bets?orderId=${bought.order.orderId}`],
        ];
        for (const [name, method, path] of own) {
          const { token } = name === 'the ticket' ? buyer : owner;
          const { success, code } = await ask(target, method, path, { token });
          if (!success) return `${name} is gone: ${code}`;
        }
        const kept = await fetch(`${target.url}/wps/relay/picture?id=${pictureId}`, {
          headers: { authorization: `Bearer ${owner.token}` },
        });
        return kept.ok ? undefined : 'the picture is gone';
      }),
    );
    return findings;
  },
};
