import { mensajes } from '@adjudica/domain';
import { dinero, fecha, vacio } from '../../ui/formato';
import { type Column, PagedTable } from '../../ui/PagedTable';
import type { MovimientoRecord } from './tipos';

/** A movement has either a debit or a credit; a zero in the other column would only be noise. */
const importe = (valor: number): string => (valor === 0 ? '' : dinero(valor));

const columnas: readonly Column<MovimientoRecord>[] = [
  { label: 'Fecha', render: (fila) => fecha(fila.fecha) },
  { label: 'Documento', render: (fila) => fila.tipoDocumento },
  { label: 'Serie', render: ({ serieDocumento }) => serieDocumento || vacio },
  { label: 'Número', render: ({ numeroDocumento }) => numeroDocumento },
  { label: 'Movimiento', render: ({ tipoMovimiento }) => tipoMovimiento },
  { label: 'Referencia', render: ({ referencia }) => referencia || vacio },
  { label: 'Débito', numeric: true, render: ({ valorDebito }) => importe(valorDebito) },
  { label: 'Crédito', numeric: true, render: ({ valorCredito }) => importe(valorCredito) },
  { label: 'Saldo', numeric: true, render: ({ valorSaldo }) => dinero(valorSaldo) },
];

interface TablaDeMovimientosProps {
  readonly plan: string;
  readonly perPage: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The account of a plan, line by line with its running balance. */
export function TablaDeMovimientos({ plan, ...paging }: TablaDeMovimientosProps) {
  return (
    <PagedTable<MovimientoRecord>
      label="Movimientos"
      resource="movimiento"
      filter={{ plan }}
      sort={{ field: 'fecha', order: 'ASC' }}
      columns={columnas}
      emptyText={mensajes.propios.sinMovimientos}
      {...paging}
    />
  );
}
