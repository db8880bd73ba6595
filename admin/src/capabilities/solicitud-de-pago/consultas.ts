import { useApiQuery } from '../../providers/useApiQuery';

/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };

/** PAG-526: what the payment of an order asks for, as it is now. */
export const useChecklist = (orden: number) => useApiQuery('/solicitud-de-pago/checklist/{orden}', { orden });
