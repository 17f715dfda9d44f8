import type { Endpoint } from '@fairground/contract/endpoint';
import { codesByStatus } from './error-codes.ts';
import { PAGE_STYLE } from './page-style.ts';
import { isSchema, propertiesOf, wireSchema } from './wire-schema.ts';
import type { WireSchema } from './wire-schema.ts';

/** The calls as a page people read: made once by the server, without a script and without anything from elsewhere. */
export const openApiPage = (endpoints: readonly Endpoint[], title: string): string => {
  const modules = [...Map.groupBy(endpoints, ({ name }) => name.split('.', 1)[0] ?? name)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<div class="page">
<nav aria-label="Calls">${modules.map(([name, calls]) => contentsOf(name, calls)).join('')}</nav>
<main>
<h1>${escape(title)}</h1>
<p class="lead">${endpoints.length} calls, described from the definitions the server itself answers by.
For machines: <a href="/openapi.json">openapi.json</a>.</p>
<ul class="facts">
<li><b>One envelope</b> Every answer is <code>{ success, value, message, code? }</code>.</li>
<li><b>Stable codes</b> A failure carries a code with one status; <code>message</code> is for the reader.</li>
<li><b>Sessions</b> The token travels as <code>Authorization: Bearer …</code>; the language as <code>language: TY</code>.</li>
<li><b>Exact figures</b> Amounts and ids are decimal text, moments ISO 8601 in UTC. Unknown fields are refused.</li>
</ul>
${modules.map(([name, calls]) => `<section><h2>${escape(name)}</h2>${calls.map(callOf).join('')}</section>`).join('\n')}
</main>
</div>
</body>
</html>
`;
};

const contentsOf = (module: string, calls: readonly Endpoint[]): string =>
  `<h2>${escape(module)}</h2><ul>${calls
    .map(({ name }) => `<li><a href="#${escape(name)}">${escape(readable(name))}</a></li>`)
    .join('')}</ul>`;

/** `content.list-banners` reads as "list banners". */
const readable = (name: string): string => (name.split('.')[1] ?? name).replaceAll('-', ' ');

const ACCESS_WORDS = {
  public: 'open to everybody',
  session: 'any session',
  member: 'members',
  agent: 'agents',
  vendor: 'signed',
  developer: 'sandbox developers',
  operator: 'staff',
} as const satisfies Record<Endpoint['access'], string>;

const callOf = (endpoint: Endpoint): string => {
  const { name, method, path, summary, query, body, value, upload, file } = endpoint;
  const marks = [
    ACCESS_WORDS[endpoint.access],
    ...(endpoint.permission === undefined ? [] : [`permission: ${endpoint.permission}`]),
    ...(endpoint.encrypted === true ? ['sealed body'] : []),
    ...(endpoint.form === true ? ['JSON or form'] : []),
    ...(endpoint.limit === undefined ? [] : [`limit: ${endpoint.limit}`]),
  ];
  return `<details id="${escape(name)}">
<summary><span class="method ${method}">${method}</span><code class="path">${escape(path)}</code>
<span class="says">${escape(summary)}</span></summary>
<div class="inside">
<ul class="marks">${marks.map((mark) => `<li>${escape(mark)}</li>`).join('')}</ul>
${query === undefined ? '' : fieldTable('Query', wireSchema(query))}
${upload === undefined ? '' : fileNote('Body', upload.types)}
${body === undefined || upload ? '' : fieldTable('Body', wireSchema(body))}
${file === undefined ? fieldTable('Value', wireSchema(value)) : fileNote('Answer', file)}
${failureTable(endpoint)}
</div>
</details>`;
};

const fileNote = (title: string, types: readonly string[]): string =>
  `<h3>${title}</h3><p>A file: ${types.map((type) => `<code>${escape(type)}</code>`).join(' or ')}</p>`;

const fieldTable = (title: string, schema: WireSchema): string => {
  const rows = fieldsOf(schema, '');
  if (rows.length === 0) return `<h3>${title}</h3><p>${escape(kindOf(schema))}</p>`;
  const cells = rows.map(
    ([name, kind, note]) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(kind)}</td><td>${escape(note)}</td></tr>`,
  );
  return `<h3>${title}</h3><div class="scroll"><table><thead><tr><th>Field</th><th>Kind</th><th></th></tr></thead><tbody>${cells.join('')}</tbody></table></div>`;
};

const failureTable = (endpoint: Endpoint): string => {
  const rows = [...codesByStatus(endpoint)].map(
    ([status, codes]) =>
      `<tr><td>${status}</td><td>${codes.map((code) => `<code>${escape(code)}</code>`).join(' · ')}</td></tr>`,
  );
  return `<h3>Failures</h3><div class="scroll"><table><thead><tr><th>Status</th><th>Codes</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

type FieldRow = readonly [name: string, kind: string, note: string];

/** Every field with its path, `list[].title`, so that one flat table shows the whole shape. */
const fieldsOf = (schema: WireSchema, prefix: string): readonly FieldRow[] =>
  propertiesOf(schema).flatMap(({ name, schema: field, isRequired }) => {
    const path = `${prefix}${name}`;
    const inner = isSchema(field['items']) ? field['items'] : field;
    const mark = isSchema(field['items']) ? '[]' : '';
    return [[path, kindOf(field), noteOf(field, isRequired)] as const, ...fieldsOf(inner, `${path}${mark}.`)];
  });

const kindOf = (schema: WireSchema): string => {
  if (Array.isArray(schema['enum'])) return schema['enum'].join(' | ');
  if ('const' in schema) return String(schema['const']);
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].filter(isSchema).map(kindOf).join(' or ');
  if (isSchema(schema['items'])) return `list of ${kindOf(schema['items'])}`;
  if (isSchema(schema['additionalProperties'])) return `map of ${kindOf(schema['additionalProperties'])}`;
  if (typeof schema['format'] === 'string') return schema['format'];
  return typeof schema['type'] === 'string' ? schema['type'] : 'any';
};

const noteOf = (schema: WireSchema, isRequired: boolean): string =>
  [
    isRequired ? '' : 'optional',
    schema['default'] === undefined ? '' : `default ${JSON.stringify(schema['default'])}`,
    schema['maxLength'] === undefined ? '' : `at most ${JSON.stringify(schema['maxLength'])} characters`,
    typeof schema['pattern'] === 'string' ? schema['pattern'] : '',
  ]
    .filter((note) => note !== '')
    .join(', ');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
