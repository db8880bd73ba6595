export { isNamed } from './names';
export { type RecordDefinition, RecordTable, type Removed, type SelloDeRegistro } from './record-table';
