import { CSV_TYPE, fileSchema } from '@fairground/contract/bytes';
import { endpoint } from '@fairground/contract/endpoint';
import { expect, test } from 'vitest';
import { testHttp } from '../../testing/http.ts';
import { bind } from './route.ts';

const readTable = endpoint({
  name: 'test.read-table',
  summary: 'For tests.',
  method: 'GET',
  path: '/wps/test/table',
  access: 'public',
  file: [CSV_TYPE],
  value: fileSchema,
  errors: [],
});

test('a file that is written while it is sent arrives whole, is kept nowhere and is saved, not shown', async () => {
  const chunks = (async function* lines() {
    yield Buffer.from('a,b\r\n');
    yield Buffer.from('1,2\r\n');
  })();
  const { fastify } = testHttp({ routes: [bind(readTable, () => ({ type: CSV_TYPE, chunks }))] });

  const answer = await fastify.inject({ method: 'GET', url: readTable.path });

  expect(answer.body).toBe('a,b\r\n1,2\r\n');
  expect(answer.headers).toMatchObject({
    'content-type': CSV_TYPE,
    'content-disposition': 'attachment',
    'cache-control': 'no-store',
  });
});
