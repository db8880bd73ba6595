import {
  aNumero,
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
  LARGO_DE_IDENTIFICACION,
  LOCALIDAD,
  montoDePagare,
  numCuota,
  numerosConDosNombres,
  type PersonasDeSolicitud,
  personasNombradas,
  rolesDeLaSolicitud,
  unirNombre,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf, numberOrNull } from '../../columns/columns';
import { rawValuesOf } from '../../columns/record';
import { debeDe } from '../plan';
import { nombreUnido } from '../usuario';
import type { PagareDeListaVista, PagareVista } from './pagare.dto';
import type { CuotaRow, ListRow, PagareRow, PersonaDeSolicitud } from './pagare.store';

/** Nobody saved the persons yet (LEG-533). */
const esNuevo = ({ actualizadoEn }: ListRow): boolean => actualizadoEn === null;

/** The note as the law looks at it. */
export const hechosDelContenido = (row: ListRow): HechosDelContenido => ({
  monto: Number(row.monto),
  plazo: Number(row.plazo),
  fechaEmision: row.fechaEmision,
  fechaInicial: row.fechaInicial,
  ciudad: row.ciudad,
  cedula: row.cedulaCliente,
  nombre: row.nombresCliente,
  personas: esNuevo(row) ? null : rawValuesOf(formularioDePersonas, row),
});

const cuentasDe = (row: ListRow): CuentasDePagare => ({
  numero: Number(row.id),
  cuenta: { plazo: Number(row.plazo), valorDividendo: centavosDeDecimal(row.valorDividendo) },
  debe: debeDe(row),
});

/** What is approved is final: nobody makes it anew. */
function debeOtraCosa(row: ListRow): PagareDeListaVista['debeHoy'] {
  const { cuenta, debe } = cuentasDe(row);
  if (row.estado === 'A' || concuerda({ cuenta, debe })) return null;
  return { plazo: debe.plazo, monto: aNumero(montoDePagare(debe)) };
}

/**
 * What the cycle of its acts asks. A row of a list has not who decided: no action depends on it, only the words of a refusal. A class, because an
 * object that is written down with a getter has a hidden class of its own each time, which the engine keeps until its next full collection.
 */
class PagareRowFacts implements HechosDePagare {
  readonly estado: HechosDePagare['estado'];
  readonly autores: readonly (number | null)[];
  readonly aprobado: HechosDePagare['aprobado'];
  readonly rechazado: HechosDePagare['rechazado'];
  readonly adjudicado: boolean;
  readonly prenda: boolean;
  readonly contratoAprobado: string | null;
  private lacking: readonly string[] | undefined;

  constructor(private readonly fila: ListRow & Partial<PagareRow>) {
    const cuando = isoOf(fila.decididoEn);
    const decision = cuando === null ? null : { quien: nombreUnido(fila, 'decidido'), cuando };
    this.estado = fila.estado;
    this.autores = [fila.generadoPor, fila.actualizadoPor, fila.prendaGuardadaPor].map(numberOrNull);
    this.aprobado = fila.estado === 'A' ? decision : null;
    this.rechazado = fila.estado === 'R' ? decision : null;
    this.adjudicado = fila.vigenteId !== null;
    this.prenda = fila.prendaId !== null;
    this.contratoAprobado = fila.contratoAprobadoId === null ? null : fila.idCodigo;
  }

  /** Asked for only by the acts that need all contents: not by those of most rows of a list. */
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
  id: Number(row.id),
  cedulaCliente: row.cedulaCliente,
  nombresCliente: row.nombresCliente,
  idCodigo: row.idCodigo,
  plazo: Number(row.plazo),
  monto: Number(row.monto),
  fechaEmision: row.fechaEmision,
  debeHoy: debeOtraCosa(row),
  estado: row.estado,
  etiquetaEstado: etiquetaDePagare[row.estado],
  version: Number(row.version),
  acciones: pagareEnCiclo.accionesFor(row, context),
});

const LARGO_DE_NOMBRE = 160;

/** Names first, as people sign; a passport that is longer than the field takes is left out. */
function personaDeSolicitud(row: PagareRow, alias: PersonaDeSolicitud) {
  const parte = (nombre: 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'): string => row[`${alias}_${nombre}`] ?? '';
  const nombre = unirNombre({
    nombres: parte('nombres'),
    apellidoPaterno: parte('apellidoPaterno'),
    apellidoMaterno: parte('apellidoMaterno'),
  }).slice(0, LARGO_DE_NOMBRE);
  const cedula = row[`${alias}_identificacion`] ?? '';
  return {
    [`${alias}Cedula`]: cedula !== '' && cedula.length <= LARGO_DE_IDENTIFICACION ? cedula : null,
    [`${alias}Nombre`]: nombre === '' ? null : nombre,
  };
}

/** Who signs with the debtor, by the applications in force. */
export const personasDeSolicitud = (row: PagareRow): PersonasDeSolicitud =>
  Object.assign({}, ...rolesDeLaSolicitud.map((rol) => personaDeSolicitud(row, rol)));

/** As they were saved; before that, as the application has them. */
export const personasDe = (row: PagareRow): DatosDePersonas => ({
  ...rawValuesOf(formularioDePersonas, row),
  ...(esNuevo(row) ? personasDeSolicitud(row) : {}),
});

export function vistaDePagare(row: PagareRow, cuotas: readonly CuotaRow[], context: ViewContext): PagareVista {
  const personas = personasDe(row);
  const { fechaInicial, fechaFinal } = row;
  return {
    ...personas,
    ...vistaDeLista(row, context),
    ...pagareEnCiclo.offer(row, context),
    modo: esNuevo(row) ? 'N' : 'E',
    producto: row.producto,
    montoPlan: Number(row.montoPlan),
    numCuota: numCuota(row.mesesPlan - Number(row.plazo), row.mesesPlan),
    lugarEmision: String(row.lugarEmision),
    ciudad: row.ciudad ?? String(row.lugarEmision),
    fechaInicial,
    fechaFinal,
    valorDividendo: Number(row.valorDividendo),
    codigoLocalidad: LOCALIDAD,
    codigoBarra: codigoDeBarras('pagare', Number(row.id)),
    emision: Number(row.emision),
    cuotas: cuotas.map(({ numero: n, fechaVencimiento, valor }) => ({
      numero: Number(n),
      fechaVencimiento,
      valor: Number(valor),
    })),
    contenidos: contenidosDePagare(hechosDelContenido(row)),
    conPrenda: row.prendaId !== null,
    repetidas: numerosConDosNombres(
      personasNombradas({ identificacion: row.cedulaCliente, nombre: row.nombresCliente }, personas, {
        identificacion: row.depositarioCedula,
        nombre: row.depositario,
      }),
    ),
    distintos: distintosDeLaSolicitud(personas, personasDeSolicitud(row)),
    generadoPor: nombreUnido(row, 'generado'),
    generadoEn: isoOf(row.generadoEn) as string,
    actualizadoPor: nombreUnido(row, 'actualizado'),
    actualizadoEn: isoOf(row.actualizadoEn),
    enviadoPor: nombreUnido(row, 'enviado'),
    enviadoEn: isoOf(row.enviadoEn),
    decididoPor: nombreUnido(row, 'decidido'),
    decididoEn: isoOf(row.decididoEn),
    motivo: row.motivo === null ? null : String(row.motivo),
  };
}
