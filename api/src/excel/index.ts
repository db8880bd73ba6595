export { readCsv } from './csv-reader';
export type { TableRow } from './table';
export { MAX_XLSX_BYTES, readXlsx } from './xlsx-reader';
export { type Column, type ColumnKind, MAX_ROWS, type Sheet, workbook, workbookBuffer } from './xlsx-writer';
