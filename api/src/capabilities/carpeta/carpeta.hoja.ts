import {
  type BaseDeDecision,
  centavosDeDecimal,
  formatearInstante,
  formatearMonto,
  lineasDeDecision,
  mensajes,
  nombreDeProducto,
  type ParametroDeDecision,
  type ReglaRevisada,
  type TipoDeGarantia,
  tiposDeGarantia,
} from '@adjudica/domain';
import { emitible } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { PlanRow } from '../plan';
import type { ParametroImpreso } from './carpeta.hoja.impreso';
import { hojaEnPapel } from './carpeta.hoja.impreso';

const { propios } = mensajes;

/** Source of the sheet: the basis as read, and risk's decision. */
export interface FuenteDeHoja {
  readonly plan: PlanRow;
  readonly base: BaseDeDecision;
  readonly reglas: readonly ReglaRevisada[];
  readonly tipoGarantia: TipoDeGarantia;
  readonly comentario: string;
}

/** Values wider than one of the three columns. */
const ANCHO = 34;

/** 'Hoja de decisión': one for each approval of a folder. */
export const hojaDeDecision = emitible(hojaEnPapel, {
  recurso: 'carpeta',
  columna: 'carpetaId',
  registro: ({ plan }: FuenteDeHoja) => ({ id: plan.carpetaId as number }),
  folder: 'decisiones',
  versiones: 'varias',
  nombre: ({ plan }) => `hoja-de-decision-${plan.idCodigo}`,
  hechos: ({ plan, base, reglas, tipoGarantia, comentario }, { marca, hoy, emitidoPor, version }) => ({
    ...marca,
    version,
    producto: nombreDeProducto({ nombre: plan.nombreProducto }),
    grupo: plan.grupo,
    idCodigo: plan.idCodigo,
    nombreCliente: nombreDeCliente(plan),
    identificacion: plan.identificacion,
    monto: formatearMonto(centavosDeDecimal(plan.monto)),
    emision: hoy,
    aprobadaPor: emitidoPor,
    garantia: tiposDeGarantia[tipoGarantia],
    comentario,
    datos: lineasDeDecision(base).map((linea) => ({ ...linea, ancho: linea.valor.length > ANCHO })),
    reglas: reglas.map(({ nombre, encontrado, cumple }) => ({
      nombre,
      encontrado,
      resultado: cumple ? propios.politicaCumple : propios.politicaConfirmada,
    })),
    faltantes: [...base.faltantes],
    sinRevisar: [...base.sinRevisar],
    parametros: base.parametros.map(parametroDeDecision),
  }),
});

/** A parameter of the basis as text. */
export const parametroDeDecision = ({
  codigo,
  nombre,
  cumple,
  puntos,
  valor,
  encontrado,
  marca,
}: ParametroDeDecision): ParametroImpreso => ({
  codigo,
  nombre,
  cumple: cumple ? 'Sí' : 'No',
  puntos: `${puntos} / ${valor}`,
  encontrado: encontrado ?? '—',
  segun:
    marca === null
      ? propios.decisionPorRegla
      : propios.decisionPorMarca(marca.usuario, formatearInstante(new Date(marca.fecha)), marca.antes, marca.motivo),
});
