import { alineaciones } from '@adjudica/domain';
import type { AnyExtension } from '@tiptap/core';
import { Table as TablaDeTiptap, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';

/** Bold, italic, underline, paragraphs and lists; the rest of the kit is not allowed. */
const base = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  link: false,
  strike: false,
});

/** Without widths: a table takes the whole line. */
const Table = TablaDeTiptap.extend({ renderHTML: () => ['table', ['tbody', 0]] });
// The library's cells expect a width attribute.
const width = { default: null, rendered: false };
const cellAttributes = () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: width });

/** What the editor supports: the formatting that the rules allow (a test compares both). */
export const extensions: AnyExtension[] = [
  base,
  TextAlign.configure({ types: ['paragraph'], alignments: [...alineaciones] }),
  Table,
  TableRow,
  TableHeader.extend({ addAttributes: cellAttributes }),
  TableCell.extend({ addAttributes: cellAttributes }),
];
