import { aplicarMarca, esErrorDeNegocio, type MarcaDeParticipante } from '@adjudica/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { failureOf } from '../../providers/problems';
import { useNotifyError } from '../../ui/useNotifyError';
import type { AsambleaRecord } from '../asamblea/tipos';
import { adjudicadosActuales, filaActual, ponerFila, ponerVersion } from './consultas';
import { conMarcas, hechosDeParticipante, type ParticipanteMarcado, type ParticipanteRecord } from './tipos';

export type Marcar = (fila: ParticipanteRecord, marca: MarcaDeParticipante) => void;

export interface Marcas {
  readonly marcar: Marcar;
  /** Marks on their way to the server. */
  readonly pendientes: number;
  /** One was refused, or got no answer, and nothing was marked since. */
  readonly fallida: boolean;
  /** Resolves when every mark made so far was answered. */
  readonly esperar: () => Promise<void>;
  /** By how much our own marks raised the version of the participants so far. */
  readonly propias: () => number;
}

/**
 * Marks of the participants, each saved at once (modelo.md). The row changes at once, by the rule that the server applies too; the
 * marks of one row go out one after the other, each with the version that the one before gave it. A refusal puts the stored row back and says why.
 */
export function useMarcas({ id: asambleaId, numeroAsamblea }: Pick<AsambleaRecord, 'id' | 'numeroAsamblea'>): Marcas {
  const client = useQueryClient();
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [pendientes, setPendientes] = useState(0);
  const [fallida, setFallida] = useState(false);
  const colas = useRef(new Map<number, Cola>());
  const propias = useRef(0);

  const fallar = useCallback(
    async (fila: ParticipanteRecord, error: unknown) => {
      const { status } = failureOf(error);
      if (status === 412) notify((error as Error).message, { type: 'warning' });
      else notifyError(error);
      try {
        // The stored row, whatever became of the mark: after a lost answer it may have been saved.
        const { data } = await dataProvider.getOne<ParticipanteRecord>('participante', { id: fila.id });
        ponerFila(client, data);
      } catch {
        ponerFila(client, fila);
      }
      // Minutes issued meanwhile, or somebody else at the same rows: nothing on this screen can be trusted.
      if (status === 409 || status === 412) refresh();
    },
    [client, dataProvider, refresh, notify, notifyError],
  );

  const marcar = useCallback<Marcar>(
    (mostrada, marca) => {
      const antes = filaActual(client, mostrada.id) ?? mostrada;
      let despues: ParticipanteRecord;
      try {
        const otrasSecuencias = adjudicadosActuales(client, asambleaId)
          .filter(
            (fila) =>
              fila.adjudicadoPor === 'Oferta' && fila.asambleaAdjudica === numeroAsamblea && fila.id !== antes.id,
          )
          .map(({ prioridadOferta }) => prioridadOferta);
        despues = conMarcas(
          antes,
          aplicarMarca(hechosDeParticipante(antes), marca, { numeroAsamblea, otrasSecuencias }),
          numeroAsamblea,
        );
      } catch (error) {
        if (!esErrorDeNegocio(error)) throw error;
        notify(error.title, { type: 'warning' });
        return;
      }
      // what is being read now, or still when the mark is answered, may tell the rows as they were before it
      const enCamino = hayLectura(client);
      ponerFila(client, despues);

      const cola = colas.current.get(antes.id) ?? {
        version: antes.version,
        ultima: 0,
        rota: false,
        fin: Promise.resolve(),
      };
      colas.current.set(antes.id, cola);
      const turno = ++cola.ultima;
      setPendientes((n) => n + 1);
      setFallida(false);
      cola.fin = cola.fin
        .then(async () => {
          // A refused mark takes the ones behind it along: they were made on a row that does not exist.
          if (cola.rota) return;
          const marcado = await enviar(dataProvider, antes.id, cola.version, marca);
          // A mark that changed nothing raised nothing.
          if (marcado.version !== cola.version) propias.current += 1;
          cola.version = marcado.version;
          const { versionParticipantes: _version, ...fila } = marcado;
          if (cola.ultima === turno) ponerFila(client, fila);
          ponerVersion(client, marcado, marca.participa === undefined ? 0 : marca.participa ? 1 : -1);
        })
        .catch(async (error: unknown) => {
          cola.rota = true;
          setFallida(true);
          await fallar(antes, error);
        })
        .finally(() => {
          setPendientes((n) => n - 1);
          if (cola.ultima === turno) colas.current.delete(antes.id);
          if (enCamino || hayLectura(client)) void leerDeNuevo(client);
        });
    },
    [asambleaId, numeroAsamblea, client, dataProvider, fallar, refresh, notify],
  );

  const esperar = useCallback(async () => {
    await Promise.all([...colas.current.values()].map(({ fin }) => fin));
  }, []);

  return useMemo(
    () => ({ marcar, pendientes, fallida, esperar, propias: () => propias.current }),
    [marcar, pendientes, fallida, esperar],
  );
}

const hayLectura = (client: QueryClient): boolean => client.isFetching({ queryKey: ['participante'] }) > 0;

/** A first answer that is on its way is not asked for twice unless it is cancelled. */
async function leerDeNuevo(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: ['participante'] });
  await client.invalidateQueries({ queryKey: ['participante'] });
}

/** The marks of one row on their way. */
interface Cola {
  /** Version that the server gave last. */
  version: number;
  /** Number of the newest mark. */
  ultima: number;
  rota: boolean;
  fin: Promise<void>;
}

async function enviar(
  dataProvider: AdjudicaDataProvider,
  id: number,
  version: number,
  { participa, ...cambio }: MarcaDeParticipante,
): Promise<ParticipanteMarcado> {
  const answer =
    participa === undefined
      ? dataProvider.put('/participante/{id}', { id }, cambio, { version })
      : dataProvider.post('/participante/{id}/participar', { id }, { participa, version });
  return answer as Promise<ParticipanteMarcado>;
}
