import { comoFecha, formatearFechaDeCuota, LEG } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { MoneyField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/table/DataTable';
import { TablePages } from '../../ui/table/TablePages';
import { useIsPrinting } from '../../ui/useIsPrinting';

/** LEG-523 */
const POR_PAGINA = 10;

export interface Cuota {
  readonly numero: number;
  readonly fechaVencimiento: string;
  /** Dollars. */
  readonly valor: number;
}
const Column = DataTable.Col<Cuota & { readonly id: number }>;

/** LEG-522, LEG-523, LEG-560: the schedule, ten instalments a page; on paper all of them. */
export function Cuotas({ cuotas }: { readonly cuotas: readonly Cuota[] }) {
  const [page, setPage] = useState(1);
  const enPapel = useIsPrinting();
  const desde = (page - 1) * POR_PAGINA;
  const visibles = enPapel ? cuotas : cuotas.slice(desde, desde + POR_PAGINA);
  return (
    <Box>
      <DataTable aria-label="Cuotas" data={visibles.map((cuota) => ({ ...cuota, id: cuota.numero }))}>
        <Column label={LEG.cuotaNumero} render={({ numero }) => numero} />
        {/* LEG-560 */}
        <Column
          label={LEG.cuotaVencimiento}
          render={({ fechaVencimiento }) => formatearFechaDeCuota(comoFecha(fechaVencimiento))}
        />
        <Column source="valor" label={LEG.cuotaValor} field={MoneyField} align="right" disableSort />
      </DataTable>
      <TablePages total={cuotas.length} perPage={POR_PAGINA} page={page} onPage={setPage} />
    </Box>
  );
}
