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
import type { FilaDeCuota, FilaDeLista, FilaDePagare, PersonaDeSolicitud } from './pagare.store';

/** Nobody saved the persons yet (LEG-533). */
const esNuevo = ({ actualizadoEn }: FilaDeLista): boolean => actualizadoEn === null;

/** The note as the law looks at it. */
export const hechosDelContenido = (fila: FilaDeLista): HechosDelContenido => ({
  monto: Number(fila.monto),
  plazo: Number(fila.plazo),
  fechaEmision: fila.fechaEmision,
  fechaInicial: fila.fechaInicial,
  ciudad: fila.ciudad,
  cedula: fila.cedulaCliente,
  nombre: fila.nombresCliente,
  personas: esNuevo(fila) ? null : rawValuesOf(formularioDePersonas, fila),
});

const cuentasDe = (fila: FilaDeLista): CuentasDePagare => ({
  numero: Number(fila.id),
  suya: { plazo: Number(fila.plazo), valorDividendo: centavosDeDecimal(fila.valorDividendo) },
  debe: debeDe(fila),
});

/** What is approved is final: nobody makes it anew. */
function debeOtraCosa(fila: FilaDeLista): PagareDeListaVista['debeHoy'] {
  const { suya, debe } = cuentasDe(fila);
  if (fila.estado === 'A' || concuerda({ suya, debe })) return null;
  return { plazo: debe.plazo, monto: aNumero(montoDePagare(debe)) };
}

/**
 * What the cycle of its acts asks. A row of a list has not who decided: no action depends on it, only the words of a refusal. A class, because an
 * object that is written down with a getter has a hidden class of its own each time, which the engine keeps until its next full collection.
 */
class HechosDeFila implements HechosDePagare {
  readonly estado: HechosDePagare['estado'];
  readonly autores: readonly (number | null)[];
  readonly aprobado: HechosDePagare['aprobado'];
  readonly rechazado: HechosDePagare['rechazado'];
  readonly adjudicado: boolean;
  readonly prenda: boolean;
  readonly contratoAprobado: string | null;
  private lacking: readonly string[] | undefined;

  constructor(private readonly fila: FilaDeLista & Partial<FilaDePagare>) {
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

export const hechosDePagare = (fila: FilaDeLista & Partial<FilaDePagare>): HechosDePagare => new HechosDeFila(fila);

export const pagareEnCiclo = lifecycleOf(cicloDePagare, {
  factsOf: hechosDePagare,
  contextOf: (_: FilaDeLista, context: ViewContext) => context,
  dataSubjects: (fila) => [fila],
});

export const vistaDeLista = (fila: FilaDeLista, context: ViewContext): PagareDeListaVista => ({
  id: Number(fila.id),
  cedulaCliente: fila.cedulaCliente,
  nombresCliente: fila.nombresCliente,
  idCodigo: fila.idCodigo,
  plazo: Number(fila.plazo),
  monto: Number(fila.monto),
  fechaEmision: fila.fechaEmision,
  debeHoy: debeOtraCosa(fila),
  estado: fila.estado,
  etiquetaEstado: etiquetaDePagare[fila.estado],
  version: Number(fila.version),
  acciones: pagareEnCiclo.accionesFor(fila, context),
});

const LARGO_DE_NOMBRE = 160;

/** Names first, as people sign; a passport that is longer than the field takes is left out. */
function personaDeSolicitud(fila: FilaDePagare, alias: PersonaDeSolicitud) {
  const parte = (nombre: 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'): string => fila[`${alias}_${nombre}`] ?? '';
  const nombre = unirNombre({
    nombres: parte('nombres'),
    apellidoPaterno: parte('apellidoPaterno'),
    apellidoMaterno: parte('apellidoMaterno'),
  }).slice(0, LARGO_DE_NOMBRE);
  const cedula = fila[`${alias}_identificacion`] ?? '';
  return {
    [`${alias}Cedula`]: cedula !== '' && cedula.length <= LARGO_DE_IDENTIFICACION ? cedula : null,
    [`${alias}Nombre`]: nombre === '' ? null : nombre,
  };
}

/** Who signs with the debtor, by the applications in force. */
export const personasDeSolicitud = (fila: FilaDePagare): PersonasDeSolicitud =>
  Object.assign({}, ...rolesDeLaSolicitud.map((rol) => personaDeSolicitud(fila, rol)));

/** As they were saved; before that, as the application has them. */
export const personasDe = (fila: FilaDePagare): DatosDePersonas => ({
  ...rawValuesOf(formularioDePersonas, fila),
  ...(esNuevo(fila) ? personasDeSolicitud(fila) : {}),
});

export function vistaDePagare(fila: FilaDePagare, cuotas: readonly FilaDeCuota[], context: ViewContext): PagareVista {
  const personas = personasDe(fila);
  const { fechaInicial, fechaFinal } = fila;
  return {
    ...personas,
    ...vistaDeLista(fila, context),
    ...pagareEnCiclo.offer(fila, context),
    modo: esNuevo(fila) ? 'N' : 'E',
    producto: fila.producto,
    montoPlan: Number(fila.montoPlan),
    numCuota: numCuota(fila.mesesPlan - Number(fila.plazo), fila.mesesPlan),
    lugarEmision: String(fila.lugarEmision),
    ciudad: fila.ciudad ?? String(fila.lugarEmision),
    fechaInicial,
    fechaFinal,
    valorDividendo: Number(fila.valorDividendo),
    codigoLocalidad: LOCALIDAD,
    codigoBarra: codigoDeBarras('pagare', Number(fila.id)),
    emision: Number(fila.emision),
    cuotas: cuotas.map(({ numero: n, fechaVencimiento, valor }) => ({
      numero: Number(n),
      fechaVencimiento,
      valor: Number(valor),
    })),
    contenidos: contenidosDePagare(hechosDelContenido(fila)),
    conPrenda: fila.prendaId !== null,
    repetidas: numerosConDosNombres(
      personasNombradas({ identificacion: fila.cedulaCliente, nombre: fila.nombresCliente }, personas, {
        identificacion: fila.depositarioCedula,
        nombre: fila.depositario,
      }),
    ),
    distintos: distintosDeLaSolicitud(personas, personasDeSolicitud(fila)),
    generadoPor: nombreUnido(fila, 'generado'),
    generadoEn: isoOf(fila.generadoEn) as string,
    actualizadoPor: nombreUnido(fila, 'actualizado'),
    actualizadoEn: isoOf(fila.actualizadoEn),
    enviadoPor: nombreUnido(fila, 'enviado'),
    enviadoEn: isoOf(fila.enviadoEn),
    decididoPor: nombreUnido(fila, 'decidido'),
    decididoEn: isoOf(fila.decididoEn),
    motivo: fila.motivo === null ? null : String(fila.motivo),
  };
}
