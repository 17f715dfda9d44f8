/** What a build tells its worker; put in by web/build. */
export type WorkerFacts = {
  /** The script that pages of this build start with: by it a page knows whether the worker is of its own build. */
  readonly build: string;
  /** Changes with anything the worker keeps, texts included. */
  readonly stamp: string;
  /** What every page needs, each named by its content. */
  readonly shell: readonly string[];
  /** What the offline page needs beside it, under names that stay. */
  readonly art: readonly string[];
};

declare const WORKER_FACTS: WorkerFacts;

export const facts: WorkerFacts = WORKER_FACTS;
