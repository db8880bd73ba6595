import { normalizar } from '../texto';
import type { EstadoDeBien, EstadoDeDispositivo } from './tipos';

/** In the order of the selector (MED-511). */
export const estadosDeBien = ['Nuevo', 'Usado'] as const satisfies readonly EstadoDeBien[];

/** A device without a state is active. */
export const estadosDeDispositivo = [
  { codigo: 'A', nombre: 'Activo' },
  { codigo: 'I', nombre: 'Inactivo' },
] as const satisfies readonly { codigo: EstadoDeDispositivo; nombre: string }[];

/** By which a brand or a model is known when a list gives only its name: 'Great Wall' → 'GREATWALL', 'Citroën C3' → 'CITROENC3'. */
export function codigoDeVehiculo(nombre: string): string {
  return normalizar(nombre)
    .replace(/[^a-z0-9]/g, '')
    .toUpperCase();
}
