import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';

/**
 * CLI-011: a cédula that is not complete asks for nothing and shows nothing. Only digits can be an unfinished cédula; a passport may be shorter
 * than ten characters and is a client like any other.
 */
export const cedulaIncompleta = (identificacion: string): boolean => /^\d{0,9}$/.test(identificacion);

/** The client with the plans; department 002 asks with its flag, which puts awarded plans first (CLI-019, EST-565). */
export function useCliente(identificacion: string) {
  const { idDepartamento } = useUsuario();
  return useApiQuery(
    '/cliente/{identificacion}',
    { identificacion, ...(idDepartamento === '002' && { adjudicaciones: true }) },
    { enabled: !cedulaIncompleta(identificacion) },
  );
}

/** Facts of one plan; `null` = none is chosen. */
export function useEstadoDePlan(idCodigo: string | null) {
  return useApiQuery('/plan/{idCodigo}', idCodigo === null ? null : { idCodigo });
}
