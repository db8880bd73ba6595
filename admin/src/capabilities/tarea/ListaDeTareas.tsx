import { type EstadoDeTarea, etiquetaDeTarea, hoyEn, mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { fecha, vacio } from '../../ui/formato';
import { ownPath } from '../../ui/navegacion';
import { RecordList } from '../../ui/RecordList';
import { StateChip } from '../../ui/StateChip';
import { usePuede } from '../../ui/usePuede';
import { nombreDe } from './textos';
import type { TareaRecord } from './tipos';
import { estaCerrada, tonoDeTarea, vencimientoDe } from './vencimiento';

const TareaDialog = lazy(() => import('./TareaDialog'));

/** TAR-504 */
const tamanos = [10];
/** What is to be done; 'abiertas' is P, S and A together. */
const alEntrar = { estado: 'abiertas' };
const estados: readonly EstadoDeTarea[] = ['P', 'S', 'C'];

/** 'Descripción de Tarea' (TAR-500…505): one's own tasks; for the head everybody's, with the user they are assigned to. */
export default function ListaDeTareas() {
  const puede = usePuede();
  const { role } = useUsuario();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const [hoy] = useState(() => hoyEn(new Date()));
  const [abierta, setAbierta] = useState<number | null>(null);
  return (
    <RecordList
      resource="tarea"
      title={mensajes.TAR.descripcionDeTarea}
      sort={{ field: 'fechaEjecucion', order: 'ASC' }}
      filterDefaultValues={alEntrar}
      pageSizes={tamanos}
      searchPlaceholder="Buscar por cliente, plan o tarea"
      filters={<Filtros />}
      disableAuthentication
    >
      <DataTable
        bulkActionButtons={false}
        size="small"
        // TAR-503: a closed task is not opened.
        rowClick={(id, _resource, record) => {
          if (!estaCerrada(record as TareaRecord)) setAbierta(Number(id));
          return false;
        }}
        rowSx={(record) => ({ cursor: estaCerrada(record as TareaRecord) ? 'default' : 'pointer' })}
      >
        <DataTable.Col<TareaRecord>
          source="nombreCliente"
          disableSort
          render={(record) => (phone ? <Resumen tarea={record} hoy={hoy} /> : record.nombreCliente)}
        />
        <DataTable.Col<TareaRecord>
          source="idCodigo"
          disableSort
          render={({ cedula, idCodigo }) =>
            puede('cliente:leer') ? (
              <MuiLink
                component={Link}
                to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?plan=${encodeURIComponent(idCodigo)}`}
                // The row opens the task, the plan its own page.
                onClick={(event: React.MouseEvent) => event.stopPropagation()}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {idCodigo}
              </MuiLink>
            ) : (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {idCodigo}
              </Box>
            )
          }
        />
        <DataTable.Col<TareaRecord>
          source="tarea"
          disableSort
          render={(record) =>
            estaCerrada(record) ? (
              record.tarea.nombre
            ) : (
              <MuiLink
                component="button"
                type="button"
                aria-haspopup="dialog"
                onClick={(event: React.MouseEvent) => {
                  event.stopPropagation();
                  setAbierta(record.id);
                }}
                sx={{ fontWeight: 560, font: 'inherit', textAlign: 'left' }}
              >
                {record.tarea.nombre}
              </MuiLink>
            )
          }
        />
        <DataTable.Col<TareaRecord> source="rol" disableSort render={({ tarea }) => tarea.rol} />
        <DataTable.Col<TareaRecord>
          source="estado"
          render={({ estado, etiquetaEstado }) => <StateChip label={etiquetaEstado} tono={tonoDeTarea(estado)} />}
        />
        <DataTable.Col<TareaRecord>
          source="fechaEjecucion"
          render={(record) => <FechaDeEjecucion tarea={record} hoy={hoy} />}
        />
        {/* TAR-502 */}
        {puede('tarea:reasignar') && (
          <DataTable.Col<TareaRecord> source="usuario" disableSort render={({ usuario }) => nombreDe(usuario)} />
        )}
      </DataTable>
      {abierta !== null && (
        <Suspense fallback={null}>
          <TareaDialog id={abierta} onClose={() => setAbierta(null)} />
        </Suspense>
      )}
    </RecordList>
  );
}

/** On a phone the other columns are a swipe away: what is to be done, and how pressing it is, stand with the name. */
function Resumen({ tarea, hoy }: { readonly tarea: TareaRecord; readonly hoy: string }) {
  const vencimiento = vencimientoDe(tarea, hoy);
  return (
    <Box sx={{ whiteSpace: 'normal', width: 'min(58vw, 240px)' }}>
      {tarea.nombreCliente}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', mb: vencimiento === null ? 0 : 0.5 }}>
        {tarea.tarea.nombre}
      </Box>
      {vencimiento !== null && <StateChip label={vencimiento.texto} tono={vencimiento.tono} />}
    </Box>
  );
}

function FechaDeEjecucion({ tarea, hoy }: { readonly tarea: TareaRecord; readonly hoy: string }) {
  const vencimiento = vencimientoDe(tarea, hoy);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      {tarea.fechaEjecucion === null ? vacio : fecha(tarea.fechaEjecucion)}
      {vencimiento !== null && <StateChip label={vencimiento.texto} tono={vencimiento.tono} />}
    </Box>
  );
}

function Filtros() {
  const { filterValues, setFilters } = useListContext();
  const poner = (nombre: string, valor: unknown) => {
    const { [nombre]: _antes, ...otros } = filterValues;
    setFilters(valor === '' || valor === false ? otros : { ...otros, [nombre]: valor });
  };
  return (
    <>
      <TextField
        select
        label="Estado"
        value={filterValues.estado ?? 'todas'}
        onChange={(event) => poner('estado', event.target.value === 'todas' ? '' : event.target.value)}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="abiertas">Abiertas</MenuItem>
        {estados.map((codigo) => (
          <MenuItem key={codigo} value={codigo}>
            {etiquetaDeTarea(codigo)}
          </MenuItem>
        ))}
        <MenuItem value="todas">Todas</MenuItem>
      </TextField>
      <ToggleButton
        size="small"
        value="deHoy"
        selected={filterValues.deHoy === true}
        onChange={() => poner('deHoy', filterValues.deHoy !== true)}
      >
        Tareas de hoy
      </ToggleButton>
    </>
  );
}
