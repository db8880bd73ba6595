import type { ReferenciaVista } from '../../generated/api';

/** One reference as the API sends it; the facts of the other types are `null`. */
export type ReferenciaRecord = ReferenciaVista;
