import { solveProof } from './solve-proof.ts';
import type { ProofTask } from './solve-proof.ts';

/** Works beside the page, so that the page never stands still. */
addEventListener('message', ({ data }: MessageEvent<ProofTask>) => {
  void solveProof(data, { stretch: Number.MAX_SAFE_INTEGER, rest: () => Promise.resolve() }).then((answers) =>
    postMessage(answers),
  );
});
