import Box from '@mui/material/Box';
import { vacio } from '../../ui/formato';
import type { Columna } from '../../ui/tabla/Tabla';
import { FilasDeImportacion } from './FilasDeImportacion';
import type { CambioDeImportacionRecord, ImportacionRecord } from './tipos';

const lista =
  (cual: 'antes' | 'despues' | 'columna') =>
  ({ valores }: CambioDeImportacionRecord) => (
    <Box sx={{ whiteSpace: 'normal' }}>
      {valores.map((valor) => (
        <Box key={valor.columna}>{valor[cual] ?? vacio}</Box>
      ))}
    </Box>
  );

const columnas: readonly Columna<CambioDeImportacionRecord>[] = [
  { campo: 'linea', etiqueta: 'Línea', tipo: 'numero', ordena: true },
  { campo: 'registro', etiqueta: 'Fila de', soloAncha: true, dibujar: ({ registro }) => registro ?? vacio },
  { etiqueta: 'Columna', dibujar: lista('columna') },
  { etiqueta: 'Ahora', dibujar: lista('antes') },
  { etiqueta: 'Con el archivo', dibujar: lista('despues') },
];

/** Every row that changes a record, each value before and after. */
export function PorCambiarTable({ importacion }: { readonly importacion: ImportacionRecord }) {
  return <FilasDeImportacion importacion={importacion} parte="cambios" titulo="Qué cambiará" columnas={columnas} />;
}
