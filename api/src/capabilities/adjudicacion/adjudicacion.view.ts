import {
  type CodigoDeDocumentacion,
  type CompromisosDelPlan,
  cicloDeAdjudicacion,
  type DepartamentoQueTiene,
  diasEntre,
  diasPrometidos,
  etiquetaDeAdjudicacion,
  etiquetaDeEstado,
  etiquetaDeVia,
  formulariosDe,
  type HechosDeAdjudicacion,
  type HechosDeAvance,
  hoyEn,
  insigniaDeAdjudicacion,
  insigniaDeDias,
  leToca,
  nombreDeDepartamento,
  type Plazo,
  promesaDe,
  RETIRADA,
  senalDe,
  siguienteDe,
  type ViaDeIngreso,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { boolOf, isoOf } from '../../columns/columns';
import { nombreDeUsuario } from '../usuario';
import type {
  AdjudicacionVista,
  AtrasadosDeDepartamento,
  PromesaDeAdjudicacion,
  SiguienteDeAdjudicacion,
} from './adjudicacion.dto';
import type { FilaDeAdjudicacion, FilaDeSocio } from './adjudicacion.store';
import type { CuentaDeAtrasados } from './atrasados.store';

/** What holds a plan where it is. */
const compromisosDe = ({ entregada, medioAprobado, ordenVigente, conPagare }: FilaDeSocio): CompromisosDelPlan => ({
  entregada: boolOf(entregada),
  ordenVigente: boolOf(ordenVigente),
  medioAprobado: boolOf(medioAprobado),
  pagare: boolOf(conPagare),
});

export const hechosDeAdjudicacion = (fila: FilaDeAdjudicacion): HechosDeAdjudicacion => ({
  idCodigo: fila.idCodigo,
  producto: fila.producto,
  grupo: fila.grupo,
  numeroAsamblea: fila.numeroAsamblea,
  adjudicadoPor: fila.adjudicadoPor as HechosDeAdjudicacion['adjudicadoPor'],
  estado: fila.estado === RETIRADA ? 'retirada' : 'vigente',
  reasignada: fila.reemplazadaPor !== null,
  retiro: retiroDe(fila),
});

function retiroDe({ retiradoEn, retiraNombre, retiraApellido }: FilaDeAdjudicacion): HechosDeAdjudicacion['retiro'] {
  const cuando = isoOf(retiradoEn);
  if (cuando === null) return null;
  return { quien: nombreDeUsuario(retiraNombre, retiraApellido), cuando };
}

export const adjudicacionEnCiclo = lifecycleOf(cicloDeAdjudicacion, {
  factsOf: hechosDeAdjudicacion,
  contextOf: (fila: FilaDeSocio, { actor }) => ({ actor, compromisos: compromisosDe(fila) }),
  dataSubjects: (fila) => [fila],
});

/** Today in Ecuador, and the days of rest that are not counted. */
export interface Calendario {
  readonly hoy: string;
  readonly feriados: readonly string[];
  /** Terms of the contract. */
  readonly plazos: readonly Plazo[];
}

export const vistaDeAdjudicacion = (
  fila: FilaDeSocio,
  context: ViewContext,
  calendario: Calendario,
): AdjudicacionVista => ({
  id: fila.id,
  producto: fila.producto,
  grupo: fila.grupo,
  asambleaId: fila.asambleaId,
  numeroAsamblea: fila.numeroAsamblea,
  idCodigo: fila.idCodigo,
  codigo: fila.codigo,
  cedula: fila.cedula,
  nombreCliente: fila.nombreCliente,
  adjudicadoPor: fila.adjudicadoPor,
  insignia: insigniaDeAdjudicacion(fila.adjudicadoPor),
  prioridad: fila.prioridad,
  cuotasOfertadas: fila.cuotasOfertadas,
  valorCuota: Number(fila.valorCuota),
  monto: Number(fila.monto),
  fecha: fila.fecha,
  estado: fila.estado,
  adjudicacion: etiquetaDeAdjudicacion(fila.estado),
  viaIngreso: etiquetaDeVia(fila.viaIngreso as ViaDeIngreso),
  ejecutivo: fila.ejecutivoId === null ? null : { idSaad: fila.ejecutivoId, nombre: nombreDeEjecutivo(fila) },
  idDepartamento: fila.idDepartamento,
  departamento: fila.departamento,
  estadoDocumentos: etiquetaDeEstado((fila.estadoDocumentos ?? 'sinLista') as CodigoDeDocumentacion),
  documentosListos: fila.documentosListos ?? 0,
  documentosTotal: fila.documentosTotal ?? 0,
  estadoFormulario: formulariosDe({
    solicitud: fila.solicitudGuardadaEn !== null,
    estadoCivil: fila.estadoCivil,
    separacionBienes: fila.separacionBienes,
    situacionLaboral: fila.situacionLaboral,
    conyuge: fila.conyugeId !== null,
    finanzas: fila.finanzasId !== null,
    referencias: { R: Number(fila.R), C: Number(fila.C), B: Number(fila.B) },
    garante: fila.garanteId === null ? null : fila.garanteGuardadaEn !== null,
    depositario: fila.depositarioId !== null,
  }),
  diasHabiles: insigniaDeDias(fila.fecha, calendario.hoy, calendario.feriados),
  promesa: promesaDeFila(fila, calendario),
  siguiente: siguienteDeFila(fila, context, calendario),
  motivoRetiro: fila.motivoRetiro,
  retiradoEn: isoOf(fila.retiradoEn),
  reemplazaA: fila.reemplazaA,
  reemplazadaPor: fila.reemplazadaPor,
  version: fila.version,
  acciones: adjudicacionEnCiclo.accionesFor(fila, context),
});

function medioDe({ medioEstado, medioEnviadoEn }: FilaDeSocio): 'aprobado' | 'enviado' | 'espera' {
  if (medioEstado !== null && boolOf(medioEstado)) return 'aprobado';
  return medioEnviadoEn === null ? 'espera' : 'enviado';
}

function hechosDeAvance(fila: FilaDeSocio): HechosDeAvance {
  const { medioId = null, ordenId = null, pagoId = null } = fila;
  return {
    producto: fila.producto,
    cedula: fila.cedula,
    idCodigo: fila.idCodigo,
    solicitudGuardada: fila.solicitudGuardadaEn !== null,
    documentos: {
      estado: (fila.estadoDocumentos ?? 'sinLista') as CodigoDeDocumentacion,
      listos: fila.documentosListos ?? 0,
      total: fila.documentosTotal ?? 0,
    },
    idDepartamento: fila.idDepartamento,
    medio: medioId === null ? null : { id: medioId, estado: medioDe(fila) },
    orden: ordenId === null ? null : { id: ordenId, aprobada: fila.ordenEstado === 'aprobada' },
    pago: pagoId === null ? null : { id: pagoId, aprobado: fila.pagoEstado === 'aprobado' },
    carta: (fila.cartaEstado ?? null) as HechosDeAvance['carta'],
  };
}

/** Of a live award that was not delivered. */
function promesaDeFila(fila: FilaDeSocio, { plazos, ...dias }: Calendario): PromesaDeAdjudicacion | null {
  if (fila.estado === RETIRADA || boolOf(fila.entregada)) return null;
  return promesaDe(fila.fecha, diasPrometidos(plazos, fila), dias);
}

/** Of a row that was read without its steps: nothing. */
function siguienteDeFila(
  fila: FilaDeSocio,
  { actor }: ViewContext,
  { hoy, feriados }: Calendario,
): SiguienteDeAdjudicacion | null {
  const siguiente = fila.cartaEstado === undefined ? null : siguienteDe(hechosDeAvance(fila));
  if (siguiente === null) return null;
  const { texto, de, idDepartamento, asunto } = siguiente;
  const llegada = isoOf(fila.loTieneDesde);
  const desde = llegada === null ? fila.fecha : hoyEn(llegada);
  return {
    ...{ texto, de, idDepartamento, desde },
    departamento: nombreDeDepartamento(idDepartamento) ?? idDepartamento,
    dias: diasEntre(desde, hoy, feriados),
    leToca: leToca(actor.role, siguiente),
    enlace: senalDe(actor.role, asunto)?.enlace ?? null,
  };
}

/** What the board says of one department. */
export function atrasadosDe(
  id: DepartamentoQueTiene,
  suyas: readonly CuentaDeAtrasados[],
  { plazos, ...dias }: Calendario,
): AtrasadosDeDepartamento {
  const atrasos = suyas.map(
    ({ producto, masAntigua: fecha }) => promesaDe(fecha, diasPrometidos(plazos, { producto, fecha }), dias).atraso,
  );
  const fechas = suyas.map(({ masAntigua }) => masAntigua).sort();
  return {
    id,
    nombre: nombreDeDepartamento(id) ?? id,
    atrasados: suyas.reduce((suma, { cantidad }) => suma + cantidad, 0),
    masAntigua: fechas[0] ?? null,
    atraso: Math.max(0, ...atrasos),
  };
}

export const nombreDeEjecutivo = (fila: Pick<FilaDeSocio, 'ejecutivoNombre' | 'ejecutivoApellido'>): string =>
  `${fila.ejecutivoNombre ?? ''} ${fila.ejecutivoApellido ?? ''}`.trim();
