import { columnasDeLista, MINIMO_BUSQUEDA, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { Menor } from '../../ui/Menor';
import { ownPath } from '../../ui/navegacion';
import { SearchBar } from '../../ui/SearchBar';
import { ExportarLista } from '../../ui/tabla/Herramientas';
import { PagedTable } from '../../ui/tabla/PagedTable';
import type { Columna } from '../../ui/tabla/Tabla';
import { usePageInUrl } from '../../ui/usePageInUrl';
import { usePuede } from '../../ui/usePuede';
import { Aprobaciones } from './Aprobaciones';
import { PasoDeTramite } from './PasoDeTramite';
import type { TramiteDeLista } from './tipos';

const RECURSO = 'tramite-legal';
const etiquetas = columnasDeLista[RECURSO];
const ORDEN = { field: 'fechaAdjudicacion', order: 'ASC' } as const;

/** LEG-501…507: the folders that legal holds, the oldest award first; those with both approvals behind their chip. */
export function TablaDeTramites() {
  const [terminado, setTerminado] = useState(false);
  const [q, setQ] = useState('');
  const [pagina, setPagina] = usePageInUrl('pagina');
  const puede = usePuede();
  const enlace = useEnlace();
  const [conEnter, setConEnter] = useState(false);
  const buscar = (texto: string, enter: boolean) => {
    if (texto === q && enter === conEnter) return;
    setQ(texto);
    setConEnter(enter);
    setPagina(1);
  };
  const buscado = conEnter || q.length >= MINIMO_BUSQUEDA ? q : '';
  const filtro = { terminado, ...(buscado === '' ? {} : { q: buscado }) };
  const titulo = terminado ? propios.tramitesTerminados : propios.tramitesPorHacer;
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
          shortText={propios.busquedaCortaConEnter(MINIMO_BUSQUEDA)}
          onSearch={(texto) => texto !== q && buscar(texto, false)}
          onEnter={(texto) => buscar(texto, texto !== '')}
        />
        <Chip
          label={propios.tramitesTerminados}
          variant={terminado ? 'filled' : 'outlined'}
          color={terminado ? 'primary' : 'default'}
          aria-pressed={terminado}
          onClick={() => {
            setTerminado(!terminado);
            setPagina(1);
          }}
        />
        <ExportarLista recurso={RECURSO} filtro={filtro} orden={ORDEN} />
      </Box>
      <PagedTable<TramiteDeLista>
        key={titulo}
        label={titulo}
        resource={RECURSO}
        filter={filtro}
        sort={ORDEN}
        columns={puede('pagare:aprobar') ? [...columnas, aprobar] : columnas}
        page={pagina}
        onPage={setPagina}
        fresh
        emptyText={
          buscado !== '' ? propios.sinCoincidencias : terminado ? propios.sinTramitesTerminados : propios.sinTramites
        }
        onRow={enlace}
      />
    </Card>
  );
}

/** LEG-505 */
function useEnlace(): (tramite: Pick<TramiteDeLista, 'cedula' | 'id'>) => string {
  const { role } = useUsuario();
  return ({ cedula, id }) =>
    `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?${new URLSearchParams({ plan: id })}`;
}

/** LEG-502, in this order. */
const columnas: readonly Columna<TramiteDeLista>[] = [
  { campo: 'id', etiqueta: etiquetas.id, tipo: 'codigo' },
  {
    campo: 'nombreCliente',
    etiqueta: etiquetas.nombreCliente,
    dibujar: (tramite) => <Nombre tramite={tramite} />,
    enTelefono: (tramite) => <EnTelefono tramite={tramite} />,
  },
  // an amount is never broken
  { campo: 'plan', etiqueta: etiquetas.plan, dibujar: ({ plan }) => plan.replace('$ ', '$\u00A0') },
  { campo: 'grupo', etiqueta: etiquetas.grupo },
  { campo: 'fechaAdjudicacion', etiqueta: etiquetas.fechaAdjudicacion, tipo: 'fecha' },
  // its heading may break: with 'Aprobar' ten columns stand side by side
  { campo: 'numeroAsamblea', etiqueta: etiquetas.numeroAsamblea },
  { campo: 'ejecutivo', etiqueta: etiquetas.ejecutivo },
  {
    campo: 'porHacer',
    etiqueta: etiquetas.porHacer,
    soloAncha: true,
    dibujar: (tramite) => <PasoDeTramite tramite={tramite} cedula={tramite.cedula} />,
  },
];
/** LEG-504 */
const aprobar: Columna<TramiteDeLista> = {
  campo: 'aprobar',
  etiqueta: etiquetas.aprobar,
  acciones: true,
  titulada: true,
  soloAncha: true,
  dibujar: (tramite) => <Aprobaciones tramite={tramite} nombre={tramite.nombreCliente} />,
};

/** Its other columns are a swipe away: what is to be done, and for Legal both approvals, stand with the name. */
function EnTelefono({ tramite }: { readonly tramite: TramiteDeLista }) {
  const puede = usePuede();
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 0.75 }}>
      <PasoDeTramite tramite={tramite} cedula={tramite.cedula} />
      {puede('pagare:aprobar') && (tramite.seApruebaPagare || tramite.seApruebaContrato) && (
        <Aprobaciones tramite={tramite} nombre={tramite.nombreCliente} />
      )}
    </Box>
  );
}

function Nombre({ tramite }: { readonly tramite: TramiteDeLista }) {
  const enlace = useEnlace();
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: { xs: 112, md: 150 } }}>
      <MuiLink component={Link} to={enlace(tramite)} sx={{ fontWeight: 560 }}>
        {tramite.nombreCliente}
      </MuiLink>
      <Menor>{tramite.cedula}</Menor>
    </Box>
  );
}
