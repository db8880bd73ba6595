import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dinero, fecha, vacio } from '../../ui/formato';
import { type Column, PagedTable } from '../../ui/PagedTable';
import type { MovimientoRecord } from './tipos';

/** A movement has either a debit or a credit; a zero in the other column would only be noise. */
const importe = (valor: number): string => (valor === 0 ? '' : dinero(valor));

const importes: readonly Column<MovimientoRecord>[] = [
  { label: 'Débito', numeric: true, render: ({ valorDebito }) => importe(valorDebito) },
  { label: 'Crédito', numeric: true, render: ({ valorCredito }) => importe(valorCredito) },
  { label: 'Saldo', numeric: true, render: ({ valorSaldo }) => dinero(valorSaldo) },
];

const completas: readonly Column<MovimientoRecord>[] = [
  { label: 'Fecha', render: (fila) => fecha(fila.fecha) },
  { label: 'Documento', render: (fila) => fila.tipoDocumento },
  { label: 'Serie', render: ({ serieDocumento }) => serieDocumento || vacio },
  { label: 'Número', render: ({ numeroDocumento }) => numeroDocumento },
  { label: 'Movimiento', render: ({ tipoMovimiento }) => tipoMovimiento },
  { label: 'Referencia', render: ({ referencia }) => referencia || vacio },
  ...importes,
];

/** The same facts in two lines a row: beside the cards there is no room for nine columns. */
const compactas: readonly Column<MovimientoRecord>[] = [
  { label: 'Fecha', render: (fila) => fecha(fila.fecha) },
  {
    label: 'Documento',
    render: ({ tipoDocumento, serieDocumento, numeroDocumento }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <DosLineas una={tipoDocumento} otra={[serieDocumento, numeroDocumento].filter(Boolean).join('-')} />
      </Box>
    ),
  },
  {
    label: 'Movimiento',
    render: ({ tipoMovimiento, referencia }) => <DosLineas una={tipoMovimiento} otra={referencia} />,
  },
  ...importes,
];

function DosLineas({ una, otra }: { readonly una: string; readonly otra: string | null }) {
  return (
    <>
      {una}
      <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {otra}
      </Typography>
    </>
  );
}

interface TablaDeMovimientosProps {
  readonly plan: string;
  readonly perPage: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Newest first and two lines a row; otherwise as an account reads, from its first line on, in all its columns. */
  readonly compacta?: boolean;
}

/** The account of a plan, line by line with its running balance. */
export function TablaDeMovimientos({ plan, compacta = false, ...paging }: TablaDeMovimientosProps) {
  return (
    <PagedTable<MovimientoRecord>
      label="Movimientos"
      resource="movimiento"
      filter={{ plan }}
      sort={{ field: 'fecha', order: compacta ? 'DESC' : 'ASC' }}
      columns={compacta ? compactas : completas}
      emptyText={mensajes.propios.sinMovimientos}
      {...paging}
    />
  );
}
