import { openSync, readSync } from 'node:fs';

type Generate = (length: number) => Uint8Array;

const DEVICE = '/dev/urandom';

/**
 * Bytes of the operating system's generator, read for every request. The kernel seeds it from the hardware, reseeds it
 * continuously and again when a virtual machine resumes from a snapshot; the generator of the crypto library is in
 * process memory, which a snapshot copies. Without the device we fall back to the library.
 */
export const kernelBytes = (library: Generate): Generate => {
  const device = openDevice();
  if (device === undefined) return library;
  return (length) => {
    const bytes = new Uint8Array(length);
    // A long read may come in pieces.
    for (let filled = 0; filled < length;) {
      const read = readSync(device, bytes, filled, length - filled, null);
      if (read === 0) throw new Error(`${DEVICE} has come to an end.`);
      filled += read;
    }
    return bytes;
  };
};

const openDevice = (): number | undefined => {
  try {
    return openSync(DEVICE, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
