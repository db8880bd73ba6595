import { gruposDeTrabajo, propios, puede } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CuentaDeTrabajo, FilaDeTrabajo, GrupoDeTrabajo } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { fecha } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { ownPath } from '../../ui/navigation';
import { Telefono } from '../../ui/Telefono';
import { DataTable } from '../../ui/table/DataTable';
import { OwnListContext } from '../../ui/table/OwnListContext';
import { TablePages } from '../../ui/table/TablePages';
import { Acto, enTelefono, Vence, VerTarea } from './celdas';
import { dialogos } from './dialogos';
import { empezarTrabajo } from './enCurso';
import { FILAS_POR_PAGINA, useTrabajo } from './useTrabajo';

const TareaDialog = lazy(() => import('../tarea/TareaDialog'));
const Column = DataTable.Col<FilaDeTrabajo>;

interface MiTrabajoProps {
  /** Where the plans without application stand. */
  readonly sinSolicitud?: string;
}

/** A user's whole day in one list: what is late, of today, of this week, and what waits for others; each row says what to do. */
export function MiTrabajo({ sinSolicitud }: MiTrabajoProps) {
  const tituloId = useId();
  const { role } = useUsuario();
  const [grupo, setGrupo] = useGrupo();
  const [pagina, setPagina] = useState(1);
  const [abierta, setAbierta] = useState<{ readonly fila: FilaDeTrabajo; readonly que: 'decision' | 'tarea' } | null>(
    null,
  );
  const { data, isPending, isFetching, error, refetch } = useTrabajo(grupo, pagina);
  const total = data && (grupo === null ? todas(data.cuenta) : data.cuenta[grupo]);
  // what stood last on its page is done
  const pasada = data?.filas.length === 0 && pagina > 1;
  useEffect(() => {
    if (pasada) setPagina((antes) => antes - 1);
  }, [pasada]);
  const abrir = (fila: FilaDeTrabajo, que: 'decision' | 'tarea') => setAbierta({ fila, que });
  const cerrar = () => {
    setAbierta(null);
    void refetch();
  };
  const ir = (ruta: string, { id }: FilaDeTrabajo) => {
    const filas = data?.filas ?? [];
    empezarTrabajo(ruta, id, filas[filas.findIndex((fila) => fila.id === id) + 1]?.id ?? null);
  };
  const plan = ({ cedula, idCodigo }: FilaDeTrabajo) =>
    puede(role, 'cliente:leer')
      ? `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?${new URLSearchParams({ plan: idCodigo })}`
      : undefined;
  const lista = {
    ...{ data: data?.filas, total, isPending, isFetching, error, refetch },
    ...{ perPage: FILAS_POR_PAGINA, page: pagina, setPage: setPagina },
  };
  return (
    <Card component="section" aria-labelledby={tituloId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
        <Typography variant="h2" id={tituloId}>
          {propios.miTrabajo}
        </Typography>
        {data && (
          <Grupos
            cuenta={data.cuenta}
            grupo={grupo}
            onElegir={(elegido) => {
              setPagina(1);
              setGrupo(elegido);
            }}
          />
        )}
        {data?.incompleto && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {propios.trabajoIncompleto}
          </Typography>
        )}
      </Box>
      <OwnListContext<FilaDeTrabajo> resource="trabajo" list={lista}>
        <DataTable<FilaDeTrabajo>
          aria-label={propios.miTrabajo}
          empty={grupo === null ? propios.sinTrabajo : propios.sinTrabajoDelGrupo}
          rowClick={plan}
          sx={{ '& td': { py: 0.5 } }}
        >
          <Column
            label="Cliente"
            render={({ nombreCliente }) => nombreCliente}
            secondary={({ idCodigo, planes }) =>
              planes > 1 ? `${idCodigo} ${propios.decisionMasPlanes(planes - 1)}` : idCodigo
            }
            onPhone={(fila) => enTelefono({ fila, onAbrir: abrir, onIr: ir })}
          />
          <Column label={propios.queHacer} wideOnly render={(fila) => <Acto fila={fila} onAbrir={abrir} onIr={ir} />} />
          <Column label={propios.venceEl} wideOnly render={(fila) => <Vence fila={fila} />} />
          <Column
            label="Desde"
            wideOnly
            render={({ desde }) => fecha(desde)}
            secondary={({ dias }) => dias > 0 && <Box sx={{ whiteSpace: 'nowrap' }}>{propios.diasDeEspera(dias)}</Box>}
          />
          <Column
            label="Teléfono"
            wideOnly
            render={({ telefono }) => telefono !== null && <Telefono numero={telefono} />}
          />
          <Column label="Tarea" actions wideOnly render={(fila) => <VerTarea fila={fila} onAbrir={abrir} />} />
        </DataTable>
        <TablePages total={total ?? 0} perPage={FILAS_POR_PAGINA} page={pagina} onPage={setPagina} />
      </OwnListContext>
      {data !== undefined && data.sinSolicitud > 0 && (
        <Cola texto={propios.sociosSinSolicitud(data.sinSolicitud)} enlace={sinSolicitud} />
      )}
      {abierta !== null && (
        <Suspense fallback={null}>
          <Abierta {...abierta} onClose={cerrar} />
        </Suspense>
      )}
    </Card>
  );
}

/** The group stands in the address, so that Back returns to it. */
function useGrupo(): [GrupoDeTrabajo | null, (grupo: GrupoDeTrabajo | null) => void] {
  const [params, setParams] = useSearchParams();
  const elegido = gruposDeTrabajo.find((grupo) => grupo === params.get('grupo')) ?? null;
  return [
    elegido,
    (grupo) =>
      setParams(
        (antes) => {
          if (grupo === null) antes.delete('grupo');
          else antes.set('grupo', grupo);
          return antes;
        },
        { replace: true },
      ),
  ];
}

const todas = (cuenta: CuentaDeTrabajo): number => gruposDeTrabajo.reduce((suma, grupo) => suma + cuenta[grupo], 0);

interface GruposProps {
  readonly cuenta: CuentaDeTrabajo;
  readonly grupo: GrupoDeTrabajo | null;
  readonly onElegir: (grupo: GrupoDeTrabajo | null) => void;
}

const TODO = 'todo';

/** How much there is of each; what there is nothing of is no choice. */
function Grupos({ cuenta, grupo, onElegir }: GruposProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={grupo ?? TODO}
      aria-label={propios.miTrabajo}
      onChange={(_, elegido: GrupoDeTrabajo | typeof TODO | null) =>
        elegido !== null && onElegir(elegido === TODO ? null : elegido)
      }
      // in two lines on a phone: each button keeps its left edge, and the lines share theirs
      sx={{
        flexWrap: 'wrap',
        '& .MuiToggleButton-root': { py: 0.25, mb: '-1px', whiteSpace: 'nowrap', '&&': { borderLeftColor: 'divider' } },
      }}
    >
      <ToggleButton value={TODO}>{`${propios.todoElTrabajo}: ${todas(cuenta)}`}</ToggleButton>
      {gruposDeTrabajo
        .filter((uno) => cuenta[uno] > 0 || uno === grupo)
        .map((uno) => (
          <ToggleButton
            key={uno}
            value={uno}
            sx={uno === 'vencido' && cuenta[uno] > 0 ? { '&&': { color: 'error.main' } } : undefined}
          >
            {`${propios.gruposDelTrabajo[uno]}: ${cuenta[uno]}`}
          </ToggleButton>
        ))}
    </ToggleButtonGroup>
  );
}

/** The long tail in one line. */
function Cola({ texto, enlace }: { readonly texto: string; readonly enlace: string | undefined }) {
  return (
    <Box sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      {enlace === undefined ? (
        texto
      ) : (
        <MuiLink component={Link} to={enlace} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          {texto}
          <ArrowForward sx={{ fontSize: 16 }} />
        </MuiLink>
      )}
    </Box>
  );
}

interface AbiertaProps {
  readonly fila: FilaDeTrabajo;
  readonly que: 'decision' | 'tarea';
  readonly onClose: () => void;
}

function Abierta({ fila: { decision, clave, tarea }, que, onClose }: AbiertaProps) {
  const Dialogo = que === 'decision' && decision !== null ? dialogos[decision] : undefined;
  if (Dialogo !== undefined && clave !== null)
    return (
      <DialogWindow fullOnPhone maxWidth="sm" onClose={onClose}>
        <Dialogo id={clave} onClose={onClose} />
      </DialogWindow>
    );
  return tarea === null ? null : <TareaDialog id={tarea} onClose={onClose} />;
}
