import { ErrorDeNegocio, leerGarante } from '@adjudica/domain';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { GaranteVista } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { failureOf } from '../../providers/problems';
import { useNotifyError } from '../../ui/useNotifyError';

/** Looks a guarantor up. What the rules refuse is not asked for; what was typed last is what the answer belongs to. */
export function useLookup({ id, identificacion: actual }: GaranteVista, cliente: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const notifyError = useNotifyError();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async (escrita: string) => {
      const identificacion = leerGarante(escrita, { cliente, actual });
      return dataProvider.get('/garante/{idCodigo}/busqueda', { idCodigo: id, identificacion });
    },
  });
  return {
    buscar: (escrita: string) =>
      mutate(escrita, {
        onError: (fallo) => {
          if (motivoDe(fallo) === null) notifyError(fallo);
        },
      }),
    buscando: isPending,
    hallado: data ?? null,
    rechazo: error === null ? null : motivoDe(error),
    limpiar: reset,
  };
}

/** The refusal of the identification, by the rules here or by the server; `null` when the failure is another. */
const motivoDe = (error: unknown): string | null =>
  error instanceof ErrorDeNegocio ? error.message : (failureOf(error).errors.identificacion ?? null);
