import type { Permission } from '@fairground/contract/operators/permissions';
import type { Actor } from '../../server/src/modules/audit/index.ts';
import type { Maker } from '../../server/src/modules/operators/index.ts';
import type { Ask } from './ask.ts';
import type { House } from './house.ts';

/** What a command is handed: the words behind its name, its options, and the product to change. */
export type Call = {
  readonly words: readonly string[];
  readonly options: Options;
  readonly house: House;
  readonly now: Date;
  readonly print: (line: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly ask: Ask;
  /** Who changes something, and why: the staff member whose session this terminal has. */
  readonly actor: () => Actor;
  /** The staff member behind a change, with roles and permissions. */
  readonly staff: () => Maker;
};

/** Options as they were typed; a name may come several times. */
export type Options = Readonly<Record<string, readonly (string | true)[] | undefined>>;

/** `flag` is there or not, `text` has a value, `texts` may be repeated. */
export type OptionKind = 'flag' | 'text' | 'texts';

export type Action = {
  /** `status maintenance`: the words that call it. */
  readonly name: string;
  /** What stands behind the name, such as `<id>`. */
  readonly words?: readonly string[];
  readonly about: string;
  readonly options?: Readonly<Record<string, { readonly kind: OptionKind; readonly about: string }>>;
  /** Changes something: needs a staff session with this permission, and `--reason`. */
  readonly changes?: Permission;
  readonly examples?: readonly string[];
  readonly run: (call: Call) => Promise<void>;
};
