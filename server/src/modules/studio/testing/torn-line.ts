import type { InHouseLine, Vendors } from '../../vendors/index.ts';

type Lines = Pick<Vendors, 'openLine'>;

/** The wallet's line, torn once around a call, as when the process dies: before it is made, or after it was carried out. */
export const tornLine = <Some extends Lines>(vendors: Some, call: 'bet' | 'win', when: 'before' | 'after'): Some => {
  let isTorn = false;
  const openLine = async (code: string): Promise<InHouseLine | undefined> => {
    const line = await vendors.openLine(code);
    if (!line) return undefined;
    const torn = async (body: never) => {
      if (isTorn) return line[call](body);
      isTorn = true;
      // A busy machine may answer that it does not know yet: then it is asked again.
      while (when === 'after' && (await line[call](body)).code === 'TEMPORARY');
      throw new Error('killed');
    };
    return { ...line, [call]: torn };
  };
  return { ...vendors, openLine };
};
