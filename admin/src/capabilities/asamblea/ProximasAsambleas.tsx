import { mensajes } from '@adjudica/domain';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useListController } from 'react-admin';
import { fecha } from '../../ui/format';
import { ProductToggle, useProducto } from '../../ui/ProductToggle';
import { StateChip } from '../../ui/StateChip';
import { DataTable } from '../../ui/table/DataTable';
import { saidByTable } from '../../ui/table/saidByTable';
import { AsambleaLink } from './AsambleaLink';
import type { AsambleaRecord } from './tipos';

/** The table scrolls inside 400 px (ASA-010); more rows than this are for the calendar. */
const maximo = 100;

interface ProximasAsambleasProps {
  /** Today in Ecuador, 'YYYY-MM-DD'. */
  readonly hoy: string;
}

const Column = DataTable.Col<AsambleaRecord>;

/** ASA-007…010, ASA-012: open assemblies of one product by date and hour, so that those whose day has passed come first. */
export function ProximasAsambleas({ hoy }: ProximasAsambleasProps) {
  const [producto, setProducto] = useProducto();
  const list = useListController<AsambleaRecord>({
    resource: 'asamblea',
    filter: { producto, estado: mensajes.ASA.abierta },
    sort: { field: 'fecha', order: 'ASC' },
    perPage: maximo,
    disableSyncWithLocation: true,
    disableAuthentication: true,
    storeKey: false,
    queryOptions: saidByTable,
  });

  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1.25 }}>
        <Typography variant="h2" id="proximas" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {mensajes.ASA.proximasAsambleas}
        </Typography>
        <ProductToggle value={producto} onChange={setProducto} />
        <Tooltip title="Actualizar">
          <span>
            <IconButton onClick={() => void list.refetch()} disabled={list.isFetching} aria-label="Actualizar">
              <RefreshOutlined fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
      <ResourceContextProvider value="asamblea">
        <ListContextProvider value={list}>
          <Box
            sx={{ maxHeight: 400, overflow: 'auto', borderTop: 1, borderColor: 'divider' }}
            tabIndex={0}
            role="region"
            aria-labelledby="proximas"
          >
            <DataTable<AsambleaRecord>
              empty={mensajes.ASA.sinAsambleas}
              sx={{ '& th': { position: 'sticky', top: 0, zIndex: 1 } }}
            >
              <Column source="grupo" field={AsambleaLink} disableSort />
              <Column source="numeroAsamblea" label="Asamblea" disableSort />
              <Column
                source="fecha"
                render={({ fecha: dia }) => (
                  <Box
                    component="span"
                    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}
                  >
                    {fecha(dia)}
                    {dia === hoy && <StateChip label="Hoy" tone="success" />}
                    {dia < hoy && <StateChip label={mensajes.propios.asambleaAtrasada} tone="error" />}
                  </Box>
                )}
                disableSort
              />
              <Column source="hora" disableSort />
              <Column source="lugar" disableSort />
              <Column source="notario" disableSort />
            </DataTable>
          </Box>
        </ListContextProvider>
      </ResourceContextProvider>
      {(list.total ?? 0) > maximo && (
        <Typography variant="caption" component="p" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
          Se muestran las {maximo} más próximas de {list.total}.
        </Typography>
      )}
    </Card>
  );
}
