import { type EstadoDeCuota, mensajes } from '@adjudica/domain';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FigureField, MoneyField } from '../../ui/fields/columns';
import { dinero, fecha } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { DataTable } from '../../ui/table/DataTable';
import { PagedTable } from '../../ui/table/PagedTable';
import { tones } from '../../ui/tones';
import { usePageInUrl } from '../../ui/usePageInUrl';
import { EstadoDeCuenta } from './EstadoDeCuenta';
import { TablaDeMovimientos } from './TablaDeMovimientos';
import type { ContenidoProps, CuotaRecord, EstadoDePlan } from './tipos';

/** EST-514 */
export const cuotasPorPagina = 5;

const Column = DataTable.Col<CuotaRecord>;

/** Where the first instalment stands that is not paid; of an account that is paid, the last one. */
const paginaActual = ({
  cuotasPagadas,
  cuotasTotales,
}: Pick<EstadoDePlan, 'cuotasPagadas' | 'cuotasTotales'>): number =>
  Math.max(1, Math.ceil(Math.min(cuotasPagadas + 1, cuotasTotales) / cuotasPorPagina));

/** 'Detalle pagos' (EST-512…514): instalments from the present one on, movements, statement. */
export default function DetallePagos({ estado }: ContenidoProps) {
  const [paginaDeCuotas, setPaginaDeCuotas] = usePageInUrl('cuotas', paginaActual(estado));
  const [paginaDeMovimientos, setPaginaDeMovimientos] = usePageInUrl('movimientos');
  const [abierto, setAbierto] = useState(false);
  const plan = estado.idCodigo;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Diferencias diferencias={estado.diferencias} />
      <Seccion titulo="Cuotas">
        <PagedTable<CuotaRecord>
          label="Cuotas"
          resource="cuota"
          filter={{ plan }}
          sort={{ field: 'numero', order: 'ASC' }}
          perPage={cuotasPorPagina}
          page={paginaDeCuotas}
          onPage={setPaginaDeCuotas}
          emptyText={mensajes.propios.sinCuotas}
        >
          <Column source="numero" label="No." field={FigureField} align="right" disableSort />
          <Column label="Fecha de vencimiento" render={({ fechaVencimiento }) => fecha(fechaVencimiento)} />
          <Column source="valor" label="Valor" field={MoneyField} align="right" disableSort />
          <Column source="pagado" label="Pagado" field={MoneyField} align="right" disableSort />
          <Column source="pendiente" label="Pendiente" field={MoneyField} align="right" disableSort />
          <Column
            label="Estado"
            render={({ estado }) => <StateChip label={estado} tone={tones.cuota[estado as EstadoDeCuota]} />}
          />
        </PagedTable>
      </Seccion>
      <Seccion
        titulo="Movimientos"
        acciones={
          <Button
            size="small"
            variant="outlined"
            startIcon={<ReceiptLongOutlined />}
            aria-haspopup="dialog"
            onClick={() => setAbierto(true)}
          >
            Estado de cuenta
          </Button>
        }
      >
        <TablaDeMovimientos
          compacta
          plan={plan}
          perPage={10}
          page={paginaDeMovimientos}
          onPage={setPaginaDeMovimientos}
        />
      </Seccion>
      {abierto && <EstadoDeCuenta estado={estado} onClose={() => setAbierto(false)} />}
    </Box>
  );
}

/** What the last import says of this account is not what its movements say: somebody has to know before talking to the client. */
function Diferencias({ diferencias }: Pick<EstadoDePlan, 'diferencias'>) {
  if (diferencias.length === 0) return null;
  return (
    <Alert severity="warning">
      <Typography variant="body2" component="p">
        Los totales importados no coinciden con los movimientos.
      </Typography>
      {diferencias.map(({ campo, importado, segunMovimientos }) => (
        <Typography key={campo} variant="body2" component="p">
          {campo === 'saldo'
            ? `Saldo: importado ${dinero(importado)}, según movimientos ${dinero(segunMovimientos)}`
            : `Cuotas pagadas: importado ${importado}, según movimientos ${segunMovimientos}`}
        </Typography>
      ))}
    </Alert>
  );
}

interface SeccionProps {
  readonly titulo: string;
  readonly acciones?: ReactNode;
  readonly children: ReactNode;
}

function Seccion({ titulo, acciones, children }: SeccionProps) {
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 34, mb: 0.5 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {titulo}
        </Typography>
        {acciones}
      </Box>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>{children}</Box>
    </Box>
  );
}
