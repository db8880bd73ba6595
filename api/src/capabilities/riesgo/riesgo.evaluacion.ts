import { evaluarParametro, type HechosDeRiesgo, instanteDe, mensajes } from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { FilaDeParametro, NuevaEvaluacion } from './riesgo.store';
import { seMuestra } from './riesgo.view';

const { propios } = mensajes;

/** What risk said of a parameter; null = nothing. */
export const marcaDe = ({ evaluacion }: FilaDeParametro): boolean | null =>
  evaluacion?.origen === 'manual' ? evaluacion.cumple : null;

/** By its rule and mark, with the points of today. One that is out of use keeps its mark and counts no more. */
export function evaluada(fila: FilaDeParametro, hechos: HechosDeRiesgo): FilaDeParametro {
  const marca = fila.marca === null ? null : marcaDe(fila);
  const evaluacion = evaluarParametro(fila, hechos, marca);
  return { ...fila, evaluacion: { ...evaluacion, valor: fila.valor, aplica: fila.activo } };
}

export function marcada(
  fila: FilaDeParametro,
  cumple: boolean,
  { actor, now }: Pick<Tx, 'actor' | 'now'>,
  motivo: string,
): FilaDeParametro {
  const { valor, mirado, encontrado } = fila.evaluacion ?? { valor: fila.valor, mirado: null, encontrado: null };
  return {
    ...fila,
    evaluacion: { valor, aplica: true, cumple, origen: 'manual', mirado, encontrado },
    marca: { usuarioId: actor.id, usuario: '', fecha: instanteDe(now), motivo, antes: textoDeFila(fila) },
  };
}

export function aGuardar({ id, evaluacion, marca }: FilaDeParametro): NuevaEvaluacion {
  return {
    parametroId: id,
    ...(evaluacion as NonNullable<FilaDeParametro['evaluacion']>),
    marcadoPor: marca?.usuarioId ?? null,
    marcadoEn: marca === null ? null : new Date(marca.fecha),
    motivo: marca?.motivo ?? null,
    marcaAntes: marca?.antes ?? null,
  };
}

/** What the audit keeps: which parameters are met and which of them risk marked, nothing of the client. */
export function resumenDe(filas: readonly FilaDeParametro[]): { cumplen: string[]; marcados: string[] } {
  const contados = filas.filter((fila) => fila.evaluacion !== null && seMuestra(fila));
  return {
    cumplen: contados.filter(({ evaluacion }) => evaluacion?.cumple).map(({ codigo }) => codigo),
    marcados: contados.filter(({ evaluacion }) => evaluacion?.origen === 'manual').map(({ codigo }) => codigo),
  };
}

export const deEvaluacion = ({ evaluacion }: FilaDeParametro) => ({
  cumple: evaluacion?.cumple ?? null,
  origen: evaluacion?.origen ?? null,
});

/** 'se cumple, marcado por riesgo' */
export const textoDeFila = ({ evaluacion }: FilaDeParametro): string => {
  const cumple = evaluacion?.cumple === true ? propios.riesgoMarcaCumple : propios.riesgoMarcaNoCumple;
  const segun = { manual: propios.riesgoMarcaPorMano, regla: propios.riesgoSegunRegla } as const;
  const origen = evaluacion?.origen ?? null;
  return origen === null ? cumple : `${cumple}, ${segun[origen]}`;
};
