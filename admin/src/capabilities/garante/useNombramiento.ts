import { mensajes } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { GaranteVista } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useNotifyError } from '../../ui/useNotifyError';
import { useSingleMutation } from '../../ui/useSingleMutation';

/** What follows once a plan has a guarantor, or another one: everything on the page that depends on it is read again. */
export function useAfterNaming({ id, clave }: GaranteVista, onNombrado: (() => void) | null) {
  const queryClient = useQueryClient();
  return (nuevo: GaranteVista): void => {
    queryClient.setQueryData(['garante', 'getOne', { id, meta: undefined }], nuevo);
    // Another person under the same key: nothing of the one before may stay on the screen, not even until the answer comes.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(clave) });
    onNombrado?.();
  };
}

/** Names the guarantor of a plan that has none. Refused as well the page is read again: somebody else may have named one meanwhile. */
export function useAsignacion({ id }: GaranteVista, alNombrar: (nuevo: GaranteVista) => void) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  return useSingleMutation({
    mutationFn: (identificacion: string) => dataProvider.post('/garante', {}, { plan: id, identificacion }),
    onSuccess: (nuevo) => {
      notify(mensajes.EST.informacionGuardada, { type: 'success' });
      alNombrar(nuevo);
    },
    onError: (error) => notifyError(error),
    onSettled: refresh,
  });
}
