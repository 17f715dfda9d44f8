import { openModules } from '../process/modules.ts';
import { fundedBy, TENANT } from './lottery-house.ts';

/** The book with players, over the modules as a node has them. */
export const openBook = async (url: string, poolSize: number) => {
  const modules = await openModules(url, { poolSize, tenant: TENANT });
  return { ...modules, fund: fundedBy(modules) };
};

export type BookHouse = Awaited<ReturnType<typeof openBook>>;
