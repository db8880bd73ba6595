export { isNamed } from './names';
export { type RecordDefinition, RecordTable, type Removed } from './record-table';
