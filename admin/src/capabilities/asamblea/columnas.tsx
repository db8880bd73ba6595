import { productos } from '@adjudica/domain';
import Box from '@mui/material/Box';
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
  // on one line: place and notary have more room to break
  dibujar: ({ grupo, producto }) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{`${grupo} · ${etiquetaDe(producto)}`}</Box>
  ),
};

const etiquetaDe = (codigo: string): string => productos.find((uno) => uno.codigo === codigo)?.etiqueta ?? codigo;
