import { useApiQuery } from '../../providers/useApiQuery';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { RECURSO } from './rutas';
import type { MedioDetalle } from './tipos';

/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };

export const claveDeMedio = (id: number) => [RECURSO, 'getOne', { id: String(id), meta: enDetalle }];

/** The approval of the page around it. */
export const useMedio = () => useShownRecord<MedioDetalle>();

/** MED-516: the client's plans, and which of them may stand in an approval; `null` = none is asked for. */
export function usePlanesParaMedio(cedula: string | null) {
  return useApiQuery('/cliente/{cedula}/planes-para-medio', cedula === null ? null : { cedula });
}

/** MED-536: policy and device of a plan, and the approval that says so. */
export function useSeguro(idCodigo: string) {
  return useApiQuery('/plan/{idCodigo}/seguro', { idCodigo });
}
