import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import { acceptOf, type FileRule, fileRefusal } from './rules';

export interface RefusedFile {
  readonly name: string;
  readonly message: string;
}

interface FileDropOptions {
  readonly rule: FileRule;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Called with the accepted files; the refused ones have been reported. */
  readonly onFiles: (files: readonly File[], refused: readonly RefusedFile[]) => void;
}

const SINGLE_FILE = 'Suelte un solo archivo';

/**
 * An area where files are dropped, or chosen with `open`, with the common checks and messages (DOC-508, DOC-509: a toast for 3 s). The element that
 * shows `isDragActive` takes `getRootProps`, the hidden input `inputProps`; the caller draws the button that calls `open`.
 */
export function useFileDrop({ rule, multiple = false, disabled = false, onFiles }: FileDropOptions) {
  const notify = useNotify();
  const onDrop = useCallback(
    (dropped: readonly File[], extra: readonly { readonly file: File }[]) => {
      const warn = (message: string) => notify(message, { type: 'error' });
      if (extra.length > 0) return warn(SINGLE_FILE);
      const accepted: File[] = [];
      const refused: RefusedFile[] = [];
      for (const file of dropped) {
        const message = fileRefusal(file, rule);
        if (message === null) accepted.push(file);
        else refused.push({ name: file.name, message });
      }
      for (const message of new Set(refused.map((refusal) => refusal.message))) warn(message);
      if (accepted.length > 0) onFiles(accepted, refused);
    },
    [notify, rule, onFiles],
  );
  const dropzone = useDropzone({
    onDrop,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    // For a row that is an area of its own inside a larger one.
    noDragEventsBubbling: true,
  });
  return {
    ...dropzone,
    inputProps: { ...dropzone.getInputProps(), accept: acceptOf(rule) },
  };
}
