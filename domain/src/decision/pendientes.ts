import { type Asunto, asuntoDe } from '../asuntos';
import type { DefinicionDeLista } from '../lista';
import { propios } from '../mensajes';
import { type Permiso, puede, type Quien, type Rol } from '../roles';
import { type CodigoDeTarea, codigosDeTarea } from '../tarea/efectos';

interface DefinicionDePendiente {
  readonly nombre: string;
  /** What is to be done. */
  readonly acto: string;
  /** Role that decides. */
  readonly decide: Rol;
  /** To decide it. */
  readonly permiso: Permiso;
  /** Task that asks for the same decision; left out = none does. */
  readonly tarea?: CodigoDeTarea;
  /** Who made it does not decide it, and a manager decides only what Jefatura made (`rechazoDeCuatroOjos`). */
  readonly cuatroOjos?: true;
  /** The record that is decided. */
  readonly asunto: (pendiente: PlanDePendiente) => Asunto;
}

/** Facts of every pending decision; `clave` = key of its own record. */
export interface PlanDePendiente {
  readonly clave: number;
  readonly cedula: string;
  readonly idCodigo: string;
}

/** Kinds of pending decisions. A new kind is one entry, and the query of its rows (`decision.store.ts`). */
export const clasesDePendiente = {
  carpeta: {
    nombre: 'Carpeta en riesgo',
    acto: propios.decidirCarpeta,
    decide: 'Riesgo',
    permiso: 'carpeta:decidir',
    tarea: codigosDeTarea.revisarCarpeta,
    asunto: ({ cedula, idCodigo }) => asuntoDe('plan', cedula, idCodigo),
  },
  'medio-aprobacion': {
    nombre: 'Medio de aprobación',
    acto: propios.decidirMedio,
    decide: 'Riesgo',
    permiso: 'medio:decidir',
    tarea: codigosDeTarea.revisarMedio,
    asunto: ({ clave }) => asuntoDe('medio-aprobacion', clave),
  },
  'orden-de-compra': {
    nombre: 'Orden de compra',
    acto: propios.aprobarOrden,
    decide: 'Jefatura Adjudicaciones',
    permiso: 'orden:aprobar',
    tarea: codigosDeTarea.aprobarOrden,
    cuatroOjos: true,
    asunto: ({ clave }) => asuntoDe('orden-de-compra', clave),
  },
  'solicitud-de-pago': {
    nombre: 'Orden de pago',
    acto: propios.aprobarPago,
    decide: 'Jefatura Adjudicaciones',
    permiso: 'pago:aprobar',
    tarea: codigosDeTarea.aprobarPago,
    cuatroOjos: true,
    asunto: ({ clave }) => asuntoDe('solicitud-de-pago', clave),
  },
  pagare: {
    nombre: 'Pagaré',
    acto: propios.aprobarPagare,
    decide: 'Legal',
    permiso: 'pagare:aprobar',
    tarea: codigosDeTarea.aprobarPagare,
    asunto: ({ clave }) => asuntoDe('pagare', clave),
  },
  contrato: {
    nombre: 'Contrato',
    acto: propios.aprobarElContrato,
    decide: 'Legal',
    permiso: 'contrato:aprobar',
    tarea: codigosDeTarea.aprobarContrato,
    asunto: ({ idCodigo }) => asuntoDe('contrato', idCodigo),
  },
  adenda: {
    nombre: 'Adenda',
    acto: propios.aprobarAdenda,
    decide: 'Legal',
    permiso: 'contrato:aprobar',
    asunto: ({ idCodigo }) => asuntoDe('contrato', idCodigo),
  },
} as const satisfies Readonly<Record<string, DefinicionDePendiente>>;

export type ClaseDePendiente = keyof typeof clasesDePendiente;
const listaDeClasesDePendiente = Object.keys(clasesDePendiente) as readonly ClaseDePendiente[];

const definiciones: Readonly<Record<ClaseDePendiente, DefinicionDePendiente>> = clasesDePendiente;

/** Those by which money leaves; a payment is of an order that was approved, so none is counted twice. */
export const clasesDeDinero = ['orden-de-compra', 'solicitud-de-pago'] as const satisfies readonly ClaseDePendiente[];

/** Tasks that ask for the decision. */
export function tareasDePendiente(clase: ClaseDePendiente): readonly CodigoDeTarea[] {
  const { tarea } = definiciones[clase];
  return tarea === undefined ? [] : [tarea];
}

/** What one user may decide: kinds, and those of them in which it matters who made the record. */
export function decisionesDe(quien: Quien): {
  readonly clases: readonly ClaseDePendiente[];
  readonly conCuatroOjos: readonly ClaseDePendiente[];
} {
  const clases = listaDeClasesDePendiente.filter((clase) => puede(quien, definiciones[clase].permiso));
  return { clases, conCuatroOjos: clases.filter((clase) => definiciones[clase].cuatroOjos) };
}

/** The role that a task waits for, because it asks for a decision; null = it asks for none, or for one that this user takes. */
export function decideOtro(quien: Quien, codigoDeTarea: string): Rol | null {
  const clase = listaDeClasesDePendiente.find((una) => definiciones[una].tarea === codigoDeTarea);
  return clase === undefined || puede(quien, definiciones[clase].permiso) ? null : definiciones[clase].decide;
}

export const asuntoDePendiente = (clase: ClaseDePendiente, pendiente: PlanDePendiente): Asunto =>
  clasesDePendiente[clase].asunto(pendiente);

/** All products and areas, longest wait first. `meToca`: those that the reader may decide, or all the others. `dinero`: orders and payments. `q`: words of the name, or the start of a cédula or of a plan's code. */
export const listaDePendientes: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'ASC' },
  ordenables: ['id', 'desde', 'monto', 'nombreCliente', 'idCodigo', 'clase'],
  filtros: { clase: listaDeClasesDePendiente, producto: 'texto', meToca: 'booleano', dinero: 'booleano', q: 'texto' },
};
