export { readCsv } from './csv-reader';
export type { TableRow } from './table';
export { formatOf, readTable } from './table-file';
export { TableReader } from './table-reader';
export { MAX_XLSX_BYTES, readXlsx } from './xlsx-reader';
export { type Column, type ColumnKind, MAX_ROWS, type Sheet, workbook, workbookBuffer } from './xlsx-writer';
