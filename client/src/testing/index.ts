/** What tests of the client and of its applications are built with. */
export { memoryStorage } from './memory-storage.ts';
