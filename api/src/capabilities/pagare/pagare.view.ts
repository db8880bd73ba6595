import {
  aNumero,
  avisosDePersonas,
  type CuentasDePagare,
  centavosDeDecimal,
  cicloDePagare,
  codigoDeBarras,
  concuerda,
  contenidosDePagare,
  type DatosDePersonas,
  distintosDeLaSolicitud,
  etiquetaDePagare,
  faltantesDePagare,
  formularioDePersonas,
  type HechosDelContenido,
  type HechosDePagare,
  LOCALIDAD,
  montoDePagare,
  numCuota,
  personasEnPagare,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf, numberOrNull } from '../../columns/columns';
import { rawValuesOf } from '../../columns/record';
import { exactly } from '../../columns/shown';
import { debeDe } from '../plan';
import { nombreUnido } from '../usuario';
import { mostradas } from './pagare.columnas';
import type { PagareDeListaVista, PagareVista } from './pagare.dto';
import type { CuotaRow, ListRow, PagareRow } from './pagare.store';

/** Persons were not saved yet (LEG-533). */
const esNuevo = ({ actualizadoEn }: ListRow): boolean => actualizadoEn === null;

/** Facts for the legal requirements. */
export const hechosDelContenido = (row: ListRow): HechosDelContenido => ({
  monto: row.monto,
  plazo: row.plazo,
  fechaEmision: row.fechaEmision,
  fechaInicial: row.fechaInicial,
  ciudad: row.ciudad,
  cedula: row.cedulaCliente,
  nombre: row.nombresCliente,
  personas: esNuevo(row) ? null : personasDe(row),
  apoderado: row.apoderado ?? null,
  otrosFirmantes: row.otrosFirmantes ?? [],
});

const cuentasDe = (row: ListRow): CuentasDePagare => ({
  numero: row.id,
  cuenta: { plazo: row.plazo, valorDividendo: centavosDeDecimal(row.valorDividendo) },
  debe: debeDe(row),
});

/** Whether the debt has changed; not for a note that was approved, which says what it said. */
function debeOtraCosa(row: ListRow): PagareDeListaVista['debeHoy'] {
  const { cuenta, debe } = cuentasDe(row);
  if (row.estado === 'A' || row.estado === 'X' || concuerda({ cuenta, debe })) return null;
  return { plazo: debe.plazo, monto: aNumero(montoDePagare(debe)) };
}

/**
 * Facts for the lifecycle. A list's row lacks who decided, which only texts of refusals use. A class, because object literals with a getter each get
 * a hidden class that the engine keeps until its next full collection.
 */
class PagareRowFacts implements HechosDePagare {
  readonly estado: HechosDePagare['estado'];
  readonly autores: readonly (number | null)[];
  readonly aprobado: HechosDePagare['aprobado'];
  readonly rechazado: HechosDePagare['rechazado'];
  readonly adjudicado: boolean;
  readonly prenda: boolean;
  readonly contratoAprobado: string | null;
  readonly anulacion: HechosDePagare['anulacion'];
  readonly anulado: HechosDePagare['anulado'];
  readonly entregado: HechosDePagare['entregado'];
  private lacking: readonly string[] | undefined;

  constructor(private readonly fila: ListRow & Partial<PagareRow>) {
    const acto = (cuando: string | null, alias: string) =>
      cuando === null ? null : { quien: nombreUnido(fila, alias), cuando };
    const decision = acto(fila.decididoEn, 'decidido');
    const pedida = acto(fila.anulacionPedidaEn, 'anulacion');
    this.estado = fila.estado;
    this.autores = [fila.generadoPor, fila.actualizadoPor, fila.prendaGuardadaPor].map(numberOrNull);
    this.aprobado = fila.estado === 'A' ? decision : null;
    this.rechazado = fila.estado === 'R' ? decision : null;
    this.adjudicado = fila.vigenteId !== null;
    this.prenda = fila.prendaId !== null;
    this.contratoAprobado = fila.contratoAprobadoId === null ? null : fila.idCodigo;
    this.anulacion = pedida && { ...pedida, pedidaPor: numberOrNull(fila.anulacionPedidaPor) };
    this.anulado = acto(fila.anuladoEn, 'anulado');
    this.entregado = acto(isoOf(fila.entregadoEn), 'entregado');
  }

  /** Lazy: needed only by acts that require complete contents. */
  get faltan(): readonly string[] {
    this.lacking ??= faltantesDePagare(hechosDelContenido(this.fila));
    return this.lacking;
  }

  get cuentas(): CuentasDePagare {
    return cuentasDe(this.fila);
  }
}

export const hechosDePagare = (row: ListRow & Partial<PagareRow>): HechosDePagare => new PagareRowFacts(row);

export const pagareEnCiclo = lifecycleOf(cicloDePagare, {
  factsOf: hechosDePagare,
  contextOf: (_: ListRow, context: ViewContext) => context,
  dataSubjects: (row) => [row],
});

export const vistaDeLista = (row: ListRow, context: ViewContext): PagareDeListaVista => ({
  id: row.id,
  cedulaCliente: row.cedulaCliente,
  nombresCliente: row.nombresCliente,
  idCodigo: row.idCodigo,
  plazo: row.plazo,
  monto: row.monto,
  fechaEmision: row.fechaEmision,
  debeHoy: debeOtraCosa(row),
  estado: row.estado,
  etiquetaEstado: etiquetaDePagare[row.estado],
  version: row.version,
  acciones: pagareEnCiclo.accionesFor(row, context),
});

/** As printed by the approval; before it, those of the case. */
export const personasDe = (row: ListRow): DatosDePersonas => rawValuesOf(formularioDePersonas, row);

export function vistaDePagare(row: PagareRow, cuotas: readonly CuotaRow[], context: ViewContext): PagareVista {
  const personas = personasDe(row);
  return exactly<PagareVista>()({
    ...mostradas(row),
    ...personas,
    ...vistaDeLista(row, context),
    ...pagareEnCiclo.offer(row, context),
    modo: esNuevo(row) ? 'N' : 'E',
    producto: row.producto,
    montoPlan: Number(row.montoPlan),
    numCuota: numCuota(row.mesesPlan - row.plazo, row.mesesPlan),
    ciudad: row.ciudad ?? row.lugarEmision,
    codigoLocalidad: LOCALIDAD,
    codigoBarra: codigoDeBarras('pagare', row.id),
    cuotas: cuotas.map(({ numero: n, fechaVencimiento, valor }) => ({
      numero: Number(n),
      fechaVencimiento,
      valor: Number(valor),
    })),
    contenidos: contenidosDePagare(hechosDelContenido(row)),
    conPrenda: row.prendaId !== null,
    repetidas: avisosDePersonas(row.personas),
    distintos: distintosDeLaSolicitud(personas, personasEnPagare(row.solicitud)),
    generadoPor: nombreUnido(row, 'generado'),
    actualizadoPor: nombreUnido(row, 'actualizado'),
    enviadoPor: nombreUnido(row, 'enviado'),
    decididoPor: nombreUnido(row, 'decidido'),
    reemplazadoPor: numberOrNull(row.reemplazadoPor),
    anulacionPedidaPor: nombreUnido(row, 'anulacion'),
    anuladoPor: nombreUnido(row, 'anulado'),
  });
}
