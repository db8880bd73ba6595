import { type Asunto, asuntoDe } from '../asuntos';
import type { DefinicionDeLista } from '../lista';
import type { Rol } from '../roles';

interface DefinicionDePendiente {
  readonly nombre: string;
  /** Role that decides. */
  readonly decide: Rol;
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
    decide: 'Riesgo',
    asunto: ({ cedula, idCodigo }) => asuntoDe('plan', cedula, idCodigo),
  },
  'medio-aprobacion': {
    nombre: 'Medio de aprobación',
    decide: 'Riesgo',
    asunto: ({ clave }) => asuntoDe('medio-aprobacion', clave),
  },
  'orden-de-compra': {
    nombre: 'Orden de compra',
    decide: 'Jefatura Adjudicaciones',
    asunto: ({ clave }) => asuntoDe('orden-de-compra', clave),
  },
  'solicitud-de-pago': {
    nombre: 'Orden de pago',
    decide: 'Jefatura Adjudicaciones',
    asunto: ({ clave }) => asuntoDe('solicitud-de-pago', clave),
  },
  pagare: { nombre: 'Pagaré', decide: 'Legal', asunto: ({ clave }) => asuntoDe('pagare', clave) },
  contrato: { nombre: 'Contrato', decide: 'Legal', asunto: ({ idCodigo }) => asuntoDe('contrato', idCodigo) },
  adenda: { nombre: 'Adenda', decide: 'Legal', asunto: ({ idCodigo }) => asuntoDe('contrato', idCodigo) },
} as const satisfies Readonly<Record<string, DefinicionDePendiente>>;

export type ClaseDePendiente = keyof typeof clasesDePendiente;
const listaDeClasesDePendiente = Object.keys(clasesDePendiente) as readonly ClaseDePendiente[];

export const asuntoDePendiente = (clase: ClaseDePendiente, pendiente: PlanDePendiente): Asunto =>
  clasesDePendiente[clase].asunto(pendiente);

/** All products and areas, longest wait first. `q`: words of the name, or the start of a cédula or of a plan's code. */
export const listaDePendientes: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'ASC' },
  ordenables: ['id', 'desde', 'monto', 'nombreCliente', 'idCodigo', 'clase'],
  filtros: { clase: listaDeClasesDePendiente, producto: 'texto', q: 'texto' },
};
