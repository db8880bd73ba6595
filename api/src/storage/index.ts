export { DiskStorage } from './disk';
export { contentDisposition, nombreRecibido } from './file-name';
export { QUARANTINE } from './keys';
export { openStorage } from './open-storage';
export { writeAll } from './spool';
export {
  type ObjectInfo,
  type PutOptions,
  type Storage,
  StorageError,
  type StorageErrorCode,
  type Stored,
} from './storage';
export { type Part, part, verified } from './verified';
