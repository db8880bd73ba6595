import {
  type CodigoDeDocumentacion,
  type CompromisosDelPlan,
  cicloDeAdjudicacion,
  type DepartamentoQueTiene,
  diasEntre,
  diasPrometidos,
  enlaceDeAsunto,
  etiquetaDeAdjudicacion,
  etiquetaDeEstado,
  etiquetaDeVia,
  type Fecha,
  formulariosDe,
  type HechosDeAdjudicacion,
  type HechosDeAvance,
  hoyEn,
  insigniaDeAdjudicacion,
  insigniaDeDias,
  leToca,
  nombreDeDepartamento,
  type Plazo,
  type Promesa,
  promesaDe,
  RETIRADA,
  type Siguiente,
  siguienteDe,
  type ViaDeIngreso,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { boolOf, isoOf } from '../../columns/columns';
import { nombreDeUsuario } from '../usuario';
import type { AdjudicacionVista, AtrasadosDeDepartamento, SiguienteDeAdjudicacion } from './adjudicacion.dto';
import type { AdjudicacionRow, SocioRow } from './adjudicacion.store';
import type { CuentaDeAtrasados } from './atrasados.store';

/** What holds a plan where it is. */
const compromisosDe = ({ entregada, medioAprobado, ordenVigente, conPagare }: SocioRow): CompromisosDelPlan => ({
  entregada: boolOf(entregada),
  ordenVigente: boolOf(ordenVigente),
  medioAprobado: boolOf(medioAprobado),
  pagare: boolOf(conPagare),
});

export const hechosDeAdjudicacion = (row: AdjudicacionRow): HechosDeAdjudicacion => ({
  idCodigo: row.idCodigo,
  producto: row.producto,
  grupo: row.grupo,
  numeroAsamblea: row.numeroAsamblea,
  adjudicadoPor: row.adjudicadoPor as HechosDeAdjudicacion['adjudicadoPor'],
  estado: row.estado === RETIRADA ? 'retirada' : 'vigente',
  reasignada: row.reemplazadaPor !== null,
  retiro: retiroDe(row),
});

function retiroDe({ retiradoEn, retiraNombre, retiraApellido }: AdjudicacionRow): HechosDeAdjudicacion['retiro'] {
  const cuando = isoOf(retiradoEn);
  if (cuando === null) return null;
  return { quien: nombreDeUsuario(retiraNombre, retiraApellido), cuando };
}

export const adjudicacionEnCiclo = lifecycleOf(cicloDeAdjudicacion, {
  factsOf: hechosDeAdjudicacion,
  contextOf: (row: SocioRow, { actor }) => ({ actor, compromisos: compromisosDe(row) }),
  dataSubjects: (row) => [row],
});

/** Today in Ecuador, and the days of rest that are not counted. */
export interface Calendario {
  readonly hoy: string;
  readonly feriados: readonly string[];
  /** Terms of the contract. */
  readonly plazos: readonly Plazo[];
}

export const vistaDeAdjudicacion = (
  row: SocioRow,
  context: ViewContext,
  calendario: Calendario,
): AdjudicacionVista => ({
  id: row.id,
  producto: row.producto,
  grupo: row.grupo,
  asambleaId: row.asambleaId,
  numeroAsamblea: row.numeroAsamblea,
  idCodigo: row.idCodigo,
  codigo: row.codigo,
  cedula: row.cedula,
  nombreCliente: row.nombreCliente,
  adjudicadoPor: row.adjudicadoPor,
  insignia: insigniaDeAdjudicacion(row.adjudicadoPor),
  prioridad: row.prioridad,
  cuotasOfertadas: row.cuotasOfertadas,
  valorCuota: Number(row.valorCuota),
  monto: Number(row.monto),
  fecha: row.fecha,
  estado: row.estado,
  adjudicacion: etiquetaDeAdjudicacion(row.estado),
  viaIngreso: etiquetaDeVia(row.viaIngreso as ViaDeIngreso),
  ejecutivo: row.ejecutivoId === null ? null : { idSaad: row.ejecutivoId, nombre: nombreDeEjecutivo(row) },
  idDepartamento: row.idDepartamento,
  departamento: row.departamento,
  estadoDocumentos: etiquetaDeEstado((row.estadoDocumentos ?? 'sinLista') as CodigoDeDocumentacion),
  documentosListos: row.documentosListos ?? 0,
  documentosTotal: row.documentosTotal ?? 0,
  estadoFormulario: formulariosDe({
    solicitud: row.solicitudGuardadaEn !== null,
    estadoCivil: row.estadoCivil,
    separacionBienes: row.separacionBienes,
    situacionLaboral: row.situacionLaboral,
    conyuge: row.conyugeId !== null,
    finanzas: row.finanzasId !== null,
    referencias: { R: Number(row.R), C: Number(row.C), B: Number(row.B) },
    garante: row.garanteId === null ? null : row.garanteGuardadaEn !== null,
    depositario: row.depositarioId !== null,
  }),
  diasHabiles: insigniaDeDias(row.fecha, calendario.hoy, calendario.feriados),
  promesa: promesaDeFila(row, calendario),
  siguiente: siguienteDeFila(row, context, calendario),
  motivoRetiro: row.motivoRetiro,
  retiradoEn: isoOf(row.retiradoEn),
  reemplazaA: row.reemplazaA,
  reemplazadaPor: row.reemplazadaPor,
  version: row.version,
  acciones: adjudicacionEnCiclo.accionesFor(row, context),
});

function medioDe({ medioEstado, medioEnviadoEn }: SocioRow): 'aprobado' | 'enviado' | 'espera' {
  if (medioEstado !== null && boolOf(medioEstado)) return 'aprobado';
  return medioEnviadoEn === null ? 'espera' : 'enviado';
}

function hechosDeAvance(row: SocioRow): HechosDeAvance {
  const { medioId = null, ordenId = null, pagoId = null } = row;
  return {
    producto: row.producto,
    cedula: row.cedula,
    idCodigo: row.idCodigo,
    solicitudGuardada: row.solicitudGuardadaEn !== null,
    documentos: {
      estado: (row.estadoDocumentos ?? 'sinLista') as CodigoDeDocumentacion,
      listos: row.documentosListos ?? 0,
      total: row.documentosTotal ?? 0,
    },
    idDepartamento: row.idDepartamento,
    medio: medioId === null ? null : { id: medioId, estado: medioDe(row) },
    orden: ordenId === null ? null : { id: ordenId, aprobada: row.ordenEstado === 'aprobada' },
    pago: pagoId === null ? null : { id: pagoId, aprobado: row.pagoEstado === 'aprobado' },
    carta: (row.cartaEstado ?? null) as HechosDeAvance['carta'],
  };
}

/** Of a live award that was not delivered. */
export function promesaDeFila(row: SocioRow, { plazos, ...dias }: Calendario): Promesa | null {
  if (row.estado === RETIRADA || boolOf(row.entregada)) return null;
  return promesaDe(row.fecha, diasPrometidos(plazos, row), dias);
}

/** The next act as the rules give it, and since when it waits. */
type AvanceDeFila = Siguiente & Omit<SiguienteDeAdjudicacion, 'desde'> & { readonly desde: Fecha };

/** Of a row that was read without its steps: nothing. */
export function avanceDeFila(
  row: SocioRow,
  { actor }: Pick<ViewContext, 'actor'>,
  { hoy, feriados }: Calendario,
): AvanceDeFila | null {
  const siguiente = row.cartaEstado === undefined ? null : siguienteDe(hechosDeAvance(row));
  if (siguiente === null) return null;
  const { idDepartamento, asunto } = siguiente;
  const llegada = isoOf(row.loTieneDesde);
  const desde = llegada === null ? row.fecha : hoyEn(llegada);
  return {
    ...siguiente,
    desde,
    departamento: nombreDeDepartamento(idDepartamento) ?? idDepartamento,
    dias: diasEntre(desde, hoy, feriados),
    leToca: leToca(actor.role, siguiente),
    enlace: enlaceDeAsunto(actor.role, asunto)?.enlace ?? null,
  };
}

export function siguienteDeFila(...fila: Parameters<typeof avanceDeFila>): SiguienteDeAdjudicacion | null {
  const avance = avanceDeFila(...fila);
  if (avance === null) return null;
  const { asunto: _, tareas: __, ...siguiente } = avance;
  return siguiente;
}

/** What the board says of one department. */
export function atrasadosDe(
  id: DepartamentoQueTiene,
  cuentas: readonly CuentaDeAtrasados[],
  { plazos, ...dias }: Calendario,
): AtrasadosDeDepartamento {
  const atrasos = cuentas.map(
    ({ producto, masAntigua: fecha }) => promesaDe(fecha, diasPrometidos(plazos, { producto, fecha }), dias).atraso,
  );
  const fechas = cuentas.map(({ masAntigua }) => masAntigua).sort();
  return {
    id,
    nombre: nombreDeDepartamento(id) ?? id,
    atrasados: cuentas.reduce((suma, { cantidad }) => suma + cantidad, 0),
    masAntigua: fechas[0] ?? null,
    atraso: Math.max(0, ...atrasos),
  };
}

export const nombreDeEjecutivo = (row: Pick<SocioRow, 'ejecutivoNombre' | 'ejecutivoApellido'>): string =>
  `${row.ejecutivoNombre ?? ''} ${row.ejecutivoApellido ?? ''}`.trim();
