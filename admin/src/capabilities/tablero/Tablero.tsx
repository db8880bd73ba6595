import {
  aniosDelTablero,
  hoyEn,
  nombreDeMes,
  nombreDePeriodo,
  type Periodo,
  partesDe,
  periodoAnterior,
  productos,
  propios,
  puede,
  type SeleccionDelTablero,
  tarjetasDelTablero,
} from '@adjudica/domain';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import type { EjecutivoVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { ErrorState } from '../../ui/ErrorState';
import { entero } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { ownPath, screensIn, useAreas } from '../../ui/navigation';
import { ProductToggle } from '../../ui/ProductToggle';
import { CampoDeEjecutivo } from '../adjudicado/CampoDeEjecutivo';
import { DineroPorAprobar } from '../decision/DineroPorAprobar';
import { Tarjeta } from './Tarjeta';
import { type Pedido, usePeriodo } from './usePeriodo';

const Graficos = lazy(() => import('./Graficos'));
const DetalleDialog = lazy(() => import('./DetalleDialog'));

interface Abierto {
  /** Other than the one that is shown. */
  readonly periodo?: Periodo | undefined;
  readonly seleccion: SeleccionDelTablero;
  readonly parte: string;
}

/** TAB-500…506: how many goods were delivered and how long they took, by product, year and month. */
export default function Tablero() {
  const id = useId();
  const [pedido, cambiar] = usePeriodo();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const { data, error, refetch } = useCifras(pedido);
  const anterior = nombreDePeriodo(periodoAnterior(pedido));
  // what still runs is less than what has ended
  const antes = enCurso(pedido) ? propios.tableroMesCompleto(anterior) : anterior;
  const { role } = useUsuario();
  const conAtrasados = screensIn(useAreas(), role).some(({ path }) => path === 'atrasados');
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 180px' }}>
          {propios.tableroTitulo}
        </Typography>
        <Controles pedido={pedido} onCambio={cambiar} />
      </Box>
      <DeQueEs pedido={pedido} />
      {conAtrasados && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
          <Atrasados />
          {puede(role, 'decision:leer') && <DineroPorAprobar />}
        </Box>
      )}
      {data === undefined && error !== null ? (
        <Card>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
            {tarjetasDelTablero.map((cifra) => (
              <Tarjeta
                key={cifra}
                cifra={cifra}
                tarjeta={data?.tarjetas.find((tarjeta) => tarjeta.cifra === cifra)}
                anterior={antes}
                onAbrir={() => setAbierto({ seleccion: { cifra }, parte: '' })}
              >
                {cifra === 'adjudicados' && data !== undefined && data.retiradas > 0 && (
                  <Box sx={{ px: 2, pb: 1.5 }}>
                    <MuiLink
                      component="button"
                      type="button"
                      variant="caption"
                      onClick={() => setAbierto({ seleccion: { cifra: 'retiradas' }, parte: '' })}
                    >
                      {propios.tableroRetiradasDespues(data.retiradas)}
                    </MuiLink>
                  </Box>
                )}
              </Tarjeta>
            ))}
          </Box>
          {data === undefined ? (
            <Skeleton variant="rounded" height={300} />
          ) : (
            <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
              <Graficos
                tablero={data}
                onAbrir={(seleccion, parte, periodo) => setAbierto({ seleccion, parte, periodo })}
              />
            </Suspense>
          )}
        </>
      )}
      {abierto !== null && (
        <Suspense fallback={null}>
          <DetalleDialog
            pedido={{ ...pedido, ...abierto.periodo }}
            seleccion={abierto.seleccion}
            parte={abierto.parte}
            onClose={() => setAbierto(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}

function enCurso({ anio, mes }: Periodo): boolean {
  const hoy = partesDe(hoyEn(new Date()));
  return anio === hoy.anio && (mes === null || mes === hoy.mes);
}

/** On paper, in place of the controls. */
function DeQueEs({ pedido: { producto, ejecutivo, ...periodo } }: { readonly pedido: Pedido }) {
  const { data } = useGetOne<EjecutivoVista>('ejecutivo', { id: ejecutivo ?? 0 }, { enabled: ejecutivo !== null });
  const partes = [
    productos.find(({ codigo }) => codigo === producto)?.etiqueta,
    nombreDePeriodo(periodo),
    ejecutivo === null ? propios.tableroDeTodos : data?.nombre,
  ];
  return <Typography sx={{ display: 'none', displayPrint: 'block' }}>{partes.filter(Boolean).join(' · ')}</Typography>;
}

/** How many plans are late, and the latest of them. */
function Atrasados() {
  const { role } = useUsuario();
  const { data = [] } = useApiQuery('/adjudicacion/atrasados', {});
  const cuantos = data.reduce((suma, { atrasados }) => suma + atrasados, 0);
  const mayor = Math.max(0, ...data.map(({ atraso }) => atraso));
  return (
    <MuiLink component={Link} to={ownPath(role, 'atrasados')} sx={{ justifySelf: 'start' }}>
      {cuantos === 0
        ? propios.verAtrasados
        : `${entero(cuantos)} ${propios.unidadDeAtrasados(cuantos)}. ${propios.masAtrasado(propios.atrasoDe(mayor))}`}
    </MuiLink>
  );
}

function useCifras({ producto, anio, mes, ejecutivo }: Pedido) {
  const params = { producto, anio, ...(mes !== null && { mes }), ...(ejecutivo !== null && { ejecutivo }) };
  return useApiQuery('/tablero/cifras', params, { placeholderData: (anteriores) => anteriores });
}

interface ControlesProps {
  readonly pedido: Pedido;
  readonly onCambio: (cambio: Partial<Pedido>) => void;
}

function Controles({ pedido: { producto, anio, mes, ejecutivo }, onCambio }: ControlesProps) {
  const hoy = hoyEn(new Date());
  const presente = partesDe(hoy);
  const meses = Array.from({ length: anio === presente.anio ? presente.mes : 12 }, (_, i) => i + 1);
  return (
    <Box data-sin-imprimir sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ProductToggle value={producto} onChange={(elegido) => onCambio({ producto: elegido })} />
      <TextField
        select
        label={propios.tableroAnio}
        value={anio}
        onChange={({ target }) => onCambio({ anio: Number(target.value) })}
        sx={{ minWidth: 92 }}
      >
        {aniosDelTablero(hoy).map((cada) => (
          <MenuItem key={cada} value={cada}>
            {cada}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={propios.tableroMes}
        value={mes ?? 0}
        onChange={({ target }) => onCambio({ mes: Number(target.value) || null })}
        sx={{ minWidth: 136 }}
      >
        <MenuItem value={0}>{propios.tableroTodoElAnio}</MenuItem>
        {meses.map((cada) => (
          <MenuItem key={cada} value={cada}>
            {nombreDeMes(cada)}
          </MenuItem>
        ))}
      </TextField>
      <CampoDeEjecutivo
        label="Ejecutivo"
        value={ejecutivo}
        onChange={(elegido) => onCambio({ ejecutivo: elegido })}
        sx={{ width: 200 }}
      />
      <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
        {propios.imprimirInforme}
      </Button>
    </Box>
  );
}
