import { propios } from '@adjudica/domain';
import type { SvgIconComponent } from '@mui/icons-material';
import BorderClear from '@mui/icons-material/BorderClear';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import GridOn from '@mui/icons-material/GridOn';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';

type Cadena = ReturnType<Editor['chain']>;

interface Boton {
  readonly clave: string;
  readonly texto: string;
  readonly icono: SvgIconComponent;
  readonly orden: (cadena: Cadena) => Cadena;
  readonly activo?: (editor: Editor) => boolean;
}

const marca = (clave: 'bold' | 'italic' | 'underline', texto: string, icono: SvgIconComponent): Boton => ({
  clave,
  texto,
  icono,
  orden: (cadena) => cadena.toggleMark(clave),
  activo: (editor) => editor.isActive(clave),
});
const alineacion = (clave: string, texto: string, icono: SvgIconComponent): Boton => ({
  clave,
  texto,
  icono,
  orden: (cadena) => cadena.toggleTextAlign(clave),
  activo: (editor) => editor.isActive({ textAlign: clave }),
});

const grupos: readonly (readonly Boton[])[] = [
  [
    marca('bold', propios.editorNegrita, FormatBold),
    marca('italic', propios.editorCursiva, FormatItalic),
    marca('underline', propios.editorSubrayado, FormatUnderlined),
  ],
  [
    alineacion('left', propios.editorIzquierda, FormatAlignLeft),
    alineacion('center', propios.editorCentro, FormatAlignCenter),
    alineacion('right', propios.editorDerecha, FormatAlignRight),
    alineacion('justify', propios.editorJustificar, FormatAlignJustify),
  ],
  [
    {
      clave: 'ul',
      texto: propios.editorVinetas,
      icono: FormatListBulleted,
      orden: (cadena) => cadena.toggleBulletList(),
      activo: (editor) => editor.isActive('bulletList'),
    },
    {
      clave: 'ol',
      texto: propios.editorNumeros,
      icono: FormatListNumbered,
      orden: (cadena) => cadena.toggleOrderedList(),
      activo: (editor) => editor.isActive('orderedList'),
    },
  ],
];
const insertar: readonly Boton[] = [
  {
    clave: 'tabla',
    texto: propios.editorTabla,
    icono: GridOn,
    orden: (cadena) => cadena.insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
  },
];
/** In the place of the button that makes one, while the cursor stands in a table. */
const deTabla: readonly Boton[] = [
  { clave: 'fila', texto: propios.editorFilaMas, icono: TableRows, orden: (cadena) => cadena.addRowAfter() },
  { clave: 'columna', texto: propios.editorColumnaMas, icono: ViewColumn, orden: (cadena) => cadena.addColumnAfter() },
  { clave: 'sin-fila', texto: propios.editorFilaMenos, icono: TableRows, orden: (cadena) => cadena.deleteRow() },
  {
    clave: 'sin-columna',
    texto: propios.editorColumnaMenos,
    icono: ViewColumn,
    orden: (cadena) => cadena.deleteColumn(),
  },
  { clave: 'sin-tabla', texto: propios.editorTablaMenos, icono: BorderClear, orden: (cadena) => cadena.deleteTable() },
];
const quita = new Set(['sin-fila', 'sin-columna']);

/** The buttons of the vocabulary, and none beside them. */
export function BarraDeFormato() {
  const editor = useTiptapEditor();
  const estado = useEditorState({
    editor,
    selector: ({ editor: ahora }) => ({
      enTabla: ahora?.isActive('table') ?? false,
      activos:
        ahora === null
          ? []
          : grupos
              .flat()
              .filter(({ activo }) => activo?.(ahora))
              .map(({ clave }) => clave),
    }),
  });
  const { enTabla = false, activos = [] } = estado ?? {};
  return (
    <Box role="toolbar" aria-label="Formato del texto" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>
      {[...grupos, enTabla ? deTabla : insertar].map((botones) => (
        <ToggleButtonGroup key={botones[0]?.clave} size="small" value={activos} disabled={editor === null}>
          {botones.map(({ clave, texto, icono: Icono, orden }) => (
            <ToggleButton
              key={clave}
              value={clave}
              aria-label={texto}
              title={texto}
              // the selection in the text stays
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor !== null && orden(editor.chain().focus()).run()}
              sx={{ px: 1, py: 0.5, ...(quita.has(clave) ? { color: 'error.main' } : {}) }}
            >
              <Icono fontSize="small" />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ))}
    </Box>
  );
}
