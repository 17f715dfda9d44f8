export type FileKind = 'png' | 'jpg';

export type FileRefusal = 'kind' | 'size' | 'count';

export type FileLimits = {
  readonly sizeMaxBytes: number;
  readonly countMax: number;
};

/** What a file is by its first bytes; its name and announced type can say anything. */
export function fileKind(head: Uint8Array): FileKind | undefined {
  const startsWith = (signature: readonly number[]) => signature.every((byte, index) => head[index] === byte);
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith([0xff, 0xd8, 0xff])) return 'jpg';
  return undefined;
}

export type FileCandidate = { readonly size: number; readonly kind: FileKind | undefined };

/** Why a file is refused, or nothing when it may join those already chosen. */
export function fileRefusal(file: FileCandidate, chosenCount: number, limits: FileLimits): FileRefusal | undefined {
  if (chosenCount >= limits.countMax) return 'count';
  if (file.kind === undefined) return 'kind';
  return file.size > limits.sizeMaxBytes ? 'size' : undefined;
}
