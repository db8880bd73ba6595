import { comoFecha, formatearFechaDeCuota, LEG } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { TablePages } from '../../ui/tabla/TablePages';
import { useImprime } from '../../ui/useImprime';

/** LEG-523 */
const POR_PAGINA = 10;

export interface Cuota {
  readonly numero: number;
  readonly fechaVencimiento: string;
  /** Dollars. */
  readonly valor: number;
}
type Fila = Cuota & { readonly id: number };

const columnas: readonly Columna<Fila>[] = [
  { etiqueta: LEG.cuotaNumero, dibujar: ({ numero }) => numero },
  // LEG-560
  {
    etiqueta: LEG.cuotaVencimiento,
    dibujar: ({ fechaVencimiento }) => formatearFechaDeCuota(comoFecha(fechaVencimiento)),
  },
  { etiqueta: LEG.cuotaValor, tipo: 'dinero', campo: 'valor' },
];

/** LEG-522, LEG-523, LEG-560: the schedule, ten instalments a page; on paper all of them. */
export function Cuotas({ cuotas }: { readonly cuotas: readonly Cuota[] }) {
  const [page, setPage] = useState(1);
  const enPapel = useImprime();
  const desde = (page - 1) * POR_PAGINA;
  const visibles = enPapel ? cuotas : cuotas.slice(desde, desde + POR_PAGINA);
  const filas = visibles.map((cuota) => ({ ...cuota, id: cuota.numero }));
  return (
    <Box>
      <Tabla etiqueta="Cuotas" filas={filas} columnas={columnas} />
      <TablePages total={cuotas.length} perPage={POR_PAGINA} page={page} onPage={setPage} />
    </Box>
  );
}
