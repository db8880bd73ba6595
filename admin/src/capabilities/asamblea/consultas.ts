import { mensajes } from '@adjudica/domain';
import { useGetList, useGetOne } from 'react-admin';
import { useApiQuery } from '../../providers/useApiQuery';
import type { Grupo } from '../../ui/selectores';
import type { AsambleaDetalle, AsambleaRecord } from './tipos';

/**
 * The record of a group that is known by its code (from the URL, or just chosen). `undefined` while it is being looked up, null when the
 * product has no such group.
 */
export function useGrupo(producto: string, codigo: string): { grupo: Grupo | null | undefined; error: Error | null } {
  const enabled = producto !== '' && codigo !== '';
  const { data, error } = useGetList<Grupo>(
    'grupo',
    {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'grupo', order: 'ASC' },
      // A prefix search: the exact code is its first row.
      filter: { producto, q: codigo },
    },
    { enabled },
  );
  const grupo = data === undefined ? undefined : (data.find((record) => record.grupo === codigo) ?? null);
  return { grupo: enabled ? grupo : undefined, error };
}

/** Entries of the assembly selector and what 'Nueva fecha' proposes, for one group. */
export function useOpciones(grupoId: number | undefined) {
  return useApiQuery('/asamblea/opciones', grupoId === undefined ? null : { grupo: grupoId });
}

export function useIndicadores() {
  return useApiQuery('/asamblea/indicadores', {});
}

/** Somebody else's marks and minutes show up without a reload; the answer is one short row. */
const sondeo = 20_000;

/**
 * A key of its own for the whole record: react-admin puts the rows of its lists under the plain key, and those hold neither what the user may do
 * nor the quorum. Coming from the calendar one would see half an assembly.
 */
export const completa = { completa: true } as const;

export function useAsamblea(id: number | undefined) {
  return useGetOne<AsambleaDetalle>(
    'asamblea',
    { id: id as number, meta: completa },
    { enabled: id !== undefined, refetchInterval: sondeo },
  );
}

/** The open assembly whose day comes first, of whatever group: what is to be done after this one. */
export function useSiguienteAbierta(despuesDe: number): AsambleaRecord | undefined {
  const { data = [] } = useGetList<AsambleaRecord>('asamblea', {
    pagination: { page: 1, perPage: 2 },
    sort: { field: 'fecha', order: 'ASC' },
    filter: { estado: mensajes.ASA.abierta },
  });
  return data.find(({ id }) => id !== despuesDe);
}
