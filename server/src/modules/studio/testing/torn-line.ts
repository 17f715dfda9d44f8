import type { InHouseLine, Vendors } from '../../vendors/index.ts';

type Lines = Pick<Vendors, 'openLine'>;

/** A wallet connection that fails once around a call, as when the process dies: before the call, or after it took effect. */
export const tornLine = <Some extends Lines>(
  vendors: Some,
  call: 'bet' | 'win' | 'betAndWin',
  when: 'before' | 'after',
): Some => {
  let isTorn = false;
  const openLine = async (code: string): Promise<InHouseLine | undefined> => {
    const line = await vendors.openLine(code);
    if (!line) return undefined;
    const torn = async (...said: readonly [never, never]) => {
      if (isTorn) return line[call](...said);
      isTorn = true;
      // A busy machine may answer that it does not know yet: then it is asked again.
      while (when === 'after' && codeOf(await line[call](...said)) === 'TEMPORARY');
      throw new Error('killed');
    };
    return { ...line, [call]: torn };
  };
  return { ...vendors, openLine };
};

type Answer = Awaited<ReturnType<InHouseLine['bet' | 'win' | 'betAndWin']>>;

const codeOf = (answer: Answer): string => ('bet' in answer ? answer.bet.code : answer.code);
