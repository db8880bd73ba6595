import type { CampoDeFormato } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { EditorOptions } from '@tiptap/core';
import { RichTextInput } from 'ra-input-rich-text';
import { useEffect, useId, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { BarraDeFormato } from './BarraDeFormato';
import { Campo, conCamposDibujados, conCamposEscritos } from './campos';
import { extensiones } from './extensiones';
import { MenuDeCampos } from './MenuDeCampos';
import { conListasDeWord } from './pegado';

export interface CampoEnriquecidoProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (texto: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
  /** A text with merge fields: which of them it may name. */
  readonly campos?: ((nombre: CampoDeFormato) => boolean) | undefined;
}

/** react-admin's input, with the vocabulary of the rules alone. It binds to a form of its own, because ours are bound field by field. */
export default function Editor(props: CampoEnriquecidoProps) {
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
    campos,
  } = props;
  const conCampos = campos !== undefined;
  const ayuda = useId();
  const form = useForm({ values: { texto: conCampos ? conCamposDibujados(value ?? '') : (value ?? '') } });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name: cambiado }) =>
          cambiado === 'texto' && onChange(conCampos ? conCamposEscritos(values.texto) : values.texto),
      }),
    [form, onChange, conCampos],
  );
  const opciones = useMemo(
    (): Partial<EditorOptions> => ({
      extensions: conCampos ? [...extensiones, Campo] : extensiones,
      autofocus: autoFocus && 'end',
      editorProps: {
        transformPastedHTML: (html) => (conCampos ? conCamposDibujados(conListasDeWord(html)) : conListasDeWord(html)),
        attributes: {
          class: 'enriquecido',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-required': String(required === true),
          'aria-describedby': ayuda,
        },
      },
    }),
    [label, required, autoFocus, ayuda, conCampos],
  );
  const conError = error !== undefined;
  return (
    <Box
      data-campo={name}
      onBlur={onBlur}
      sx={{ minWidth: 0, ...(conError ? { '& .ProseMirror': { borderColor: 'error.main !important' } } : {}) }}
    >
      <FormProvider {...form}>
        <RichTextInput
          source="texto"
          label={label}
          disabled={disabled}
          helperText={false}
          editorOptions={opciones}
          toolbar={
            <>
              <BarraDeFormato />
              {conCampos && <MenuDeCampos disponible={campos} />}
            </>
          }
          sx={hoja}
        />
      </FormProvider>
      <FormHelperText id={ayuda} error={conError}>
        {error ?? helperText ?? ' '}
      </FormHelperText>
    </Box>
  );
}

/** The page as it is printed, as wide as its text, in a frame that scrolls. */
const hoja = {
  '& .RaLabeled-label': { mb: 0.5 },
  '& .MuiFormHelperText-root': { display: 'none' },
  '& .RaRichTextInput-editorContent': { overflowX: 'auto' },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    boxSizing: 'content-box',
    minHeight: 220,
    maxHeight: '60vh',
    overflowY: 'auto',
    px: 2,
    py: 1.5,
    bgcolor: 'background.paper',
    '& p, & p:last-child': { margin: '0 0 7px' },
    '& li > p, & td > p, & th > p': { marginBottom: '2px' },
    '& .selectedCell': { bgcolor: 'action.selected' },
    '& [data-campo]': {
      display: 'inline-block',
      bgcolor: 'action.selected',
      borderRadius: 1,
      px: 0.5,
      whiteSpace: 'nowrap',
      fontSize: '0.92em',
    },
    '& [data-campo].ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  },
} as const;
