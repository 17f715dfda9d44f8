import type { Endpoint } from '@fairground/contract/endpoint';
import { Refusal } from '../refusal.ts';
import { readPairs } from './read-pairs.ts';

/** The body as it came: bytes and what the headers say of them. */
export type RawBody = {
  readonly bytes: Uint8Array;
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Turns the bytes of a body into a value the schema can look at; an absent body is `undefined`. */
export const readBody = (endpoint: Endpoint, { bytes, contentType, contentEncoding }: RawBody): unknown => {
  if (bytes.length === 0) return undefined;
  // Nearly every call says it in these words.
  if (contentType === 'application/json' && contentEncoding === undefined) return readJson(readText(bytes));
  const [mediaType = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const isForm = mediaType.trim() === 'application/x-www-form-urlencoded' && endpoint.form === true;
  const isJson = mediaType.trim() === 'application/json';
  const isPlain = contentEncoding === undefined || contentEncoding === 'identity';
  if (!(isForm || isJson) || !isPlain || !parameters.every(isUtf8)) throw new Refusal('request.wrong-content-type');

  const text = readText(bytes);
  return isForm ? readPairs('body', text) : readJson(text);
};

/** A parameter is fine unless it names a character set other than the one we read. */
const isUtf8 = (parameter: string): boolean => {
  const [name = '', value = ''] = parameter.split('=').map((part) => part.trim());
  return name !== 'charset' || value.replaceAll('"', '') === 'utf-8';
};

const readText = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal('request.malformed-json');
  }
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('request.malformed-json');
  }
};
