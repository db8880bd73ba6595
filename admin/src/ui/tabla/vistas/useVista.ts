import { useListContext, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { columnsKey } from '../../../providers/store';
import { hiddenKeys, type ListColumn } from '../column';
import { type ContenidoDeVista, contenidoDe, direccionCon } from './vista';

/** Shows a list as a view says: filter and order in its address, columns where this user's are kept. */
export function useAplicarVista(clave: string): (vista: ContenidoDeVista, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [, setOcultas] = useStore<string[]>(columnsKey(clave), []);
  return (vista, options) => {
    setOcultas([...vista.ocultas]);
    void navigate({ search: direccionCon(search, vista) }, options);
  };
}

/** The list as it is shown now. */
export function useVistaActual(clave: string, columnas: readonly ListColumn[]): ContenidoDeVista {
  const { filterValues, sort } = useListContext();
  const iniciales = hiddenKeys(columnas);
  const [ocultas] = useStore<string[]>(columnsKey(clave), iniciales);
  return contenidoDe(filterValues, sort, ocultas);
}
