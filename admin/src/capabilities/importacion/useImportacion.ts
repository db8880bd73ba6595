import { useShownRecord } from '../../ui/show/useShownRecord';
import type { ImportacionRecord } from './tipos';

/** The file around it, of a row or of its report. */
export const useImportacion = () => useShownRecord<ImportacionRecord>();
