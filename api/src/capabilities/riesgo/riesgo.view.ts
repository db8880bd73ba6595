import {
  baseCongelada,
  CODIGO_DE_GARANTIA,
  cicloDeRiesgo,
  colorDeRiesgo,
  esInformativo,
  esRegla,
  mensajes,
  puntajeDe,
  puntosDe,
  rechazoDeActuar,
  UMBRAL_DE_RIESGO,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { hechosDeEscritura } from '../carpeta';
import type { PlanRow } from '../plan';
import type { ParametroDeRiesgoVista, RiesgoVista } from './riesgo.dto';
import type { ParametroRow, RiesgoRow } from './riesgo.store';

const { RIE } = mensajes;

/** A plan's risk for its acts. */
export interface RiesgoEnActo {
  readonly plan: PlanRow;
  readonly riesgo: RiesgoRow;
  readonly filas: readonly ParametroRow[];
}

export const riesgoEnCiclo = lifecycleOf(cicloDeRiesgo, {
  factsOf: ({ riesgo: { puntaje, excepcion } }: RiesgoEnActo) => ({
    puntaje,
    excepcion: excepcion && { quien: excepcion.usuario, cuando: excepcion.fecha },
  }),
  contextOf: (_, { actor }) => ({ actor }),
  accessRefusal: ({ plan }, { actor, soloPropios }) => {
    const hechos = hechosDeEscritura(plan);
    return rechazoDeActuar(hechos, actor, soloPropios) ?? baseCongelada(hechos);
  },
  dataSubjects: ({ plan }) => [plan],
});

/** Parameters that count in a plan: evaluated while active, or active without evaluation. */
export const seMuestra = ({ evaluacion, activo }: ParametroRow): boolean => evaluacion?.aplica ?? activo;

/** A parameter with the points of its evaluation, so that the list adds up to the score. */
const evaluado = ({ codigo, valor, evaluacion }: ParametroRow) => ({
  codigo,
  valor: evaluacion?.valor ?? valor,
  cumple: evaluacion?.cumple ?? false,
});

export const puntajeDeFilas = (rows: readonly ParametroRow[]): number =>
  puntajeDe(rows.filter(seMuestra).map(evaluado));

const cumpleGarantia = ({ garantia, evaluacion }: ParametroRow): boolean => garantia && evaluacion?.cumple === true;

/** EST-523 */
export const conBien = (rows: readonly ParametroRow[]): boolean => rows.filter(seMuestra).some(cumpleGarantia);

/** The counting ones, as displayed. */
export const parametrosDe = (rows: readonly ParametroRow[]): ParametroDeRiesgoVista[] =>
  rows.filter(seMuestra).map(parametroDe);

/** Users who gave the exception, or set a present mark. */
export const autoresDeRiesgo = (
  { excepcion }: Pick<RiesgoRow, 'excepcion'>,
  rows: readonly ParametroRow[],
): number[] => [
  ...(excepcion === null ? [] : [excepcion.usuarioId]),
  ...rows
    .filter(seMuestra)
    .flatMap(({ evaluacion, marca }) => (marca !== null && evaluacion?.origen === 'manual' ? [marca.usuarioId] : [])),
];

function parametroDe(row: ParametroRow): ParametroDeRiesgoVista {
  const { valor, cumple } = evaluado(row);
  return {
    id: row.id,
    codigo: row.codigo,
    parametro: { nombre: row.nombre, detalle: row.detalle, valor },
    cumple,
    valor: puntosDe(evaluado(row)),
    origen: row.evaluacion?.origen ?? null,
    automatico: esRegla(row.regla),
    mirado: row.evaluacion?.mirado ?? null,
    encontrado: row.evaluacion?.encontrado ?? null,
    informativo: esInformativo(row),
    garantia: row.garantia,
    marcadoPor: row.marca?.usuario ?? null,
    marcadoEn: row.marca?.fecha ?? null,
    marcadoMotivo: row.marca?.motivo ?? null,
    marcadoAntes: row.marca?.antes ?? null,
  };
}

export function vistaDeRiesgo(enActo: RiesgoEnActo, context: ViewContext): RiesgoVista {
  const { plan, riesgo, filas: rows } = enActo;
  const { idCodigo } = plan;
  const { puntaje, excepcion } = riesgo;
  const mostradas = rows.filter(seMuestra);
  return {
    id: idCodigo,
    plan: idCodigo,
    puntaje,
    umbral: UMBRAL_DE_RIESGO,
    color: puntaje === null ? null : colorDeRiesgo(puntaje),
    calculadoEn: riesgo.calculadoEn,
    calculadoPor: riesgo.calculadoPor,
    parametros: parametrosDe(rows),
    excepcion: excepcion && {
      observacion: excepcion.observacion,
      puntaje: excepcion.puntaje,
      usuario: excepcion.usuario,
      fecha: excepcion.fecha,
    },
    garantias: mostradas
      .filter(({ garantia }) => garantia)
      .map((row) => ({
        codigo: CODIGO_DE_GARANTIA,
        nombre: row.nombre,
        cumple: cumpleGarantia(row) ? 'S' : 'N',
      })),
    garantiasConfirmadas: riesgo.garantiasConfirmadas,
    etiquetaGarantias: riesgo.garantiasConfirmadas ? RIE.confirmado : RIE.sinConfirmar,
    garantiasPor: riesgo.garantiasPor,
    garantiasEn: riesgo.garantiasEn,
    etiquetaGarantia: riesgo.conBien ? RIE.conBien : RIE.sinBien,
    version: riesgo.version,
    acciones: riesgoEnCiclo.accionesFor(enActo, context),
  };
}
