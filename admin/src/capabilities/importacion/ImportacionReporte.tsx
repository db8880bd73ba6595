import { mensajesDeImportacion, prefijoDe } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ActDialog } from '../../ui/act/ActDialog';
import { CheckboxField } from '../../ui/act/CheckboxField';
import type { Act } from '../../ui/act/types';
import { dinero, fechaHora } from '../../ui/format';
import { Show } from '../../ui/show/Show';
import { useAct } from '../../ui/useAct';
import { AvisosTable, FilasOcultas } from './AvisosTable';
import { CambiosTable } from './CambiosTable';
import { ContrasenasDialog } from './ContrasenasDialog';
import { ErroresTable } from './ErroresTable';
import { EstadoDeImportacionField } from './EstadoDeImportacionField';
import { PorCambiarTable } from './PorCambiarTable';
import { type ImportacionAplicada, type ImportacionRecord, nombreDeTipo } from './tipos';
import { useImportacion } from './useImportacion';

const revisando = 'VALIDANDO';
/** How often a running review is asked for its progress. */
const sondeo = 800;

const aplicacion = ({ totalAvisos, filasOcultas }: ImportacionRecord): Act => ({
  path: '/importacion/{id}/aplicar',
  titulo: '¿Aplicar la importación?',
  confirmar: 'Aplicar',
  exito: 'Importación aplicada',
  cierra: true,
  ...(totalAvisos + filasOcultas > 0 && {
    campos: {
      confirmaAvisos: {
        etiqueta: mensajesDeImportacion.confirmaAvisos(totalAvisos, filasOcultas),
        tipo: CheckboxField,
        requerido: mensajesDeImportacion.avisosSinConfirmar(totalAvisos, filasOcultas),
      },
    },
  }),
});

/** What the review found, and, when it found no error, the button that applies the file. */
export default function ImportacionReporte() {
  return (
    <Show
      queryOptions={{ refetchInterval: ({ state }) => (state.data?.estado === revisando ? sondeo : false) }}
      description={<Descripcion />}
      actions={<Acciones />}
    >
      <Reporte />
    </Show>
  );
}

function Descripcion() {
  const { tipo, hoja, creadaPor, creadaEn } = useImportacion();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <EstadoDeImportacionField />
      {nombreDeTipo(tipo)}
      {hoja !== null && ` · hoja «${hoja}»`} · cargado por {creadaPor ?? 'el sistema'} el {fechaHora(creadaEn)}
    </Box>
  );
}

function Acciones() {
  const importacion = useImportacion();
  const { id, estado, acciones, tipo, creadas, cambiadas } = importacion;
  const lista = `${prefijoDe(useUsuario().role)}/importacion`;
  const [asking, setAsking] = useState(false);
  const [contrasenas, setContrasenas] = useState<ImportacionAplicada['contrasenas']>([]);
  const { run: revisar, pending } = useAct('/importacion/{id}/revisar');
  return (
    <>
      <Button component={Link} to={lista}>
        Volver
      </Button>
      {estado === 'CON ERRORES' && (
        <Button component={Link} to={`${lista}/create`} variant="contained">
          Subir el archivo corregido
        </Button>
      )}
      {acciones.includes('revisar') && (
        <Button variant="contained" loading={pending} onClick={() => void revisar({ id }, {})}>
          Revisar de nuevo
        </Button>
      )}
      {acciones.includes('aplicar') && (
        <Button variant="contained" onClick={() => setAsking(true)}>
          Aplicar
        </Button>
      )}
      {asking && (
        <ActDialog<ImportacionAplicada>
          acto={aplicacion(importacion)}
          id={id}
          onHecho={(aplicada) => setContrasenas(aplicada.contrasenas ?? [])}
          onClose={() => setAsking(false)}
        >
          Se crearán {numero(creadas)} y se cambiarán {numero(cambiadas)} registros de{' '}
          {nombreDeTipo(tipo).toLowerCase()}. Se aplica todo el archivo o nada.
        </ActDialog>
      )}
      {contrasenas.length > 0 && <ContrasenasDialog contrasenas={contrasenas} onClose={() => setContrasenas([])} />}
    </>
  );
}

function Reporte() {
  const { estado, fallo, filasOcultas, avisos, cambiadas, cambios, diferencias } = useImportacion();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Situacion />
      {estado !== revisando && fallo === null && <Resumen />}
      {estado === 'CON ERRORES' && <ErroresTable />}
      {estado === 'VALIDADA' && filasOcultas > 0 && <FilasOcultas />}
      {estado !== revisando && avisos.length > 0 && <AvisosTable />}
      {estado === 'VALIDADA' && cambiadas > 0 && <PorCambiarTable />}
      {cambios.length > 0 && <CambiosTable />}
      {diferencias.length > 0 && (
        <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
          Diferencias con las cifras de control:
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, maxHeight: 200, overflow: 'auto' }}>
            {diferencias.map((diferencia) => (
              <li key={diferencia}>{diferencia}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

const numero = (n: number): string => n.toLocaleString('es-EC');

function Situacion() {
  const { estado, fallo, leidas, filasCambiadas, aplicadaEn, aplicadaPor, milisegundosEscritor } = useImportacion();
  if (estado === revisando) {
    return (
      <Card sx={{ p: 2 }} role="status">
        <Typography variant="body2" sx={{ mb: 1 }}>
          Revisando… {numero(leidas)} filas leídas
        </Typography>
        <LinearProgress aria-label="Revisión del archivo" />
      </Card>
    );
  }
  if (fallo !== null) return <Alert severity="error">{fallo}</Alert>;
  if (estado === 'VALIDADA' && filasCambiadas === 0)
    return <Alert severity="info">Sin errores. Todavía no se ha cambiado nada.</Alert>;
  if (estado === 'APLICADA') {
    return (
      <Alert severity="success">
        Aplicada por {aplicadaPor ?? 'el sistema'} el {fechaHora(aplicadaEn)}
        {milisegundosEscritor === null
          ? '.'
          : `; mientras tanto, nadie más pudo guardar durante ${numero(milisegundosEscritor)} ms.`}
      </Alert>
    );
  }
  return null;
}

/** The counts that must add up to the rows read, and the sums of the amounts. */
function Resumen() {
  const { leidas, creadas, cambiadas, iguales, rechazadas, sumas, estado } = useImportacion();
  // A file with errors is not compared with the database: only what it refuses is known.
  const comparada = estado !== 'CON ERRORES';
  return (
    <Card component="section" aria-label="Resumen" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
        <Cifra titulo="Filas leídas">{numero(leidas)}</Cifra>
        {comparada && (
          <>
            <Cifra titulo="Creadas">{numero(creadas)}</Cifra>
            <Cifra titulo="Cambiadas">{numero(cambiadas)}</Cifra>
            <Cifra titulo="Iguales">{numero(iguales)}</Cifra>
          </>
        )}
        <Cifra titulo="Rechazadas" error={rechazadas > 0}>
          {numero(rechazadas)}
        </Cifra>
        {sumas.map(({ columna, total }) => (
          <Cifra key={columna} titulo={`Suma de ${columna}`}>
            {dinero(total)}
          </Cifra>
        ))}
      </Box>
      {comparada && leidas === creadas + cambiadas + iguales + rechazadas && (
        <Typography
          variant="body2"
          sx={{ mt: 1.5, display: 'flex', alignItems: 'center', gap: 0.75, color: 'success.main' }}
        >
          <CheckCircleOutlined sx={{ fontSize: 16 }} />
          Cuadra: creadas, cambiadas, iguales y rechazadas suman las filas leídas.
        </Typography>
      )}
    </Card>
  );
}

function Cifra(props: { readonly titulo: string; readonly error?: boolean; readonly children: ReactNode }) {
  return (
    <Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {props.titulo}
      </Typography>
      <Typography
        component="p"
        sx={{
          fontSize: '1.25rem',
          fontWeight: 620,
          fontVariantNumeric: 'tabular-nums',
          color: props.error ? 'error.main' : 'text.primary',
        }}
      >
        {props.children}
      </Typography>
    </Box>
  );
}
