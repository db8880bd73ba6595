import { MINIMO_BUSQUEDA, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { CodeField, DateField } from '../../ui/fields/columns';
import { ownPath } from '../../ui/navigation';
import { SearchBar } from '../../ui/SearchBar';
import { SecondLine } from '../../ui/SecondLine';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { ExportButton } from '../../ui/table/ListTools';
import { PagedTable } from '../../ui/table/PagedTable';
import { useCan } from '../../ui/useCan';
import { usePageInUrl } from '../../ui/usePageInUrl';
import { Aprobaciones } from './Aprobaciones';
import { PasoDeTramite } from './PasoDeTramite';
import type { TramiteDeLista } from './tipos';

const RECURSO = 'tramite-legal';
const Column = DataTable.Col<TramiteDeLista>;
const vistas = {
  porAprobar: {
    titulo: propios.tramitesPorAprobar,
    filtro: { terminado: false, porAprobar: true },
    orden: { field: 'enviadoEn', order: 'ASC' },
    vacia: propios.sinTramitesPorAprobar,
  },
  porHacer: {
    titulo: propios.tramitesPorHacer,
    filtro: { terminado: false },
    orden: { field: 'fechaAdjudicacion', order: 'ASC' },
    vacia: propios.sinTramites,
  },
  terminados: {
    titulo: propios.tramitesTerminados,
    filtro: { terminado: true },
    orden: { field: 'fechaAdjudicacion', order: 'ASC' },
    vacia: propios.sinTramitesTerminados,
  },
} as const;
type Vista = keyof typeof vistas;

/** LEG-501…507: the folders that legal holds: for who approves first what was sent, the oldest first; what is to be done, and what is finished, by award. */
export function TablaDeTramites() {
  const [q, setQ] = useState('');
  const [pagina, setPagina] = usePageInUrl('pagina');
  const aprueba = useCan('pagare:aprobar');
  const [vista, setVista] = useState<Vista>(aprueba ? 'porAprobar' : 'porHacer');
  const enlace = useEnlace();
  const [conEnter, setConEnter] = useState(false);
  const buscar = (texto: string, enter: boolean) => {
    if (texto === q && enter === conEnter) return;
    setQ(texto);
    setConEnter(enter);
    setPagina(1);
  };
  const buscado = conEnter || q.length >= MINIMO_BUSQUEDA ? q : '';
  const { titulo, orden, vacia, ...con } = vistas[vista];
  const filtro = { ...con.filtro, ...(buscado === '' ? {} : { q: buscado }) };
  const ofrecidas = (Object.keys(vistas) as Vista[]).filter((una) => una !== 'porAprobar' || aprueba);
  return (
    <Card component="section" aria-label={titulo}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 160 }}>
          {titulo}
        </Typography>
        <SearchBar
          value={q}
          placeholder={propios.prendaBuscar}
          minLength={conEnter ? 0 : MINIMO_BUSQUEDA}
          onSearch={(texto) => texto !== q && buscar(texto, false)}
          onEnter={(texto) => buscar(texto, texto !== '')}
        />
        {ofrecidas.map((una) => (
          <Chip
            key={una}
            label={vistas[una].titulo}
            variant={una === vista ? 'filled' : 'outlined'}
            color={una === vista ? 'primary' : 'default'}
            aria-pressed={una === vista}
            onClick={() => {
              setVista(una);
              setPagina(1);
            }}
          />
        ))}
        <ExportButton resource={RECURSO} filter={filtro} sort={orden} />
      </Box>
      <PagedTable<TramiteDeLista>
        key={titulo}
        label={titulo}
        resource={RECURSO}
        filter={filtro}
        sort={orden}
        page={pagina}
        onPage={setPagina}
        fresh
        emptyText={buscado === '' ? vacia : propios.sinCoincidencias}
        onRow={enlace}
      >
        {/* LEG-502, in this order */}
        <Column source="id" field={CodeField} disableSort />
        <Column source="nombreCliente" field={Nombre} onPhone={() => <EnTelefono />} disableSort />
        {/* an amount is never broken */}
        <Column source="plan" render={({ plan }) => plan.replace('$ ', '$\u00A0')} disableSort />
        <Column source="grupo" disableSort />
        <Column source="fechaAdjudicacion" field={DateField} disableSort />
        {/* its heading may break: with 'Aprobar' ten columns stand side by side */}
        <Column source="numeroAsamblea" disableSort />
        <Column source="ejecutivo" disableSort />
        <Column source="porHacer" wideOnly field={Paso} disableSort />
        {/* LEG-504 */}
        {aprueba && <Column source="aprobar" actions titled wideOnly field={PorAprobar} disableSort />}
      </PagedTable>
    </Card>
  );
}

const useTramite = () => useShownRecord<TramiteDeLista>();

function Paso() {
  const tramite = useTramite();
  return <PasoDeTramite tramite={tramite} cedula={tramite.cedula} />;
}

function PorAprobar() {
  const tramite = useTramite();
  return <Aprobaciones tramite={tramite} nombre={tramite.nombreCliente} />;
}

/** LEG-505 */
function useEnlace(): (tramite: Pick<TramiteDeLista, 'cedula' | 'id'>) => string {
  const { role } = useUsuario();
  return ({ cedula, id }) =>
    `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?${new URLSearchParams({ plan: id })}`;
}

/** Its other columns are a swipe away: what is to be done, and for Legal both approvals, stand with the name. */
function EnTelefono() {
  const { seApruebaPagare, seApruebaContrato } = useTramite();
  const aprueba = useCan('pagare:aprobar');
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 0.75 }}>
      <Paso />
      {aprueba && (seApruebaPagare || seApruebaContrato) && <PorAprobar />}
    </Box>
  );
}

function Nombre() {
  const tramite = useTramite();
  const enlace = useEnlace();
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: { xs: 112, md: 150 } }}>
      <MuiLink component={Link} to={enlace(tramite)} sx={{ fontWeight: 560 }}>
        {tramite.nombreCliente}
      </MuiLink>
      <SecondLine>{tramite.cedula}</SecondLine>
    </Box>
  );
}
