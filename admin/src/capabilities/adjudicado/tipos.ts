import type { AdjudicacionVista } from '../../generated/api';

export interface Ejecutivo {
  readonly idSaad: number;
  readonly nombre: string;
}

export type AccionDeAdjudicado = 'retirar' | 'reasignar' | 'asignar';

export type AdjudicadoRecord = Omit<AdjudicacionVista, 'acciones'> & {
  readonly viaIngreso: string;
  readonly estadoDocumentos: string;
  readonly documentosListos: number;
  readonly documentosTotal: number;
  readonly idDepartamento: string | null;
  readonly departamento: string | null;
  readonly ejecutivo: Ejecutivo | null;
  readonly estadoFormulario: readonly { readonly nombre: string; readonly cumple: boolean }[];
  readonly diasHabiles: { readonly dias: number; readonly color: string };
  readonly acciones: readonly AccionDeAdjudicado[];
};

/** A plan that may take a withdrawn award. */
export interface Candidato {
  readonly idCodigo: string;
  readonly codigo: string;
  readonly cedula: string;
  readonly nombreCliente: string;
  readonly valorCuota: number;
}

/** An active executive, for selectors. */
export interface EjecutivoRecord {
  readonly id: number;
  readonly idSaad: number;
  readonly usuario: string;
  readonly nombre: string;
  readonly role: string;
}

/** Who takes the place of a withdrawn award. */
export interface Reemplazo {
  readonly idCodigo: string;
  readonly comentario?: string;
  readonly ejecutivo?: number;
  readonly sorteo: '0' | '1';
}
