import { mensajes } from '@adjudica/domain';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DataTable, ListContextProvider, ResourceContextProvider, useListController } from 'react-admin';
import { Link } from 'react-router';
import { DateField } from '../../ui/fields/DateField';
import { ProductToggle, useProducto } from '../../ui/ProductToggle';
import { ListRows } from '../../ui/RecordList';
import { StateChip } from '../../ui/StateChip';
import { useEnlace } from './enlaces';
import type { AsambleaRecord } from './tipos';

/** The table scrolls inside 400 px (ASA-010); more rows than this are for the calendar. */
const maximo = 100;

interface ProximasAsambleasProps {
  /** Today in Ecuador, 'YYYY-MM-DD'. */
  readonly hoy: string;
}

/** ASA-007…010, ASA-012: open assemblies from today on, by date and hour, of one product. */
export function ProximasAsambleas({ hoy }: ProximasAsambleasProps) {
  const [producto, setProducto] = useProducto();
  const enlace = useEnlace();
  const list = useListController<AsambleaRecord>({
    resource: 'asamblea',
    filter: { producto, proximas: true, estado: mensajes.ASA.abierta },
    sort: { field: 'fecha', order: 'ASC' },
    perPage: maximo,
    disableSyncWithLocation: true,
    disableAuthentication: true,
    storeKey: false,
  });

  return (
    <Card component="section" aria-labelledby="proximas">
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
            <ListRows emptyText={mensajes.ASA.sinAsambleas}>
              <DataTable
                bulkActionButtons={false}
                rowClick={false}
                size="small"
                sx={{ '& th': { position: 'sticky', top: 0, zIndex: 1 } }}
              >
                <DataTable.Col<AsambleaRecord>
                  source="grupo"
                  disableSort
                  render={({ producto, grupo, numeroAsamblea }) => (
                    <MuiLink
                      component={Link}
                      to={enlace('generar-acta', { producto, grupo, asamblea: numeroAsamblea })}
                      sx={{ fontWeight: 560 }}
                    >
                      {grupo}
                    </MuiLink>
                  )}
                />
                <DataTable.Col source="numeroAsamblea" label="Asamblea" disableSort />
                <DataTable.Col<AsambleaRecord>
                  source="fecha"
                  disableSort
                  render={({ fecha }) => (
                    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                      <DateField source="fecha" />
                      {fecha === hoy && <StateChip label="Hoy" tono="exito" />}
                    </Box>
                  )}
                />
                <DataTable.Col source="hora" disableSort />
                <DataTable.Col source="lugar" disableSort />
                <DataTable.Col source="notario" disableSort />
              </DataTable>
            </ListRows>
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
