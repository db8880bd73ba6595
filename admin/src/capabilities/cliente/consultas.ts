import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import type { ClienteDetalle, EstadoDePlan } from './tipos';

/**
 * CLI-011: a cédula that is not complete asks for nothing and shows nothing. Only digits can be an unfinished cédula; a passport may be shorter
 * than ten characters and is a client like any other.
 */
export const cedulaIncompleta = (identificacion: string): boolean => /^\d{0,9}$/.test(identificacion);

/** The client with the plans; department 002 asks with its flag, which puts awarded plans first (CLI-019, EST-565). */
export function useCliente(identificacion: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const { idDepartamento } = useUsuario();
  const bandera = idDepartamento === '002' ? '?adjudicaciones=true' : '';
  return useQuery({
    queryKey: ['cliente', 'detalle', identificacion],
    queryFn: ({ signal }) =>
      dataProvider.read<ClienteDetalle>(`cliente/${encodeURIComponent(identificacion)}${bandera}`, { signal }),
    enabled: !cedulaIncompleta(identificacion),
  });
}

/** Facts of one plan; `null` = none is chosen. */
export function useEstadoDePlan(idCodigo: string | null) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: ['plan', 'estado', idCodigo],
    queryFn: ({ signal }) => dataProvider.read<EstadoDePlan>(`plan/${encodeURIComponent(idCodigo ?? '')}`, { signal }),
    enabled: idCodigo !== null,
  });
}
