import type { Columna } from '../../ui/tabla/Tabla';
import type { AsambleaRecord } from './tipos';

/** ASA-073: what every list of assemblies begins with. */
export const columnasDeAsamblea: readonly Columna<AsambleaRecord>[] = [
  { campo: 'numeroAsamblea', ordena: true },
  { campo: 'fecha', tipo: 'fecha', ordena: true },
  { campo: 'hora', ordena: true },
  { campo: 'lugar', ordena: true },
  { campo: 'notario', ordena: true },
];
