import type { DocxHead } from './head';

/** Loaded with the first document: the library is a megabyte. */
const writing = (): typeof import('./document') => require('./document');

export const TIPO_DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A template's markup as a document that a word processor edits. */
export const docxOf = (html: string, head: DocxHead): Promise<Buffer> => writing().docxOf(html, head);
