import './file-drop.css';
import './progress.css';
import { ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DragEvent, ReactNode } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { fileKind, fileRefusal } from './file-kind.ts';
import type { FileRefusal } from './file-kind.ts';

export type FileDropProps = FieldTexts & {
  readonly files: readonly File[];
  readonly onFilesChange: (files: readonly File[]) => void;
  /** Called for each refused file. */
  readonly onRefuse: (file: File, reason: FileRefusal) => void;
  /** The call inside the box: "Choose or drop a picture". */
  readonly prompt: ReactNode;
  readonly removeLabel: (name: string) => string;
  /** How much of a file is on its way, from 0 to 1; nothing once it is there. */
  readonly progressOf?: ((file: File) => number | undefined) | undefined;
  readonly progressLabel?: ((name: string) => string) | undefined;
  /** Called before chosen or dropped files are checked. */
  readonly onFilesOffer?: (() => void) | undefined;
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
  progressOf,
  progressLabel,
  onFilesOffer,
  sizeMaxBytes = 5 * 1024 * 1024,
  countMax = 3,
  disabled = false,
  ...field
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const isFull = files.length >= countMax;
  const input = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const handleFiles = async (candidates: Iterable<File>) => {
    onFilesOffer?.();
    const taken = [...files];
    for (const file of candidates) {
      if (taken.some((other) => isSameFile(other, file))) continue;
      const kind = fileKind(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
      const reason = fileRefusal({ size: file.size, kind }, taken.length, { sizeMaxBytes, countMax });
      if (reason === undefined) taken.push(file);
      else onRefuse(file, reason);
    }
    if (taken.length === files.length) return;
    // The box disappears when it is full; keyboard focus moves to the last picture.
    const isLosingFocus = taken.length >= countMax && document.activeElement === input.current;
    flushSync(() => onFilesChange(taken));
    if (isLosingFocus) row.current?.querySelector<HTMLElement>('figure:last-of-type > button')?.focus();
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void handleFiles([...event.dataTransfer.files]);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div ref={row} className="flex flex-wrap gap-3">
          {files.map((file, at) => (
            <Preview
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              removeLabel={removeLabel(file.name)}
              progress={progressOf?.(file)}
              progressLabel={progressLabel?.(file.name)}
              onRemove={() => {
                // The box may have to reappear first; keyboard focus then moves there.
                flushSync(() => onFilesChange(files.filter((_, other) => other !== at)));
                input.current?.focus();
              }}
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
              className="ui-file-drop"
            >
              <ImagePlus aria-hidden="true" />
              {prompt}
              <input
                {...control}
                ref={input}
                required={control.required && files.length === 0}
                type="file"
                accept="image/png,image/jpeg"
                multiple={countMax - files.length > 1}
                disabled={disabled}
                // The same file may be chosen again after it was removed.
                value=""
                onChange={(event) => void handleFiles([...(event.target.files ?? [])])}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

type PreviewProps = {
  readonly file: File;
  readonly progress: number | undefined;
  readonly progressLabel: string | undefined;
  readonly removeLabel: string;
  readonly onRemove: () => void;
};

function Preview({ file, progress, progressLabel, removeLabel, onRemove }: PreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <figure className="ui-file-preview">
      <img ref={image} alt={file.name} data-waiting={progress === undefined ? undefined : ''} />
      {progress !== undefined && <progress className="ui-progress" aria-label={progressLabel} value={progress} />}
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </figure>
  );
}
