import { evaluarParametro, type HechosDeRiesgo, instanteDe, mensajes } from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { NuevaEvaluacion, ParametroRow } from './riesgo.store';
import { seMuestra } from './riesgo.view';

const { propios } = mensajes;

/** Risk's mark of a parameter; null = none. */
export const marcaDe = ({ evaluacion }: ParametroRow): boolean | null =>
  evaluacion?.origen === 'manual' ? evaluacion.cumple : null;

/** By rule and mark, with today's points. An inactive one keeps its mark and does not count. */
export function evaluada(row: ParametroRow, hechos: HechosDeRiesgo): ParametroRow {
  const marca = row.marca === null ? null : marcaDe(row);
  const evaluacion = evaluarParametro(row, hechos, marca);
  return { ...row, evaluacion: { ...evaluacion, valor: row.valor, aplica: row.activo } };
}

export function marcada(
  row: ParametroRow,
  cumple: boolean,
  { actor, now }: Pick<Tx, 'actor' | 'now'>,
  motivo: string,
): ParametroRow {
  const { valor, mirado, encontrado } = row.evaluacion ?? { valor: row.valor, mirado: null, encontrado: null };
  return {
    ...row,
    evaluacion: { valor, aplica: true, cumple, origen: 'manual', mirado, encontrado },
    marca: { usuarioId: actor.id, usuario: '', fecha: instanteDe(now), motivo, antes: textoDeFila(row) },
  };
}

export function aGuardar({ id, evaluacion, marca }: ParametroRow): NuevaEvaluacion {
  return {
    parametroId: id,
    ...(evaluacion as NonNullable<ParametroRow['evaluacion']>),
    marcadoPor: marca?.usuarioId ?? null,
    marcadoEn: marca === null ? null : new Date(marca.fecha),
    motivo: marca?.motivo ?? null,
    marcaAntes: marca?.antes ?? null,
  };
}

/** For the audit: which parameters are met and which are marked, without the client's data. */
export function resumenDe(rows: readonly ParametroRow[]): { cumplen: string[]; marcados: string[] } {
  const contados = rows.filter((row) => row.evaluacion !== null && seMuestra(row));
  return {
    cumplen: contados.filter(({ evaluacion }) => evaluacion?.cumple).map(({ codigo }) => codigo),
    marcados: contados.filter(({ evaluacion }) => evaluacion?.origen === 'manual').map(({ codigo }) => codigo),
  };
}

export const deEvaluacion = ({ evaluacion }: ParametroRow) => ({
  cumple: evaluacion?.cumple ?? null,
  origen: evaluacion?.origen ?? null,
});

/** 'se cumple, marcado por riesgo' */
export const textoDeFila = ({ evaluacion }: ParametroRow): string => {
  const cumple = evaluacion?.cumple === true ? propios.riesgoMarcaCumple : propios.riesgoMarcaNoCumple;
  const segun = { manual: propios.riesgoMarcaPorMano, regla: propios.riesgoSegunRegla } as const;
  const origen = evaluacion?.origen ?? null;
  return origen === null ? cumple : `${cumple}, ${segun[origen]}`;
};
