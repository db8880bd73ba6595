import { estadosDeConcesionario } from '@adjudica/domain';
import type { ConcesionarioVista, DispositivoVista, EjecutivoConcesionarioVista } from '../../generated/api';

export type ConcesionarioRecord = ConcesionarioVista;
export type EjecutivoRecord = EjecutivoConcesionarioVista;
export type DispositivoRecord = DispositivoVista;

/** CON-512 */
export const estadoEscrito = (estado: string | null): string =>
  estadosDeConcesionario.find(({ codigo }) => codigo === estado)?.nombre ?? '';
