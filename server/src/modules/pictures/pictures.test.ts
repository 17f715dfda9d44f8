import { connect } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import { PICTURE_BYTES_MAX } from '@fairground/contract/pictures/rules';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { aSession, testHttp } from '../../testing/http.ts';
import { anOperator, testPlatform } from '../../testing/modules.ts';
import { createPictures } from './index.ts';
import type { PictureId } from './index.ts';
import { aBomb, aNoise, aPhoto, aPicture, PNG_SIGNATURE } from '../../testing/pictures.ts';

const ground = await testPlatform((await testDatabase()).db);
const { db, clock } = ground;
const pictures = createPictures(ground);

const ANNA = 5_000n as MemberId;
const BORIS = 5_001n as MemberId;
const TOKENS = { 'token-of-member-anna': ANNA, 'token-of-member-boris': BORIS } as const;
type Token = keyof typeof TOKENS;

let known = true;
const { fastify } = testHttp({
  routes: pictures.routes ?? [],
  authenticate: (token) =>
    Promise.resolve(known && token in TOKENS ? aSession({ memberId: TOKENS[token as Token] }) : undefined),
});
await fastify.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => fastify.close());

const PATH = '/wps/relay/picture';
const send = (payload: Buffer | string, type = 'image/png', token: Token = 'token-of-member-anna') =>
  fastify.inject({
    method: 'POST',
    url: PATH,
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    payload,
  });
const read = (id: string, token: Token = 'token-of-member-anna') =>
  fastify.inject({ url: `${PATH}?id=${id}`, headers: { authorization: `Bearer ${token}` } });
const remove = (id: string, token: Token = 'token-of-member-anna') =>
  fastify.inject({ method: 'DELETE', url: `${PATH}?id=${id}`, headers: { authorization: `Bearer ${token}` } });
const sent = async (payload: Buffer, type?: string, token?: Token): Promise<string> =>
  (await send(payload, type, token)).json().value.pictureId;
const kept = async () => (await sql<{ id: bigint }>`select id from pictures_picture order by id`.execute(db)).rows;

beforeEach(async () => {
  known = true;
  await sql`delete from pictures_picture`.execute(db);
});

test('[part of V-04] a png and a jpg are taken and shown to their owner as what they are', async () => {
  for (const [format, type] of [
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const) {
    const answer = await send(await aPicture(format), type);
    expect(answer.json()).toMatchObject({ success: true, value: { width: 48, height: 32 } });

    const shown = await read(answer.json().value.pictureId);

    expect(shown.statusCode).toBe(200);
    expect((await sharp(shown.rawPayload).metadata()).format).toBe(format);
    expect(shown.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment',
      'cache-control': 'private, max-age=3600',
      vary: 'authorization',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('[part of V-04] the content decides: a jpg that calls itself png is kept as the jpg it is', async () => {
  const id = await sent(await aPicture('jpeg'), 'image/png');

  expect((await read(id)).headers['content-type']).toBe('image/jpeg');
});

test('where a photo was taken, and by whom, is not kept; it stands upright', async () => {
  const photo = await aPhoto();
  expect(photo.toString('latin1')).toContain('Somebody At Home');

  const { rawPayload } = await read(await sent(photo, 'image/jpeg'));

  const { exif, width, height } = await sharp(rawPayload).metadata();
  expect(exif).toBeUndefined();
  expect(rawPayload.toString('latin1')).not.toContain('Somebody At Home');
  expect([width, height]).toEqual([20, 60]);
});

const HTML = '<html><script>alert(document.domain)</script></html>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

describe('[part of V-04] what only calls itself a picture is refused, whatever its name and header say', () => {
  test.each([
    ['nothing at all', ''],
    ['a script', '#!/bin/sh\nrm -rf ~'],
    ['a page', HTML],
    ['a drawing with a script', svg],
    ['a page behind the first bytes of a png', Buffer.concat([PNG_SIGNATURE, Buffer.from(HTML)])],
    ['a page behind the first bytes of a jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(HTML)])],
  ])('%s', async (_title, payload) => {
    for (const type of ['image/png', 'image/jpeg']) {
      const answer = await send(payload, type);

      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ success: false, code: 'pictures.not-a-picture' });
    }
    expect(await kept()).toEqual([]);
  });

  test('pictures of other kinds', async () => {
    const base = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    for (const format of ['gif', 'webp', 'tiff'] as const)
      expect((await send(await base.clone().toFormat(format).toBuffer())).json().code).toBe('pictures.not-a-picture');
  });

  test('a picture that breaks off', async () => {
    const noise = await sharp({
      create: { width: 200, height: 200, channels: 3, background: 'red', noise: { type: 'gaussian', sigma: 60 } },
    })
      .png()
      .toBuffer();

    expect((await send(noise.subarray(0, noise.length / 2))).json().code).toBe('pictures.not-a-picture');
  });

  test.each(['text/html', 'image/svg+xml', 'image/gif', 'multipart/form-data; boundary=x', 'application/json', ''])(
    'a file sent as "%s"',
    async (type) => {
      expect((await send(await aPicture('png'), type)).json().code).toBe('request.wrong-content-type');
    },
  );
});

test('[part of V-04] words behind the end of a real picture are not kept with it', async () => {
  const id = await sent(Buffer.concat([await aPicture('png'), Buffer.from(HTML)]));

  const { rawPayload, headers } = await read(id);

  expect(rawPayload.toString('latin1')).not.toContain('script');
  expect(headers['content-type']).toBe('image/png');
});

test('a file of a few kilobytes that claims 20000 × 20000 pixels is refused before anything is painted', async () => {
  const bomb = aBomb(20_000);
  expect(bomb.length).toBeLessThan(200_000);
  const before = process.memoryUsage().rss;

  const answer = await send(bomb);

  expect(answer.json()).toMatchObject({ code: 'pictures.too-many-pixels' });
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('[part of V-04] five megabytes are taken, one byte more is not', async () => {
  const png = await aPicture('png');
  const whole = Buffer.concat([png, Buffer.alloc(PICTURE_BYTES_MAX - png.length)]);

  expect((await send(whole)).json().success).toBe(true);

  const answer = await send(Buffer.concat([whole, Buffer.alloc(1)]));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ success: false, code: 'pictures.too-large' });
});

test('what is kept is never larger than what may come: a picture that is large without loss is kept with some', async () => {
  const noise = aNoise(2_100);
  expect(noise.length).toBeLessThan(PICTURE_BYTES_MAX);

  const { headers, rawPayload } = await read(await sent(noise));

  expect(headers['content-type']).toBe('image/jpeg');
  expect(rawPayload.length).toBeLessThan(PICTURE_BYTES_MAX);
});

test('a large photo comes down to what a slip is read on', async () => {
  const answer = await send(await aPicture('jpeg', 'teal', { width: 4_000, height: 2_000 }), 'image/jpeg');

  expect(answer.json().value).toMatchObject({ width: 2_560, height: 1_280 });
});

describe('over a real connection', () => {
  const headOf = (lines: readonly string[], token = 'token-of-member-anna') =>
    [`POST ${PATH} HTTP/1.1`, 'host: a', `authorization: Bearer ${token}`, 'content-type: image/png', ...lines].join(
      '\r\n',
    ) + '\r\n\r\n';
  const open = () => {
    const address = fastify.server.address();
    const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
    socket.on('error', () => undefined);
    const isClosed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    return { socket, isClosed, answer: isClosed.then(() => heard) };
  };

  /** Sends until the other side hangs up, and never says that it is done. */
  const sendWithoutEnd = async (head: string): Promise<string> => {
    const { socket, isClosed, answer } = open();
    socket.write(head);
    const chunk = Buffer.alloc(64 * 1024, 1);
    let isOver = false;
    void isClosed.then(() => (isOver = true));
    while (!isOver && socket.writable) {
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      if (!socket.write('\r\n'))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), isClosed]);
      await soon();
    }
    await isClosed;
    return answer;
  };

  test('[part of V-04] a body in chunks without end is refused and the connection closed', async () => {
    const answer = await sendWithoutEnd(headOf(['transfer-encoding: chunked']));

    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('pictures.too-large');
    expect(await kept()).toEqual([]);
  });

  test('a caller without permission is refused before the file is read, and the upload is cut off', async () => {
    const answer = await sendWithoutEnd(headOf(['transfer-encoding: chunked'], 'token-of-somebody-else'));

    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('access.login-required');
  });

  test('a length beyond the limit is refused by its announcement; the answer arrives all the same', async () => {
    const { socket, answer, isClosed } = open();
    const length = PICTURE_BYTES_MAX + 1;
    socket.write(headOf([`content-length: ${length}`, 'connection: close']));
    socket.write(Buffer.alloc(length));

    expect(await answer).toContain('pictures.too-large');
    await isClosed;
  });

  test('a refused file does not break the connection for what comes next', async () => {
    const { socket, answer } = open();
    socket.write(`${headOf(['content-length: 5'])}hello`);
    socket.write(`GET ${PATH}?id=1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);

    const said = await answer;

    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 401']);
  });

  test('a sender who goes away in the middle leaves nothing and breaks nothing', async () => {
    const { socket } = open();
    socket.write(headOf(['content-length: 1000']));
    socket.write(PNG_SIGNATURE);
    await soon();
    socket.destroy();

    expect((await send(await aPicture('png'))).json().success).toBe(true);
    expect((await kept()).length).toBe(1);
  });
});

test('a retry and twins at once keep one; another member keeps its own', async () => {
  const file = await aPicture('png');

  const ids = await Promise.all(Array.from({ length: 8 }, () => sent(file)));
  const again = await sent(file);
  const other = await sent(file, 'image/png', 'token-of-member-boris');

  expect(new Set([...ids, again]).size).toBe(1);
  expect(other).not.toBe(again);
  expect((await kept()).length).toBe(2);
});

test("nobody reads or deletes another member's picture, and the refusal does not reveal that it exists", async () => {
  const id = await sent(await aPicture('png'));

  const stolen = await read(id, 'token-of-member-boris');
  const never = await read('999999', 'token-of-member-boris');
  await remove(id, 'token-of-member-boris');

  expect(stolen.json()).toEqual(never.json());
  expect(stolen.json()).toMatchObject({ code: 'pictures.unknown' });
  expect(stolen.headers['cache-control']).toBe('no-store');
  expect((await read(id)).statusCode).toBe(200);
  known = false;
  expect((await read(id)).json().code).toBe('access.login-required');
});

test('what goes with a letter stays; another member cannot send it along, and it goes with one thing alone', async () => {
  const [first, second] = [await sent(await aPicture('png', 'red')), await sent(await aPicture('png', 'blue'))];
  const ids = [second, first].map((id) => BigInt(id) as PictureId);
  const keep = (member: MemberId, name: string) => inTransaction(db, (tx) => pictures.keepIn(tx, member, ids, name));
  await expect(keep(BORIS, 'letter 1')).rejects.toMatchObject({ code: 'pictures.unknown' });

  await keep(ANNA, 'letter 2');

  await expect(keep(ANNA, 'letter 3')).rejects.toMatchObject({ code: 'pictures.unknown' });
  expect(await pictures.listStored(db, ['letter 1', 'letter 2', 'letter 3'])).toEqual(new Map([['letter 2', ids]]));
  await remove(first);
  expect((await read(first)).statusCode).toBe(200);
});

test('one unknown picture among them and none is kept', async () => {
  const id = BigInt(await sent(await aPicture('png'))) as PictureId;

  await expect(
    inTransaction(db, (tx) => pictures.keepIn(tx, ANNA, [id, 999_999n as PictureId], 'letter 4')),
  ).rejects.toMatchObject({ code: 'pictures.unknown' });

  expect(await pictures.listStored(db, ['letter 4'])).toEqual(new Map());
});

test('what waits is taken back by its owner, or swept away after a day; what goes with something is not', async () => {
  const [taken, forgotten, used] = await Promise.all(
    ['red', 'green', 'blue'].map(async (colour) => sent(await aPicture('png', colour))),
  );
  await inTransaction(db, (tx) => pictures.keepIn(tx, ANNA, [BigInt(used ?? 0) as PictureId], 'letter 5'));
  const sweep = () => pictures.schedules?.[0]?.job.run(null, new AbortController().signal);

  await remove(taken ?? '');
  await remove(taken ?? '');
  await sweep();
  expect(new Set((await kept()).map(({ id }) => id.toString()))).toEqual(new Set([forgotten, used]));

  clock.advance(25 * 60 * 60_000);
  await sweep();
  expect((await kept()).map(({ id }) => id.toString())).toEqual([used]);
});

test('of what a member leaves waiting only the newest twelve stay', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 14; at += 1) ids.push(await sent(await aPicture('png', `rgb(${at * 9}, 0, 0)`)));

  expect((await kept()).map(({ id }) => id.toString())).toEqual(ids.slice(2));
});

test('a picture of an identity case is shown to the identity desk alone, and looks elsewhere as if it were not there', async () => {
  const id = BigInt(await sent(await aPicture('png'))) as PictureId;
  await inTransaction(db, (tx) => pictures.keepIn(tx, ANNA, [id], 'verification 9'));

  await expect(pictures.showAttached(anOperator, id)).rejects.toMatchObject({ code: 'pictures.unknown' });
  expect((await pictures.show(anOperator, id)).type).toBe('image/png');
});

test('staff sees what goes with something, and the trail who looked', async () => {
  const id = BigInt(await sent(await aPicture('png'))) as PictureId;
  await expect(pictures.show(anOperator, id)).rejects.toMatchObject({ code: 'pictures.unknown' });
  await inTransaction(db, (tx) => pictures.keepIn(tx, ANNA, [id], 'letter 6'));

  const { type, bytes } = await pictures.show(anOperator, id);

  expect(type).toBe('image/png');
  expect((await sharp(bytes).metadata()).width).toBe(48);
  const [line] = await ground.audit.listLines({ limit: 1 });
  expect(line).toMatchObject({ action: 'pictures.show-picture', resourceId: id.toString() });
});
