import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CodeField } from '../../ui/fields/columns';
import { dinero, fecha, vacio } from '../../ui/format';
import { DataTable } from '../../ui/table/DataTable';
import { PagedTable } from '../../ui/table/PagedTable';
import type { MovimientoRecord } from './tipos';

const Column = DataTable.Col<MovimientoRecord>;

/** A movement has either a debit or a credit; a zero in the other column would only be noise. */
const importe = (valor: number): string => (valor === 0 ? '' : dinero(valor));

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
      emptyText={mensajes.propios.sinMovimientos}
      {...paging}
    >
      <Column label="Fecha" render={(fila) => fecha(fila.fecha)} />
      <Column label="Documento" render={compacta ? documento : ({ tipoDocumento }) => tipoDocumento} />
      {!compacta && <Column source="serieDocumento" label="Serie" field={CodeField} disableSort />}
      {!compacta && <Column source="numeroDocumento" label="Número" field={CodeField} disableSort />}
      <Column
        label="Movimiento"
        render={({ tipoMovimiento, referencia }) =>
          compacta ? <DosLineas una={tipoMovimiento} otra={referencia} /> : tipoMovimiento
        }
      />
      {!compacta && <Column label="Referencia" render={({ referencia }) => referencia || vacio} />}
      <Column label="Débito" align="right" render={({ valorDebito }) => importe(valorDebito)} />
      <Column label="Crédito" align="right" render={({ valorCredito }) => importe(valorCredito)} />
      <Column label="Saldo" align="right" render={({ valorSaldo }) => dinero(valorSaldo)} />
    </PagedTable>
  );
}

const documento = ({ tipoDocumento, serieDocumento, numeroDocumento }: MovimientoRecord) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <DosLineas una={tipoDocumento} otra={[serieDocumento, numeroDocumento].filter(Boolean).join('-')} />
  </Box>
);
