import { type EstadoDeTarea, etiquetaDeTarea, hoyEn, mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import { CanAccess, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { Codes } from '../../ui/Codes';
import { fecha } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { ownPath } from '../../ui/navigation';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { List, Pagination } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { tones } from '../../ui/tones';
import { useAskedByAddress } from '../../ui/useAskedByAddress';
import { useCan } from '../../ui/useCan';
import { EnlaceDeAsunto } from './EnlaceDeAsunto';
import { nombreDe } from './textos';
import type { TareaRecord } from './tipos';
import { estaCerrada, vencimientoDe } from './vencimiento';

const TareaDialog = lazy(() => import('./TareaDialog'));

const Column = DataTable.Col<TareaRecord>;

/** TAR-504 */
const tamanos = [10];
/** What is to be done; 'abiertas' is P, S and A together. */
const alEntrar = { estado: 'abiertas' };
const estados: readonly EstadoDeTarea[] = ['P', 'S', 'C'];

/** 'Descripción de Tarea' (TAR-500…505): one's own tasks; for the head everybody's, with the user they are assigned to. */
export default function ListaDeTareas() {
  const reasigna = useCan('tarea:reasignar');
  const [abierta, setAbierta] = useTareaAbierta();
  return (
    <List
      resource="tarea"
      title={mensajes.TAR.descripcionDeTarea}
      sort={{ field: 'fechaEjecucion', order: 'ASC' }}
      exporter
      filterDefaultValues={alEntrar}
      disableAuthentication
      filters={
        <>
          <SearchInput source="q" lookIn="cliente, plan o tarea" />
          <Filtros />
        </>
      }
      pagination={<Pagination rowsPerPageOptions={tamanos} />}
    >
      <DataTable<TareaRecord> onRowClick={({ id }) => setAbierta(id)} isRowClickable={seAbre}>
        <Column source="nombreCliente" field={ClienteField} disableSort />
        <Column source="idCodigo" field={PlanField} disableSort />
        <Column source="tarea" render={({ id }) => <Nombre onAbrir={() => setAbierta(id)} />} disableSort />
        <Column source="rol" render={({ tarea }) => tarea.rol} disableSort />
        <Column
          source="estado"
          render={({ estado, etiquetaEstado }) => <StateChip label={etiquetaEstado} tone={tones.tarea[estado]} />}
        />
        <Column source="fechaEjecucion" field={FechaDeEjecucionField} />
        {/* TAR-502 */}
        {reasigna && <Column source="usuario" render={({ usuario }) => nombreDe(usuario)} disableSort />}
      </DataTable>
      {abierta !== null && (
        <Suspense fallback={null}>
          <TareaDialog id={abierta} onClose={() => setAbierta(null)} />
        </Suspense>
      )}
    </List>
  );
}

/** The task whose dialog is open; a notice names it in the address (`?tarea=`). */
function useTareaAbierta(): [number | null, (id: number | null) => void] {
  const [pedida, atendida] = useAskedByAddress('tarea');
  const nombrada = Number(pedida);
  const [elegida, setElegida] = useState<number | null>(null);
  const abrir = (id: number | null) => {
    setElegida(id);
    atendida();
  };
  return [elegida ?? (Number.isInteger(nombrada) && nombrada > 0 ? nombrada : null), abrir];
}

/** TAR-503: a closed task is not opened. */
const seAbre = (tarea: TareaRecord): boolean => !estaCerrada(tarea);

const useTarea = () => useShownRecord<TareaRecord>();

/** What is pressing about the task around it. */
const useVencimiento = () => vencimientoDe(useTarea(), hoyEn(new Date()));

/** On a phone the other columns are a swipe away: what is to be done, and how pressing it is, stand with the name. */
function ClienteField() {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const tarea = useTarea();
  const vencimiento = useVencimiento();
  if (!phone) return tarea.nombreCliente;
  return (
    <Box sx={{ whiteSpace: 'normal', width: 'min(58vw, 240px)' }}>
      {tarea.nombreCliente}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', mb: vencimiento === null ? 0 : 0.5 }}>
        {tarea.tarea.nombre}
      </Box>
      <EnlaceDeAsunto tarea={tarea} />
      {vencimiento !== null && <StateChip label={vencimiento.texto} tone={vencimiento.tone} />}
    </Box>
  );
}

/** The row opens the task, the plan its own page. */
function PlanField() {
  const { cedula, idCodigo } = useTarea();
  const leeClientes = useCan('cliente:leer');
  const { role } = useUsuario();
  if (!leeClientes) return <Codes codes={[idCodigo]} />;
  const pagina = `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}`;
  return (
    <MuiLink component={Link} to={`${pagina}?plan=${encodeURIComponent(idCodigo)}`}>
      <Codes codes={[idCodigo]} />
    </MuiLink>
  );
}

function Nombre({ onAbrir }: { readonly onAbrir: () => void }) {
  const tarea = useTarea();
  return (
    <>
      {seAbre(tarea) ? (
        <MuiLink
          component="button"
          type="button"
          aria-haspopup="dialog"
          onClick={onAbrir}
          sx={{ fontWeight: 560, font: 'inherit', textAlign: 'left' }}
        >
          {tarea.tarea.nombre}
        </MuiLink>
      ) : (
        tarea.tarea.nombre
      )}
      <Box sx={{ display: { xs: 'none', sm: 'block' }, '& a': { mt: '3px', py: '3px' } }}>
        <EnlaceDeAsunto tarea={tarea} />
      </Box>
    </>
  );
}

function FechaDeEjecucionField() {
  const { fechaEjecucion } = useTarea();
  const vencimiento = useVencimiento();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      {fecha(fechaEjecucion)}
      {vencimiento !== null && <StateChip label={vencimiento.texto} tone={vencimiento.tone} />}
    </Box>
  );
}

function useSetFilter(campo: string): (valor: unknown) => void {
  const { filterValues, setFilters } = useListContext();
  return (valor) => {
    const { [campo]: _antes, ...otros } = filterValues;
    setFilters(valor === '' || valor === false ? otros : { ...otros, [campo]: valor });
  };
}

interface ConmutadorProps {
  readonly campo: 'deHoy' | 'mias';
  readonly etiqueta: string;
}

function Conmutador({ campo, etiqueta }: ConmutadorProps) {
  const puesto = useListContext().filterValues[campo] === true;
  const poner = useSetFilter(campo);
  return (
    <ToggleButton size="small" value={campo} selected={puesto} onChange={() => poner(!puesto)}>
      {etiqueta}
    </ToggleButton>
  );
}

function Filtros() {
  const { filterValues } = useListContext();
  const ponerEstado = useSetFilter('estado');
  return (
    <>
      <TextField
        select
        label="Estado"
        value={filterValues.estado ?? 'todas'}
        onChange={(event) => ponerEstado(event.target.value === 'todas' ? '' : event.target.value)}
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
      <Conmutador campo="deHoy" etiqueta="Tareas de hoy" />
      <CanAccess resource="tarea" action="leer-todas">
        <Conmutador campo="mias" etiqueta={mensajes.propios.mias} />
      </CanAccess>
    </>
  );
}
