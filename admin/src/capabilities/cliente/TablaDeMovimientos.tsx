import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dinero, fecha, vacio } from '../../ui/formato';
import { PagedTable } from '../../ui/tabla/PagedTable';
import type { Columna } from '../../ui/tabla/Tabla';
import type { MovimientoRecord } from './tipos';

/** A movement has either a debit or a credit; a zero in the other column would only be noise. */
const importe = (valor: number): string => (valor === 0 ? '' : dinero(valor));

const importes: readonly Columna<MovimientoRecord>[] = [
  { etiqueta: 'Débito', tipo: 'numero', dibujar: ({ valorDebito }) => importe(valorDebito) },
  { etiqueta: 'Crédito', tipo: 'numero', dibujar: ({ valorCredito }) => importe(valorCredito) },
  { etiqueta: 'Saldo', tipo: 'numero', dibujar: ({ valorSaldo }) => dinero(valorSaldo) },
];

const completas: readonly Columna<MovimientoRecord>[] = [
  { etiqueta: 'Fecha', dibujar: (fila) => fecha(fila.fecha) },
  { etiqueta: 'Documento', dibujar: (fila) => fila.tipoDocumento },
  { etiqueta: 'Serie', campo: 'serieDocumento', tipo: 'codigo' },
  { etiqueta: 'Número', campo: 'numeroDocumento', tipo: 'codigo' },
  { etiqueta: 'Movimiento', dibujar: ({ tipoMovimiento }) => tipoMovimiento },
  { etiqueta: 'Referencia', dibujar: ({ referencia }) => referencia || vacio },
  ...importes,
];

/** The same facts in two lines a row: beside the cards there is no room for nine columns. */
const compactas: readonly Columna<MovimientoRecord>[] = [
  { etiqueta: 'Fecha', dibujar: (fila) => fecha(fila.fecha) },
  {
    etiqueta: 'Documento',
    dibujar: ({ tipoDocumento, serieDocumento, numeroDocumento }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <DosLineas una={tipoDocumento} otra={[serieDocumento, numeroDocumento].filter(Boolean).join('-')} />
      </Box>
    ),
  },
  {
    etiqueta: 'Movimiento',
    dibujar: ({ tipoMovimiento, referencia }) => <DosLineas una={tipoMovimiento} otra={referencia} />,
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
