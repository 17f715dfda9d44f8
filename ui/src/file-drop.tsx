import './file-drop.css';
import { ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
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
              className="ui-file-drop"
            >
              <ImagePlus aria-hidden="true" />
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
    <figure className="ui-file-preview">
      <img ref={image} alt={file.name} />
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </figure>
  );
}
