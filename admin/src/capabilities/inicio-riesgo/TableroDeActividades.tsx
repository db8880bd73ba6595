import { PLAZO_DE_REVISION, paginacion, propios, RIE } from '@adjudica/domain';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useStore } from 'react-admin';
import { Link } from 'react-router';
import type { CarpetaDeListaVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { Codes } from '../../ui/Codes';
import { CodeField } from '../../ui/fields/columns';
import { diaDe, fecha } from '../../ui/format';
import { ownPath } from '../../ui/navigation';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { PagedTable } from '../../ui/table/PagedTable';
import { useIsPrinting } from '../../ui/useIsPrinting';
import { ResolverCarpeta } from '../resolucion';

const { columnasDelTablero } = RIE;
const Column = DataTable.Col<CarpetaDeListaVista>;
const ORDEN = { field: 'enviadaEn', order: 'ASC' } as const;
const deRiesgo = (completa: boolean) => ({ idDepartamento: '004', completa });

/**
 * RIE-505…509: folders that wait for a decision, the longest waiting first; below them those that were sent incomplete, which wait too. Their chip
 * leaves them alone.
 */
export function TableroDeActividades() {
  const [abierto, setAbierto] = useStore('riesgo.tablero', true);
  const enPapel = useIsPrinting();
  const [incompletas, setIncompletas] = useState(false);
  const [pagina, setPagina] = useState(1);
  // the same questions as the lists below ask: one request for both
  const primeras = (completa: boolean) => ({
    pagination: { page: 1, perPage: paginacion.general.tamano },
    sort: ORDEN,
    filter: deRiesgo(completa),
  });
  const { total } = useGetList('carpeta', primeras(false));
  const { total: completas } = useGetList('carpeta', primeras(true));
  const esperanIncompletas = !incompletas && (total ?? 0) > 0;
  const titulo = incompletas ? propios.carpetasIncompletas : RIE.carpetasCompletas;
  const id = useId();
  return (
    <Accordion
      expanded={abierto || enPapel}
      onChange={(_, abrir) => setAbierto(abrir)}
      disableGutters
      variant="outlined"
      sx={{ borderRadius: 1, overflow: 'hidden', '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={id} expandIcon={<ExpandMore />}>
        <Typography variant="h2" component="span">
          {RIE.tableroDeActividades}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        {/* what waits comes before the word that nothing does */}
        {esperanIncompletas && completas === 0 && <Incompletas />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pb: 1 }}>
          <Typography variant="h3" sx={{ flex: 1 }}>
            {titulo}
          </Typography>
          <Chip
            label={propios.incompletas(total)}
            variant={incompletas ? 'filled' : 'outlined'}
            color={incompletas ? 'primary' : 'default'}
            aria-pressed={incompletas}
            onClick={() => {
              setIncompletas(!incompletas);
              setPagina(1);
            }}
          />
        </Box>
        <Carpetas
          key={titulo}
          titulo={titulo}
          completas={!incompletas}
          vacio={incompletas ? propios.sinCarpetasIncompletas : RIE.sinSociosPorElMomento}
          pagina={pagina}
          onPagina={setPagina}
        />
        {esperanIncompletas && completas !== 0 && <Incompletas />}
      </AccordionDetails>
    </Accordion>
  );
}

/** What was sent with something missing waits as well: nobody has to press anything to see it. */
function Incompletas() {
  const [pagina, setPagina] = useState(1);
  return (
    <>
      <Typography variant="h3" sx={{ px: 2, pt: 2, pb: 1 }}>
        {propios.carpetasIncompletas}
      </Typography>
      <Carpetas
        titulo={propios.carpetasIncompletas}
        completas={false}
        vacio={propios.sinCarpetasIncompletas}
        pagina={pagina}
        onPagina={setPagina}
      />
    </>
  );
}

interface CarpetasProps {
  readonly titulo: string;
  readonly completas: boolean;
  readonly vacio: string;
  readonly pagina: number;
  readonly onPagina: (pagina: number) => void;
}

/** RIE-506, in this order. Who sent it, when, and what it lacked then stand below the name. */
function Carpetas({ titulo, completas, vacio, pagina, onPagina }: CarpetasProps) {
  const enlace = useEnlace();
  const { codigo, nombre, plan, grupo, fechaAdjudicacion, asamblea, aprobacion } = columnasDelTablero;
  return (
    <PagedTable<CarpetaDeListaVista>
      label={titulo}
      resource="carpeta"
      filter={deRiesgo(completas)}
      sort={ORDEN}
      page={pagina}
      onPage={onPagina}
      emptyText={vacio}
      onRow={enlace}
    >
      <Column source="id" label={codigo} field={CodeField} wideOnly disableSort />
      <Column label={nombre} field={Nombre} onPhone={({ id }) => <SecondLine>{id}</SecondLine>} />
      <Column label={plan} render={(carpeta) => <Codes codes={[carpeta.plan]} />} />
      <Column source="grupo" label={grupo} disableSort />
      <Column label={fechaAdjudicacion} render={(carpeta) => fecha(carpeta.fechaAdjudicacion)} />
      <Column label={asamblea} align="right" render={({ numeroAsamblea }) => numeroAsamblea} />
      <Column
        label={aprobacion}
        actions
        titled
        render={(carpeta) => carpeta.acciones.length > 0 && <ResolverCarpeta carpeta={carpeta} compacto />}
      />
    </PagedTable>
  );
}

/** RIE-509: the status page of the client, with the plan chosen. */
function useEnlace(): (carpeta: CarpetaDeListaVista) => string {
  const { role } = useUsuario();
  return ({ cedula, id }) =>
    `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?${new URLSearchParams({ plan: id })}`;
}

function Nombre() {
  const carpeta = useShownRecord<CarpetaDeListaVista>();
  const enlace = useEnlace();
  const { nombreCliente, completa, faltantes, enviadaEn, enviadaPor, puntaje, puntajeDesactualizado } = carpeta;
  const { diasEnEspera, ejecutivo } = carpeta;
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 0.25,
        width: { xs: 'min(52vw, 220px)', sm: 'auto' },
        minWidth: { sm: 112, md: 180 },
      }}
    >
      <MuiLink component={Link} to={enlace(carpeta)} sx={{ fontWeight: 560, whiteSpace: 'normal' }}>
        {nombreCliente}
      </MuiLink>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
        {enviadaEn !== null && propios.enviadaEl(diaDe(enviadaEn), enviadaPor)}
        {!completa && `${enviadaEn === null ? '' : '. '}${propios.faltabanAlEnviar(faltantes)}`}
      </Typography>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
        {[
          puntaje === null ? propios.riesgoSinPuntaje : propios.riesgoPuntaje(puntaje),
          ...(ejecutivo === null ? [] : [propios.atiende(ejecutivo)]),
        ].join('. ')}
      </Typography>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {diasEnEspera !== null && (
          <StateChip
            label={propios.enEspera(diasEnEspera, PLAZO_DE_REVISION)}
            tone={diasEnEspera > PLAZO_DE_REVISION ? 'error' : 'info'}
          />
        )}
        {puntajeDesactualizado && <StateChip label={propios.riesgoDesactualizado} tone="warning" />}
      </Box>
    </Box>
  );
}
