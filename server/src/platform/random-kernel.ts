import { openSync, readSync } from 'node:fs';

type Generate = (length: number) => Uint8Array;

const DEVICE = '/dev/urandom';

/**
 * Bytes of the operating system's own generator, read for every wish. The kernel seeds it from the hardware, stirs it all
 * the time and stirs it anew when a virtual machine wakes from a snapshot; the generator of the crypto library lives in the
 * memory of the process, which such a snapshot copies. Where there is no device the library has to do.
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
