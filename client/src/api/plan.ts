/**
 * Where a value that travels differs from the value the code sees: `true` nowhere, a word at this very place, and
 * otherwise inside. Made of the contract's schemas by the build.
 */
export type Plan =
  | true
  | 'id'
  | 'moment'
  | 'money'
  | { readonly list: Plan }
  | { readonly map: Plan }
  | { readonly fields: Readonly<Record<string, Plan>> };
