import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { closeServer, openHolding, openConnection, callOf, isClosed } from './testing/connections.ts';

afterEach(closeServer);

describe('a node that stops', () => {
  test('closes connections that wait for nothing, and answers what it has begun as the last word on its connection', async () => {
    const { at, begun, letGo } = await openHolding();
    const [silent, busy] = [await openConnection(at), await openConnection(at)];
    silent.socket.write(callOf('quick', '/vendor/test/other'));
    await silent.hears(1);
    busy.socket.write(callOf('begun'));
    await expect.poll(() => begun.length).toBe(1);

    const order: string[] = [];
    const closed = at.fastify.close();
    const idle = at.idle().then(() => order.push('idle'));
    await expect.poll(() => isClosed(silent)).toBe(true);
    order.push('released');
    letGo();

    expect(await busy.hears(1)).toMatch(/connection: close\r\n[^]*\{"word":"begun"\}/i);
    await expect.poll(() => isClosed(busy)).toBe(true);
    await Promise.all([closed, idle]);
    expect(order).toEqual(['released', 'idle']);
  });

  test('executes no request that arrives after its last answer', async () => {
    const { at, begun, letGo } = await openHolding('first');
    const line = await openConnection(at);
    line.socket.write(callOf('first'));
    await expect.poll(() => begun).toEqual(['first']);

    const closed = at.fastify.close();
    await expect.poll(() => at.fastify.server.listening).toBe(false);
    letGo();
    await line.hears(1);
    line.socket.write(callOf('second'));

    await closed;
    expect(begun).toEqual(['first']);
  });

  test('is not done before its last answer is taken', async () => {
    const long = 'x'.repeat(32_000_000);
    const { at, begun, letGo } = await openHolding(undefined, long);
    const line = await openConnection(at);
    line.socket.pause();
    line.socket.write(callOf('last'));
    await expect.poll(() => begun.length).toBe(1);
    const closed = at.fastify.close();
    letGo();
    let isIdle = false;
    const idle = at.idle().then(() => (isIdle = true));
    await sleep(200);
    expect(isIdle).toBe(false);

    line.socket.resume();

    await Promise.all([idle, closed]);
    await expect.poll(() => isClosed(line)).toBe(true);
    expect(line.heard().endsWith(`{"word":"${long}"}`)).toBe(true);
  });

  test('cuts off what does not go when its time is up', async () => {
    const { at, begun } = await openHolding();
    const line = await openConnection(at);
    line.socket.write(callOf('forever'));
    await expect.poll(() => begun.length).toBe(1);

    const closed = at.fastify.close();
    at.hangUp();

    await expect.poll(() => isClosed(line)).toBe(true);
    await closed;
    await at.idle();
  });
});
