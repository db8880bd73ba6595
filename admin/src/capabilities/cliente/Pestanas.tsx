import { claveDeSolicitud, type Pestana, type Subpestana } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, type To, useLocation } from 'react-router';
import { CrashState } from '../../ui/ErrorState';
import { SuspensionNotice } from '../../ui/form/SuspensionNotice';
import { LoadingState } from '../../ui/LoadingState';
import { headerHeight } from '../../ui/layout/measures';
import { Avance } from './Avance';
import { contenidos, marcos, pestanasDibujadas } from './contenidos';
import type { EstadoDePlan } from './tipos';
import { useDocumentoQueFalta } from './useDocumentoQueFalta';
import { direccionDe, type Vista } from './vista';

interface PestanasProps {
  readonly estado: EstadoDePlan;
  readonly vista: Pick<Vista, 'tab' | 'sub'>;
}

/** CLI-013: the tabbed card. Each tab is a link, so that reload, back and a shared address show the same; an unknown one shows the first. */
export function Pestanas({ estado, vista }: PestanasProps) {
  useDocumentoQueFalta(estado);
  const pestanas = pestanasDibujadas(estado);
  const pestana = pestanas.find(({ codigo }) => codigo === vista.tab) ?? pestanas[0];
  const sub = pestana?.subpestanas.find(({ codigo }) => codigo === vista.sub) ?? pestana?.subpestanas[0];
  if (pestana === undefined || sub === undefined) return null;

  const plan = estado.idCodigo;
  return (
    // The forms inside have a bar that sticks to the top of the window; a card that clips would hold it.
    <Card component="section" aria-label={`Plan ${plan}`} sx={{ overflow: 'visible' }}>
      <SuspensionNotice reason={estado.motivoSuspension} inCard />
      <Avance estado={estado} conBotonAbajo={pestana.codigo === 'cliente' && sub.codigo === 'informacion'} />
      <Fila
        label="Secciones"
        elegida={pestana}
        opciones={pestanas}
        hrefDe={(tab) => direccionDe({ plan, tab: tab.codigo })}
      />
      <Fila
        label={`Partes de ${pestana.titulo}`}
        menor
        elegida={sub}
        opciones={pestana.subpestanas}
        hrefDe={({ codigo }) => direccionDe({ plan, tab: pestana.codigo, sub: codigo })}
      />
      {estado.motivoSuspension === null && <SuspensionNotice reason={motivoDelGarante(pestana, estado)} inCard />}
      <Panel pestana={pestana} sub={sub} estado={cerradoPorElGarante(pestana, estado)} />
    </Card>
  );
}

/** Why the parts of the guarantor are only read, although the holder's are not. */
const motivoDelGarante = ({ codigo }: Pestana, { garante }: EstadoDePlan): string | null =>
  codigo === 'garante' || codigo === 'conyuge-garante' ? (garante?.motivoSuspension ?? null) : null;

const cerradoPorElGarante = (pestana: Pestana, estado: EstadoDePlan): EstadoDePlan => {
  const motivo = motivoDelGarante(pestana, estado);
  return motivo === null ? estado : { ...estado, puedeEditar: false, motivoNoEditar: motivo };
};

interface FilaProps<T extends Pestana | Subpestana> {
  readonly label: string;
  readonly opciones: readonly T[];
  readonly elegida: T;
  readonly hrefDe: (opcion: T) => To;
  readonly menor?: boolean;
}

/** One row of tabs. The arrow keys move, Enter opens; on a phone it scrolls sideways. */
function Fila<T extends Pestana | Subpestana>({ label, opciones, elegida, hrefDe, menor = false }: FilaProps<T>) {
  const alto = menor ? 38 : 44;
  return (
    <Tabs
      value={elegida.codigo}
      aria-label={label}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{
        minHeight: alto,
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        ...(menor && { '& .MuiTabs-indicator': { height: 0 } }),
      }}
    >
      {opciones.map((opcion) => (
        <Tab
          key={opcion.codigo}
          value={opcion.codigo}
          label={opcion.titulo}
          component={Link}
          to={hrefDe(opcion)}
          id={`${menor ? 'sub' : 'tab'}-${opcion.codigo}`}
          {...(menor ? { 'aria-controls': 'panel-de-plan' } : {})}
          sx={{
            minHeight: alto,
            minWidth: 0,
            // The seven parts of a client with their longest names stand side by side at 1366 px.
            px: menor ? { xs: 1.5, lg: 1, xl: 1.5 } : 1.5,
            textTransform: 'none',
            fontWeight: menor ? 500 : 600,
            '&.Mui-selected': { fontWeight: 600 },
            fontSize: menor ? { xs: '0.8125rem', lg: '0.75rem', xl: '0.8125rem' } : '0.875rem',
          }}
        />
      ))}
    </Tabs>
  );
}

function Panel({ pestana, sub, estado }: { pestana: Pestana; sub: Subpestana; estado: EstadoDePlan }) {
  const contenido = contenidos[`${pestana.codigo}/${sub.codigo}`];
  const panel = useFocusOnArrival();
  if (contenido === undefined) return null;
  const { component: Contenido, rol, dueno } = contenido;
  const lugar = `${pestana.codigo}/${sub.codigo}`;
  return (
    <Box
      ref={panel}
      tabIndex={-1}
      role="tabpanel"
      id="panel-de-plan"
      aria-labelledby={`tab-${pestana.codigo} sub-${sub.codigo}`}
      sx={{ p: { xs: 1.5, md: 2 }, scrollMarginTop: headerHeight, outline: 'none' }}
    >
      <ErrorBoundary FallbackComponent={CrashState} resetKeys={[lugar]}>
        <Suspense key={pestana.codigo} fallback={<LoadingState />}>
          {/* The frame of a main tab stays while its parts change. */}
          <Marco pestana={pestana} estado={estado}>
            <Suspense key={lugar} fallback={<LoadingState />}>
              <Contenido
                estado={estado}
                {...(rol && { clave: claveDeSolicitud(estado.idCodigo, rol) })}
                {...(dueno && { dueno })}
              />
            </Suspense>
          </Marco>
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

/** A line of what is missing that names no field leads to the form itself: it is brought into view and takes the focus. */
function useFocusOnArrival() {
  const panel = useRef<HTMLDivElement>(null);
  const { state, key } = useLocation();
  const enfocar = (state as { readonly enfocar?: unknown } | null)?.enfocar === true;
  useEffect(() => {
    if (!enfocar) return;
    panel.current?.scrollIntoView?.({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [enfocar, key]);
  return panel;
}

function Marco({ pestana, estado, children }: { pestana: Pestana; estado: EstadoDePlan; children: ReactNode }) {
  const Alrededor = marcos[pestana.codigo];
  return Alrededor === undefined ? children : <Alrededor estado={estado}>{children}</Alrededor>;
}
