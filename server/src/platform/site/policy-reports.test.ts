import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/clock.ts';
import { testHttp } from '../../testing/http.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { createPolicyReports, readReports } from './policy-reports.ts';

const OLD = {
  'csp-report': {
    'document-uri': 'https://play.example/lobby?token=secret#there',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?a=1',
    'source-file': 'https://play.example/assets/app.js',
    'line-number': 7,
  },
};
const NEW = [
  {
    type: 'csp-violation',
    body: { documentURL: 'https://play.example/', effectiveDirective: 'img-src', blockedURL: 'inline' },
  },
  { type: 'deprecation', body: {} },
];

const aSite = () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  const clock = fakeClock();
  const reports = createPolicyReports({ clock, log: pino(sink) });
  const { fastify } = testHttp({ routes: [] });
  reports.files?.(fastify);
  const send = (payload: string, type = 'application/csp-report') =>
    fastify.inject({ method: 'POST', url: '/policy-reports', headers: { 'content-type': type }, payload });
  return { reports, lines, clock, send };
};

test('a report in the form of every browser is counted and written down, without the words behind an address', async () => {
  const { reports, lines, send } = aSite();

  const answers = [await send(JSON.stringify(OLD)), await send(JSON.stringify(NEW), 'application/reports+json')];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(reports.counts()).toEqual({ heard: 2, dropped: 0 });
  expect(lines.join('')).toContain('"blocked":"https://evil.example/x.js"');
  expect(lines.join('')).not.toContain('secret');
  expect(readReports(OLD)[0]).toMatchObject({
    page: 'https://play.example/lobby',
    directive: 'script-src-elem',
    line: 7,
  });
  expect(readReports(NEW)).toMatchObject([{ directive: 'img-src', blocked: 'inline', line: 0 }]);
});

test('no more than sixty reports a minute are written down, the others are counted', async () => {
  const { reports, lines, clock, send } = aSite();
  const many = JSON.stringify(Array.from({ length: 50 }, () => NEW[0]));

  for (let call = 0; call < 10; call += 1) await send(many, 'application/reports+json');

  expect(lines).toHaveLength(60);
  expect(reports.counts()).toEqual({ heard: 60, dropped: 40 });
  clock.advance(60_000);
  await send(JSON.stringify(OLD));
  expect(lines).toHaveLength(61);
});

test.each([
  ['{', 204],
  ['null', 204],
  ['{"csp-report":7}', 204],
  ['"x"', 204],
  ['x'.repeat(20_000), 413],
])('what is no report, or too large for one, is not written down: %s', async (payload, status) => {
  const { reports, lines, send } = aSite();

  expect((await send(payload)).statusCode).toBe(status);
  expect(lines).toEqual([]);
  expect(reports.counts().heard).toBe(0);
});

test('the policy of a page says where reports go', () => {
  expect(contentSecurityPolicy()).toMatch(/; report-uri \/policy-reports$/);
});
