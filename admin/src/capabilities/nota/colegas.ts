import { useGetList } from 'react-admin';
import type { ColegaVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';

/** The colleagues who may be asked or told, by surname; oneself is not among them. */
export function useColegas() {
  const { idSaad } = useUsuario();
  const lectura = useGetList<ColegaVista>('colega', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'apellido', order: 'ASC' },
  });
  return { lectura, colegas: (lectura.data ?? []).filter(({ id }) => id !== idSaad) };
}

export const nombreDeColega = ({ nombre, apellido }: Pick<ColegaVista, 'nombre' | 'apellido'>): string =>
  `${nombre} ${apellido}`.trim();
