import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { POLICY_REPORTS_PATH } from '../http/security-headers.ts';
import type { Log } from '../log.ts';
import type { Module } from '../module.ts';

/** What browsers refused because of a page's policy: counted, and the first ones of each minute in the log. */
export type PolicyReports = Module & {
  /** Since this node started: reports that were read, and those that came beyond the limit or said nothing. */
  readonly counts: () => { readonly heard: number; readonly dropped: number };
};

export type PolicyReportsDeps = { readonly clock: Clock; readonly log: Log };

const BODY_BYTES_MAX = 16_384;
const REPORTS_PER_CALL = 10;
/** Anybody may send reports: no more than this are logged, however many arrive. */
const LOGGED_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const FIELD_LENGTH_MAX = 200;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

export const createPolicyReports = ({ clock, log }: PolicyReportsDeps): PolicyReports => {
  const counts = { heard: 0, dropped: 0 };
  let minute = 0;
  let logged = 0;

  const mayLog = (): boolean => {
    const now = Math.floor(clock.now().getTime() / MINUTE_MS);
    if (now !== minute) [minute, logged] = [now, 0];
    logged += 1;
    return logged <= LOGGED_PER_MINUTE;
  };

  const hear = (body: unknown): void => {
    const reports = readReports(body);
    if (reports.length === 0) counts.dropped += 1;
    for (const report of reports.slice(0, REPORTS_PER_CALL)) {
      if (mayLog()) {
        counts.heard += 1;
        log.warn({ policy: report }, 'a browser refused something because of the policy of a page');
      } else counts.dropped += 1;
    }
  };

  return {
    counts: () => ({ ...counts }),
    files: (fastify: FastifyInstance) => {
      void fastify.register((apart, _options, registered) => {
        apart.removeAllContentTypeParsers();
        apart.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_BYTES_MAX }, (_request, text, done) =>
          done(null, parse(String(text))),
        );
        // The sender of a report gets no error: it cannot act on it.
        apart.post(POLICY_REPORTS_PATH, { bodyLimit: BODY_BYTES_MAX }, (request, reply) => {
          hear(request.body);
          return reply.status(204).send();
        });
        registered();
      });
    },
  };
};

export type PolicyReport = {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number;
};

// Browsers leave fields out that they have no value for.
const text = z.optional(z.string());
const number = z.optional(z.number());
const oldSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': number,
  }),
});
const newSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: z.nullish(z.string()),
    sourceFile: z.nullish(z.string()),
    lineNumber: z.nullish(z.number()),
  }),
});

/** Reports in the two forms browsers send them in; what else somebody sends is none. */
export const readReports = (body: unknown): readonly PolicyReport[] => {
  const old = z.safeParse(oldSchema, body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      {
        page: placeOf(report['document-uri']),
        directive: clipped(report['effective-directive'] ?? report['violated-directive']),
        blocked: placeOf(report['blocked-uri']),
        source: placeOf(report['source-file']),
        line: report['line-number'] ?? 0,
      },
    ];
  }
  return (Array.isArray(body) ? body.slice(0, REPORTS_PER_CALL) : []).flatMap((each: unknown) => {
    const found = z.safeParse(newSchema, each);
    if (!found.success) return [];
    const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = found.data.body;
    return [
      {
        page: placeOf(documentURL),
        directive: clipped(effectiveDirective),
        blocked: placeOf(blockedURL),
        source: placeOf(sourceFile),
        line: lineNumber ?? 0,
      },
    ];
  });
};

/** Addresses without their query and fragment, where tokens travel; words such as `inline` as they are. */
const placeOf = (address: string | null | undefined = ''): string => {
  if (address === null) return '';
  const url = URL.parse(address);
  if (!url) return clipped(address.split(/[?#]/)[0] ?? '');
  return clipped(url.host === '' ? url.protocol : `${url.protocol}//${url.host}${url.pathname}`);
};

const clipped = (word = ''): string => word.slice(0, FIELD_LENGTH_MAX);

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
