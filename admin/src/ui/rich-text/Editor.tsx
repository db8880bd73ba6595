import type { CampoDeFormato } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { EditorOptions } from '@tiptap/core';
import { RichTextInput, useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useId, useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { extensions } from './extensions';
import { FormatToolbar } from './FormatToolbar';
import { MergeFieldMenu } from './MergeFieldMenu';
import { MergeField } from './mergeField';
import { withDrawnMergeFields, withWrittenMergeFields } from './mergeFieldText';
import { sheetSx } from './sheetSx';
import { type TakeKeys, typeKey } from './typedKeys';
import { withWordLists } from './wordLists';

export interface RichTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
  /** For a text with merge fields: which ones are available. */
  readonly mergeFields?: ((name: CampoDeFormato) => boolean) | undefined;
}

/** Position of a click on the text, from its corner. */
export interface PressedPlace {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

interface EditorProps extends RichTextFieldProps {
  /** Initial position of the cursor. */
  readonly place?: PressedPlace | null;
  /** Keys that were typed while the editor was loading. */
  readonly takeKeys?: TakeKeys;
}

/** react-admin's input with the allowed formatting only. It has a form of its own, because ours bind single fields. */
export default function Editor(props: EditorProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    required,
    disabled = false,
    autoFocus = false,
    error,
    helperText,
    mergeFields,
    place = null,
    takeKeys = noKeys,
  } = props;
  const withMergeFields = mergeFields !== undefined;
  const helpId = useId();
  const form = useForm({ values: { texto: withMergeFields ? withDrawnMergeFields(value ?? '') : (value ?? '') } });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name: changed }) =>
          changed === 'texto' && onChange(withMergeFields ? withWrittenMergeFields(values.texto) : values.texto),
      }),
    [form, onChange, withMergeFields],
  );
  const options = useMemo(
    (): Partial<EditorOptions> => ({
      extensions: withMergeFields ? [...extensions, MergeField] : extensions,
      autofocus: autoFocus && 'end',
      editorProps: {
        transformPastedHTML: (html) =>
          withMergeFields ? withDrawnMergeFields(withWordLists(html)) : withWordLists(html),
        attributes: {
          class: 'enriquecido',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-required': String(required === true),
          'aria-describedby': helpId,
        },
      },
    }),
    [label, required, autoFocus, helpId, withMergeFields],
  );
  const hasError = error !== undefined;
  return (
    <Box
      data-campo={name}
      onBlur={onBlur}
      sx={{ minWidth: 0, ...(hasError ? { '& .ProseMirror': { borderColor: 'error.main !important' } } : {}) }}
    >
      <FormProvider {...form}>
        <RichTextInput
          source="texto"
          label={label}
          disabled={disabled}
          helperText={false}
          editorOptions={options}
          toolbar={
            <>
              {place !== null && <Cursor place={place} takeKeys={takeKeys} />}
              <FormatToolbar />
              {withMergeFields && <MergeFieldMenu isAvailable={mergeFields} />}
            </>
          }
          sx={editorSx}
        />
      </FormProvider>
      <FormHelperText id={helpId} error={hasError}>
        {error ?? helperText ?? ' '}
      </FormHelperText>
    </Box>
  );
}

const noKeys: TakeKeys = () => [];

interface CursorProps {
  readonly place: PressedPlace;
  readonly takeKeys: TakeKeys;
}

/** Places the cursor once, although a disabled editor is created again. */
function Cursor({ place: { x, y, scrolled }, takeKeys }: CursorProps) {
  const editor = useTiptapEditor();
  const placed = useRef(false);
  useEffect(() => {
    if (editor === null || placed.current) return;
    const frame = requestAnimationFrame(() => {
      placed.current = true;
      const { view, commands } = editor;
      view.dom.scrollTop = scrolled;
      const { left, top } = view.dom.getBoundingClientRect();
      commands.setTextSelection(view.posAtCoords({ left: left + x, top: top + y })?.pos ?? 0);
      view.dom.focus({ preventScroll: true });
      for (const key of takeKeys()) typeKey(editor, key);
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, x, y, scrolled, takeKeys]);
  return null;
}

const editorSx = {
  '& .RaLabeled-label': { mb: 0.5 },
  '& .MuiFormHelperText-root': { display: 'none' },
  '& .RaRichTextInput-editorContent': { overflowX: 'auto' },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    ...sheetSx,
    '& .selectedCell': { bgcolor: 'action.selected' },
    '& [data-campo].ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  },
} as const;
