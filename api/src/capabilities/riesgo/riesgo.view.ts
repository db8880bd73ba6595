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
import type { FilaDePlan } from '../plan';
import type { ParametroDeRiesgoVista, RiesgoVista } from './riesgo.dto';
import type { FilaDeParametro, FilaDeRiesgo } from './riesgo.store';

const { RIE } = mensajes;

/** A plan's risk as its acts see it. */
export interface RiesgoEnActo {
  readonly plan: FilaDePlan;
  readonly riesgo: FilaDeRiesgo;
  readonly filas: readonly FilaDeParametro[];
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

/** What counts in a plan: evaluated ones that were in use then, and those in use that nobody evaluated yet. */
export const seMuestra = ({ evaluacion, activo }: FilaDeParametro): boolean => evaluacion?.aplica ?? activo;

/** A parameter with its points: of its evaluation, so that the list always adds up to the score. */
const evaluado = ({ codigo, valor, evaluacion }: FilaDeParametro) => ({
  codigo,
  valor: evaluacion?.valor ?? valor,
  cumple: evaluacion?.cumple ?? false,
});

export const puntajeDeFilas = (filas: readonly FilaDeParametro[]): number =>
  puntajeDe(filas.filter(seMuestra).map(evaluado));

const cumpleGarantia = ({ garantia, evaluacion }: FilaDeParametro): boolean => garantia && evaluacion?.cumple === true;

/** EST-523 */
export const conBien = (filas: readonly FilaDeParametro[]): boolean => filas.filter(seMuestra).some(cumpleGarantia);

/** Those that count in the plan, as they are shown. */
export const parametrosDe = (filas: readonly FilaDeParametro[]): ParametroDeRiesgoVista[] =>
  filas.filter(seMuestra).map(parametroDe);

/** Users who gave the exception, or marked a parameter as it stands. */
export const autoresDeRiesgo = (
  { excepcion }: Pick<FilaDeRiesgo, 'excepcion'>,
  filas: readonly FilaDeParametro[],
): number[] => [
  ...(excepcion === null ? [] : [excepcion.usuarioId]),
  ...filas
    .filter(seMuestra)
    .flatMap(({ evaluacion, marca }) => (marca !== null && evaluacion?.origen === 'manual' ? [marca.usuarioId] : [])),
];

function parametroDe(fila: FilaDeParametro): ParametroDeRiesgoVista {
  const { valor, cumple } = evaluado(fila);
  return {
    id: fila.id,
    codigo: fila.codigo,
    parametro: { nombre: fila.nombre, detalle: fila.detalle, valor },
    cumple,
    valor: puntosDe(evaluado(fila)),
    origen: fila.evaluacion?.origen ?? null,
    automatico: esRegla(fila.regla),
    mirado: fila.evaluacion?.mirado ?? null,
    encontrado: fila.evaluacion?.encontrado ?? null,
    informativo: esInformativo(fila),
    garantia: fila.garantia,
    marcadoPor: fila.marca?.usuario ?? null,
    marcadoEn: fila.marca?.fecha ?? null,
    marcadoMotivo: fila.marca?.motivo ?? null,
    marcadoAntes: fila.marca?.antes ?? null,
  };
}

export function vistaDeRiesgo(enActo: RiesgoEnActo, context: ViewContext): RiesgoVista {
  const { plan, riesgo, filas } = enActo;
  const { idCodigo } = plan;
  const { puntaje, excepcion } = riesgo;
  const mostradas = filas.filter(seMuestra);
  return {
    id: idCodigo,
    plan: idCodigo,
    puntaje,
    umbral: UMBRAL_DE_RIESGO,
    color: puntaje === null ? null : colorDeRiesgo(puntaje),
    calculadoEn: riesgo.calculadoEn,
    calculadoPor: riesgo.calculadoPor,
    parametros: parametrosDe(filas),
    excepcion: excepcion && {
      observacion: excepcion.observacion,
      puntaje: excepcion.puntaje,
      usuario: excepcion.usuario,
      fecha: excepcion.fecha,
    },
    garantias: mostradas
      .filter(({ garantia }) => garantia)
      .map((fila) => ({
        codigo: CODIGO_DE_GARANTIA,
        nombre: fila.nombre,
        cumple: cumpleGarantia(fila) ? 'S' : 'N',
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
