import { useApiQuery } from '../../providers/useApiQuery';

/** What is told of a person's plans; `null` = of nobody yet. */
export const useConsulta = (id: number | null) => useApiQuery('/consulta-cliente/{id}', id === null ? null : { id });
