import { duracionesDeBuro, mensajes, propios } from '@adjudica/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsultaDeBuroNueva, InformeDeBuroVista } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { failureOf } from '../../providers/problems';
import { queryKeyOf, useApiQuery } from '../../providers/useApiQuery';
import { useNotifyError } from '../../ui/useNotifyError';
import { useSingleMutation } from '../../ui/useSingleMutation';

export type Informe = InformeDeBuroVista;
export type Operacion = Informe['sbs'][number];

/** What goes with a question beside the cédula. */
export type Mas = Pick<ConsultaDeBuroNueva, 'plan' | 'deNuevo' | 'motivo' | 'consentimiento'>;

const keyOf = (cedula: string | null) => queryKeyOf('/buro/{cedula}', cedula === null ? null : { cedula });

/** Of a report: each reading leaves an access row. */
export const readOnce = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false } as const;

/** Which bureau there is; asked once. */
export const useServicio = () => useApiQuery('/buro/servicio', {}, { staleTime: Number.POSITIVE_INFINITY });

/**
 * The stored report of a person: `null` = there is none. Reading costs nothing but leaves an access row, so it is read once and not again
 * unasked.
 */
export function useInforme(cedula: string | null) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: keyOf(cedula),
    queryFn: async ({ signal }): Promise<Informe | null> => {
      try {
        return await dataProvider.get('/buro/{cedula}', { cedula: cedula ?? '' }, { signal });
      } catch (error) {
        if (failureOf(error).code === 'buro-sin-consulta') return null;
        throw error;
      }
    },
    enabled: cedula !== null,
    ...readOnce,
  });
}

/** How a question ended; a number = the id of today's report, which can't be opened any more. */
export type Final = 'respondida' | 'sin-cliente' | 'sin-autorizacion' | 'fallida' | number;

/**
 * Asks the bureau: the API answers today's stored report without asking, so that pressing again costs nothing. Failures of the bureau are told
 * in `falla`, beside what is stored, and not in a toast that goes away.
 */
export function useConsulta() {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [falla, setFalla] = useState<string | null>(null);
  const { run, pending } = useSingleMutation({
    mutationFn: async ({ cedula, mas }: { cedula: string; mas: Mas }): Promise<Final> => {
      const body: ConsultaDeBuroNueva = { TipoDocumento: 'C', NumeroDocumento: cedula, ...mas };
      try {
        queryClient.setQueryData(keyOf(cedula), await dataProvider.post('/buro/consulta', {}, body));
        return 'respondida';
      } catch (error) {
        return comoFinal(error);
      }
    },
    onMutate: () => setFalla(null),
  });
  const comoFinal = (error: unknown): Final => {
    const { status, code, detail } = failureOf(error);
    if (code === 'buro-sin-cliente') {
      notify(mensajes.BUR.clienteNoEncontrado, {
        type: 'warning',
        autoHideDuration: duracionesDeBuro.clienteNoEncontrado,
      });
      return 'sin-cliente';
    }
    if (code === 'buro-sin-consentimiento') return 'sin-autorizacion';
    const { consulta, esperaSegundos } = (detail.detalle ?? {}) as { consulta?: number; esperaSegundos?: number };
    if (code === 'buro-no-se-abre' && consulta !== undefined) return consulta;
    if (status === 503) setFalla(textoDe(code, esperaSegundos));
    else notifyError(error);
    return 'fallida';
  };
  return {
    consultar: async (cedula: string, mas: Mas = {}): Promise<Final> => (await run({ cedula, mas })) ?? 'fallida',
    enCurso: pending,
    falla,
    olvidar: () => setFalla(null),
  };
}

function textoDe(code: string, esperaSegundos: number | undefined): string {
  if (code === 'buro-ilegible') return propios.buroIlegible;
  if (code === 'buro-sin-configurar') return propios.buroSinConfigurar;
  return esperaSegundos === undefined ? propios.buroNoDisponible : propios.buroEnPausa(esperaSegundos);
}
