export const bytesToHexText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
