import { ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { fileKind, fileRefusal } from './file-kind.ts';
import type { FileRefusal } from './file-kind.ts';

export type FileDropProps = FieldTexts & {
  readonly files: readonly File[];
  readonly onFilesChange: (files: readonly File[]) => void;
  /** Told for each file that was not taken. */
  readonly onRefuse: (file: File, reason: FileRefusal) => void;
  /** The call inside the box: "Choose or drop a picture". */
  readonly prompt: ReactNode;
  readonly removeLabel: (name: string) => string;
  readonly sizeMaxBytes?: number | undefined;
  readonly countMax?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
};

/** Proofs of payment and the like: pictures known by their content, seen before they are sent. */
export function FileDrop({
  files,
  onFilesChange,
  onRefuse,
  prompt,
  removeLabel,
  sizeMaxBytes = 5 * 1024 * 1024,
  countMax = 3,
  disabled = false,
  ...field
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const isFull = files.length >= countMax;
  const handleFiles = async (candidates: Iterable<File>) => {
    const taken = [...files];
    for (const file of candidates) {
      const kind = fileKind(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
      const reason = fileRefusal({ size: file.size, kind }, taken.length, { sizeMaxBytes, countMax });
      if (reason === undefined) taken.push(file);
      else onRefuse(file, reason);
    }
    if (taken.length > files.length) onFilesChange(taken);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void handleFiles([...event.dataTransfer.files]);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          {files.map((file, at) => (
            <Preview
              key={`${file.name}-${file.lastModified}`}
              file={file}
              removeLabel={removeLabel(file.name)}
              onRemove={() => onFilesChange(files.filter((_, other) => other !== at))}
            />
          ))}
          {!isFull && (
            <div
              data-over={isOver ? '' : undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={handleDrop}
              className="relative flex min-h-24 min-w-40 flex-1 flex-col items-center justify-center gap-2 rounded-md border border-dashed border-line-strong bg-field p-4 text-center text-sm text-ink-soft transition-colors hover:border-ink-faint hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:opacity-55 data-over:border-accent data-over:bg-accent-soft"
            >
              <ImagePlus aria-hidden="true" className="size-6 text-ink-faint" />
              {prompt}
              <input
                {...control}
                required={control.required && files.length === 0}
                type="file"
                accept="image/png,image/jpeg"
                multiple={countMax - files.length > 1}
                disabled={disabled}
                // The same file may be chosen again after it was removed.
                value=""
                onChange={(event) => void handleFiles([...(event.target.files ?? [])])}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

type PreviewProps = {
  readonly file: File;
  readonly removeLabel: string;
  readonly onRemove: () => void;
};

function Preview({ file, removeLabel, onRemove }: PreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <figure className="relative size-24 overflow-hidden rounded-md bg-surface-3 shadow-low">
      <img ref={image} alt={file.name} className="size-full object-cover" />
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className={classNames('control absolute end-1 top-1 size-7 rounded-full bg-scrim text-white hover:bg-black')}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </figure>
  );
}
