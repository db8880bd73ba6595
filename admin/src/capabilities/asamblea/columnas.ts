import { productos } from '@adjudica/domain';
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

/** Where a list holds the assemblies of several groups. */
export const columnaDeGrupo: Columna<AsambleaRecord> = {
  campo: 'grupo',
  ordena: true,
  dibujar: ({ grupo, producto }) => `${grupo} · ${etiquetaDe(producto)}`,
};

const etiquetaDe = (codigo: string): string => productos.find((uno) => uno.codigo === codigo)?.etiqueta ?? codigo;
