import { propios, RIE } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { RiesgoVista } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { failureOf } from '../../providers/problems';
import { queryKeyOf, useApiQuery } from '../../providers/useApiQuery';
import { useNotifyError } from '../../ui/useNotifyError';
import { useSingleMutation } from '../../ui/useSingleMutation';
import { cambiosEntre } from './cambios';

const keyOf = (idCodigo: string) => queryKeyOf('/riesgo/{idCodigo}', { idCodigo });
/** What else shows something of a plan's risk: its card and tabs, its journey, its history and tasks. */
const dependientes: readonly string[] = ['plan', 'evento', 'tarea'];

/** Parameters, score, exception and guarantees of a plan, read again with each opening: other analysts work on it too. */
export const useRiesgo = (idCodigo: string) => useApiQuery('/riesgo/{idCodigo}', { idCodigo }, { staleTime: 0 });

/** What changed since the score was calculated. By the version of the risk: a calculation or a mark asks again. */
export function useVigencia({ id, version, puntaje }: Pick<RiesgoVista, 'id' | 'version' | 'puntaje'>) {
  return useApiQuery('/riesgo/{idCodigo}/vigencia', puntaje === null ? null : { idCodigo: id }, {
    keyedBy: version,
    staleTime: 0,
    gcTime: 0,
  });
}

/** What can be under way; a mark by the code of its parameter. */
export type Acto = 'calcular' | 'excepcion' | 'garantias' | `marca:${string}`;

interface Envio {
  readonly acto: Acto;
  readonly enviar: () => Promise<RiesgoVista>;
  readonly exito: string | undefined;
}

/** Why an act was refused, and what others did since the screen was read. */
export interface Rechazo {
  readonly texto: string;
  readonly cambios: readonly string[];
}

export interface Actos {
  readonly enCurso: Acto | null;
  readonly rechazo: Rechazo | null;
  calcular(): void;
  marcar(codigo: string, cumple: boolean | null, motivo: string): void;
  confirmar(confirmado: boolean): void;
  /** Resolves to whether it was added. */
  exceptuar(observacion: string): Promise<boolean>;
  /** The refusal was read. */
  olvidar(): void;
}

/**
 * The acts on a plan's risk, one at a time and each from the version that is shown. Nothing is shown before the API has answered, with the whole view; after a
 * refusal the view is read again, and what other people did since is told.
 */
export function useActos(vista: RiesgoVista): Actos {
  const { id, version } = vista;
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [rechazo, setRechazo] = useState<Rechazo | null>(null);

  const releer = async (): Promise<RiesgoVista | undefined> => {
    await queryClient.refetchQueries({ queryKey: keyOf(id) });
    return queryClient.getQueryData<RiesgoVista>(keyOf(id));
  };

  const { run, variables } = useSingleMutation({
    mutationFn: ({ enviar }: Envio) => enviar(),
    onMutate: () => setRechazo(null),
    onSuccess: (data, { exito }) => {
      queryClient.setQueryData(keyOf(id), data);
      for (const clave of dependientes) void queryClient.invalidateQueries({ queryKey: [clave] });
      if (exito !== undefined) notify(exito, { type: 'success' });
    },
    onError: async (error) => {
      const { status } = failureOf(error);
      // Whether it was stored or not: without an answer only the API knows.
      const ahora = await releer();
      if (status === 412 || status === 409) setRechazo(rechazoDe(status, error, vista, ahora));
      else notifyError(error);
    },
  });
  const actuar = async (acto: Acto, enviar: Envio['enviar'], exito?: string): Promise<boolean> =>
    (await run({ acto, enviar, exito })) !== undefined;

  const params = { idCodigo: id };
  return {
    enCurso: variables?.acto ?? null,
    rechazo,
    calcular: () =>
      void actuar(
        'calcular',
        () => dataProvider.post('/riesgo/{idCodigo}/calcular', params, { version }),
        propios.riesgoCalculado,
      ),
    olvidar: () => setRechazo(null),
    marcar: (parametro, cumple, motivo) => {
      const body = { parametro, cumple, motivo };
      void actuar(`marca:${parametro}`, () =>
        dataProvider.put('/riesgo/{idCodigo}/parametro', params, body, { version }),
      );
    },
    confirmar: (confirmado) =>
      void actuar('garantias', () =>
        dataProvider.post('/riesgo/{idCodigo}/garantias', params, { confirmado, version }),
      ),
    exceptuar: (observacion) =>
      actuar(
        'excepcion',
        () => dataProvider.post('/riesgo/{idCodigo}/excepcion', params, { excepcion: true, observacion, version }),
        RIE.excepcionAgregada,
      ),
  };
}

function rechazoDe(status: number, error: unknown, antes: RiesgoVista, ahora: RiesgoVista | undefined): Rechazo {
  const cambios = ahora === undefined ? [] : cambiosEntre(antes, ahora);
  if (status === 409) return { texto: (error as Error).message, cambios };
  return { texto: propios.riesgoCambio, cambios: cambios.length === 0 ? [propios.riesgoCambioOtro] : cambios };
}
