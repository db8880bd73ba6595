import { aplicarMarca, esErrorDeNegocio, type MarcaDeRegeneracion } from '@adjudica/domain';
import { useCallback, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { conMarcas, hechosDeParticipante, type ParticipanteRecord } from './tipos';
import type { Marcar } from './useMarcas';

interface Cambio {
  readonly original: ParticipanteRecord;
  readonly corregida: ParticipanteRecord;
}

export interface Correccion {
  readonly marcar: Marcar;
  /** The row with its correction, editable where the rules allow it. */
  readonly ver: (fila: ParticipanteRecord) => ParticipanteRecord;
  /** The awards with the corrections: what the new version would hold. */
  readonly conCambios: (adjudicados: readonly ParticipanteRecord[]) => ParticipanteRecord[];
  readonly marcas: readonly MarcaDeRegeneracion[];
  readonly deshacer: () => void;
}

const campos = ['adjudicadoPor', 'prioridadOferta', 'cantidadOferta'] as const;

/**
 * Corrections of issued minutes: marks that are kept here until 'Regenerar' sends them all with a reason, because issued awards are no drafts
 * (invariant 3). States cannot change any more, awards can.
 */
export function useCorreccion(numeroAsamblea: number, adjudicados: readonly ParticipanteRecord[]): Correccion {
  const notify = useNotify();
  const [cambios, setCambios] = useState<ReadonlyMap<string, Cambio>>(new Map());

  const ver = useCallback(
    (fila: ParticipanteRecord): ParticipanteRecord => {
      const abierta = cambios.get(fila.idCodigo)?.corregida ?? conMarcas(fila, fila, numeroAsamblea);
      return { ...abierta, acciones: abierta.acciones.filter((accion) => accion === 'adjudicar') };
    },
    [cambios, numeroAsamblea],
  );

  const conCambios = useCallback(
    (base: readonly ParticipanteRecord[]) => [
      ...base.filter(({ idCodigo }) => !cambios.has(idCodigo)),
      ...[...cambios.values()].map(({ corregida }) => corregida).filter(({ adjudicadoPor }) => adjudicadoPor !== ''),
    ],
    [cambios],
  );

  const marcar = useCallback<Marcar>(
    (fila, marca) => {
      const otrasSecuencias = conCambios(adjudicados)
        .filter(
          ({ adjudicadoPor, asambleaAdjudica, id }) =>
            adjudicadoPor === 'Oferta' && asambleaAdjudica === numeroAsamblea && id !== fila.id,
        )
        .map(({ prioridadOferta }) => prioridadOferta);
      try {
        const nuevas = aplicarMarca(hechosDeParticipante(fila), marca, { numeroAsamblea, otrasSecuencias });
        const original = cambios.get(fila.idCodigo)?.original ?? fila;
        const corregida = conMarcas(fila, nuevas, numeroAsamblea);
        const next = new Map(cambios);
        if (campos.every((campo) => corregida[campo] === original[campo])) next.delete(fila.idCodigo);
        else next.set(fila.idCodigo, { original, corregida });
        setCambios(next);
      } catch (error) {
        if (!esErrorDeNegocio(error)) throw error;
        notify(error.title, { type: 'warning' });
      }
    },
    [cambios, conCambios, adjudicados, numeroAsamblea, notify],
  );

  const marcas = useMemo(
    () =>
      [...cambios.values()].map(({ original, corregida }): MarcaDeRegeneracion => {
        const distintos = campos.filter((campo) => corregida[campo] !== original[campo]);
        return {
          idCodigo: original.idCodigo,
          ...Object.fromEntries(distintos.map((campo) => [campo, corregida[campo]])),
        };
      }),
    [cambios],
  );

  return { marcar, ver, conCambios, marcas, deshacer: useCallback(() => setCambios(new Map()), []) };
}
