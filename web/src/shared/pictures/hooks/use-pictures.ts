import type { Id } from '@fairground/contract/ids';
import { removePicture, sendPicture } from '@fairground/contract/pictures/endpoints';
import { useEffect, useRef, useState } from 'react';
import { call, uploadFile } from '@fairground/client/api';

type PictureId = Id<'picture'>;

/** A file on its way, or there: its number, or nothing where it was refused or taken back. */
type Sending = { readonly abort: AbortController; readonly done: Promise<PictureId | undefined> };

export type Pictures = {
  readonly files: readonly File[];
  /** How much of a file is on its way, from 0 to 1; nothing once it is there. */
  readonly progressOf: (file: File) => number | undefined;
  /** What went wrong with the last file that did not arrive. */
  readonly failure: { readonly file: File; readonly error: unknown } | undefined;
  readonly change: (files: readonly File[]) => void;
  /** Waits until all have arrived; nothing where one of them did not. */
  readonly arrived: () => Promise<readonly PictureId[] | undefined>;
  /** Forgets all of them: they were sent, or are no longer there. */
  readonly clear: () => void;
};

/** Sends pictures ahead as soon as they are chosen, so that nobody waits for them at the end. */
export const usePictures = (): Pictures => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [parts, setParts] = useState<ReadonlyMap<File, number>>(new Map());
  const [failure, setFailure] = useState<Pictures['failure']>();
  const sendings = useRef(new Map<File, Sending>());
  useEffect(() => {
    const running = sendings.current;
    return () => running.forEach(({ abort }) => abort.abort());
  }, []);

  const note = (file: File, part: number | undefined): void =>
    setParts((before) => {
      const after = new Map(before);
      if (part === undefined) after.delete(file);
      else after.set(file, part);
      return after;
    });
  const drop = (file: File): void => {
    sendings.current.delete(file);
    setFiles((before) => before.filter((each) => each !== file));
  };

  const send = async (file: File, { signal }: AbortController): Promise<PictureId | undefined> => {
    note(file, 0);
    try {
      const { pictureId } = await uploadFile(sendPicture, file, { signal, onProgress: (part) => note(file, part) });
      return pictureId;
    } catch (error) {
      if (!signal.aborted) {
        setFailure({ file, error });
        drop(file);
      }
      return undefined;
    } finally {
      note(file, undefined);
    }
  };

  const takeBack = async (file: File): Promise<void> => {
    const sending = sendings.current.get(file);
    sendings.current.delete(file);
    sending?.abort.abort();
    const pictureId = await sending?.done;
    // What is not taken back is swept away in a day.
    if (pictureId !== undefined) await call(removePicture, { query: { id: pictureId } }).catch(() => undefined);
  };

  return {
    files,
    progressOf: (file) => parts.get(file),
    failure,
    change: (chosen) => {
      setFailure(undefined);
      for (const file of files) if (!chosen.includes(file)) void takeBack(file);
      for (const file of chosen) {
        if (sendings.current.has(file)) continue;
        const abort = new AbortController();
        sendings.current.set(file, { abort, done: send(file, abort) });
      }
      setFiles(chosen);
    },
    arrived: async () => {
      const ids = await Promise.all(files.map(async (file) => sendings.current.get(file)?.done));
      return ids.every((id) => id !== undefined) ? ids : undefined;
    },
    clear: () => {
      sendings.current.clear();
      setFiles([]);
    },
  };
};
