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
import { headerHeight } from '../layout/measures';

type Chain = ReturnType<Editor['chain']>;

interface FormatButton {
  readonly key: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly command: (chain: Chain) => Chain;
  readonly isActive?: (editor: Editor) => boolean;
}

const mark = (key: 'bold' | 'italic' | 'underline', label: string, icon: SvgIconComponent): FormatButton => ({
  key,
  label,
  icon,
  command: (chain) => chain.toggleMark(key),
  isActive: (editor) => editor.isActive(key),
});
const alignment = (key: string, label: string, icon: SvgIconComponent): FormatButton => ({
  key,
  label,
  icon,
  command: (chain) => chain.toggleTextAlign(key),
  isActive: (editor) => editor.isActive({ textAlign: key }),
});

const groups: readonly (readonly FormatButton[])[] = [
  [
    mark('bold', propios.editorNegrita, FormatBold),
    mark('italic', propios.editorCursiva, FormatItalic),
    mark('underline', propios.editorSubrayado, FormatUnderlined),
  ],
  [
    alignment('left', propios.editorIzquierda, FormatAlignLeft),
    alignment('center', propios.editorCentro, FormatAlignCenter),
    alignment('right', propios.editorDerecha, FormatAlignRight),
    alignment('justify', propios.editorJustificar, FormatAlignJustify),
  ],
  [
    {
      key: 'ul',
      label: propios.editorVinetas,
      icon: FormatListBulleted,
      command: (chain) => chain.toggleBulletList(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      key: 'ol',
      label: propios.editorNumeros,
      icon: FormatListNumbered,
      command: (chain) => chain.toggleOrderedList(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
  ],
];
const insertButtons: readonly FormatButton[] = [
  {
    key: 'tabla',
    label: propios.editorTabla,
    icon: GridOn,
    command: (chain) => chain.insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
  },
];
/** Shown instead of the insert button while the cursor is in a table. */
const tableButtons: readonly FormatButton[] = [
  { key: 'fila', label: propios.editorFilaMas, icon: TableRows, command: (chain) => chain.addRowAfter() },
  { key: 'columna', label: propios.editorColumnaMas, icon: ViewColumn, command: (chain) => chain.addColumnAfter() },
  { key: 'sin-fila', label: propios.editorFilaMenos, icon: TableRows, command: (chain) => chain.deleteRow() },
  {
    key: 'sin-columna',
    label: propios.editorColumnaMenos,
    icon: ViewColumn,
    command: (chain) => chain.deleteColumn(),
  },
  { key: 'sin-tabla', label: propios.editorTablaMenos, icon: BorderClear, command: (chain) => chain.deleteTable() },
];
const removing = new Set(['sin-fila', 'sin-columna']);

/** It stays in view while a long text is scrolled. */
const bar = {
  position: 'sticky',
  top: headerHeight,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  py: 0.5,
  bgcolor: 'background.paper',
} as const;

/** The buttons for the allowed formatting. */
export function FormatToolbar() {
  const editor = useTiptapEditor();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      inTable: current?.isActive('table') ?? false,
      active:
        current === null
          ? []
          : groups
              .flat()
              .filter(({ isActive }) => isActive?.(current))
              .map(({ key }) => key),
    }),
  });
  const { inTable = false, active = [] } = state ?? {};
  return (
    <Box role="toolbar" aria-label="Formato del texto" sx={bar}>
      {[...groups, inTable ? tableButtons : insertButtons].map((buttons) => (
        <ToggleButtonGroup key={buttons[0]?.key} size="small" value={active} disabled={editor === null}>
          {buttons.map(({ key, label, icon: Icon, command }) => (
            <ToggleButton
              key={key}
              value={key}
              aria-label={label}
              title={label}
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor !== null && command(editor.chain().focus()).run()}
              sx={{ px: 1, py: 0.5, ...(removing.has(key) ? { color: 'error.main' } : {}) }}
            >
              <Icon fontSize="small" />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ))}
    </Box>
  );
}
