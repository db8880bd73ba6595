import type { CampoDeFormato } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { EditorOptions } from '@tiptap/core';
import { RichTextInput, useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useId, useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { BarraDeFormato } from './BarraDeFormato';
import { Campo } from './campos';
import { extensiones } from './extensiones';
import { hoja } from './hoja';
import { MenuDeCampos } from './MenuDeCampos';
import { conCamposDibujados, conCamposEscritos } from './nombrados';
import { conListasDeWord } from './pegado';
import { escribir, type TomarTeclas } from './teclas';

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

/** Where somebody pressed on the text, from the corner of its page. */
export interface Lugar {
  readonly x: number;
  readonly y: number;
  readonly desplazado: number;
}

interface EditorProps extends CampoEnriquecidoProps {
  /** The cursor goes there. */
  readonly lugar?: Lugar | null;
  /** What was typed until the editor came: it is written there. */
  readonly tomarTeclas?: TomarTeclas;
}

/** react-admin's input, with the vocabulary of the rules alone. It binds to a form of its own, because ours are bound field by field. */
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
    campos,
    lugar = null,
    tomarTeclas = ningunaTecla,
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
              {lugar !== null && <Cursor lugar={lugar} tomarTeclas={tomarTeclas} />}
              <BarraDeFormato />
              {conCampos && <MenuDeCampos disponible={campos} />}
            </>
          }
          sx={marco}
        />
      </FormProvider>
      <FormHelperText id={ayuda} error={conError}>
        {error ?? helperText ?? ' '}
      </FormHelperText>
    </Box>
  );
}

const ningunaTecla: TomarTeclas = () => [];

interface CursorProps {
  readonly lugar: Lugar;
  readonly tomarTeclas: TomarTeclas;
}

/** Once: an editor that could not be written in for a while is made again. */
function Cursor({ lugar: { x, y, desplazado }, tomarTeclas }: CursorProps) {
  const editor = useTiptapEditor();
  const puesto = useRef(false);
  useEffect(() => {
    if (editor === null || puesto.current) return;
    const cuadro = requestAnimationFrame(() => {
      puesto.current = true;
      const { view, commands } = editor;
      view.dom.scrollTop = desplazado;
      const { left, top } = view.dom.getBoundingClientRect();
      commands.setTextSelection(view.posAtCoords({ left: left + x, top: top + y })?.pos ?? 0);
      view.dom.focus({ preventScroll: true });
      for (const tecla of tomarTeclas()) escribir(editor, tecla);
    });
    return () => cancelAnimationFrame(cuadro);
  }, [editor, x, y, desplazado, tomarTeclas]);
  return null;
}

/** In a frame that scrolls. */
const marco = {
  '& .RaLabeled-label': { mb: 0.5 },
  '& .MuiFormHelperText-root': { display: 'none' },
  '& .RaRichTextInput-editorContent': { overflowX: 'auto' },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    ...hoja,
    '& .selectedCell': { bgcolor: 'action.selected' },
    '& [data-campo].ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  },
} as const;
