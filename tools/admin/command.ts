import type { Actor } from '../../server/src/modules/audit/index.ts';
import type { House } from './house.ts';

/** What a command is handed: the words behind its name, its options, and the product to change. */
export type Call = {
  readonly words: readonly string[];
  readonly options: Options;
  readonly house: House;
  readonly now: Date;
  readonly print: (line: string) => void;
  /** Who changes something, and why; refuses a change without a reason. */
  readonly actor: () => Actor;
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
  /** Changes something, and therefore takes `--reason`. */
  readonly changes?: true;
  readonly examples?: readonly string[];
  readonly run: (call: Call) => Promise<void>;
};
