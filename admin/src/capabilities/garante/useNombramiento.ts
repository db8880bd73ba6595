import { mensajes } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { GaranteVista } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useToast } from '../../ui/useToast';

/** Names the guarantor of a plan, or another in place of the present one; then everything on the page that depends on it is read again. */
export function useNombramiento({ id, clave, identificacion: actual }: GaranteVista, onNombrado: (() => void) | null) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const toast = useToast();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [enCurso, setEnCurso] = useState(false);
  const ocupado = useRef(false);

  const nombrar = async (identificacion: string): Promise<void> => {
    if (ocupado.current) return;
    ocupado.current = true;
    setEnCurso(true);
    try {
      const { data } =
        actual === null
          ? await dataProvider.create('garante', { data: { plan: id, identificacion } })
          : await dataProvider.action('garante', id, 'cambiar', { identificacion });
      queryClient.setQueryData(['garante', 'getOne', { id, meta: undefined }], data);
      // Another person under the same key: nothing of the one before may stay on the screen, not even until the answer comes.
      void queryClient.resetQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(clave) });
      toast.exito(mensajes.EST.informacionGuardada);
      onNombrado?.();
    } catch (error) {
      toast.error(error);
    } finally {
      ocupado.current = false;
      setEnCurso(false);
      // Refused as well: somebody else may have named one meanwhile.
      refresh();
    }
  };

  return { nombrar, enCurso };
}
