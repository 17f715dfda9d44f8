import type { SymbolLook } from '../model/symbol-look.ts';
import { placed } from './board-view.tsx';
import { NumberToken } from './number-token.tsx';

type SymbolKeyProps = {
  readonly symbol: string;
  readonly look: SymbolLook;
  readonly name: string;
  /** What a win on this symbol alone is worth, where symbols differ. */
  readonly odds?: string | undefined;
  readonly isPicked: boolean;
  readonly isInTabOrder: boolean;
  readonly onPress: () => void;
};

/** One symbol of a picker that is picked or not. */
export function SymbolKey({ symbol, look, name, odds, isPicked, isInTabOrder, onPress }: SymbolKeyProps) {
  return (
    <button
      type="button"
      className="lot-key"
      data-look={look === 'ball' && odds !== undefined ? 'word' : look}
      data-symbol={symbol}
      aria-pressed={isPicked}
      tabIndex={isInTabOrder ? 0 : -1}
      onClick={onPress}
    >
      <Face look={look} symbol={symbol} name={name} />
      {odds !== undefined && <small className="text-xs font-normal text-ink-soft">{odds}</small>}
    </button>
  );
}

function Face({ look, symbol, name }: { readonly look: SymbolLook; readonly symbol: string; readonly name: string }) {
  switch (look) {
    case 'word':
      return <span className="px-1 text-center text-sm leading-tight">{name}</span>;
    case 'ball':
      return <span>{symbol}</span>;
    case 'die':
      return (
        <span className="flex gap-0.5">
          {placed([...symbol]).map(({ number: face, key }) => (
            <NumberToken key={key} look="die" text={face} size={symbol.length > 1 ? 'sm' : 'md'} />
          ))}
        </span>
      );
    case 'car':
    case 'mark':
      return <NumberToken look={look} text={symbol} size="md" />;
    default:
      return look satisfies never;
  }
}
