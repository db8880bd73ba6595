import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import type { Pestana } from '../../capabilities/ayuda/Ayuda';
import { useTrabajoEnCurso } from '../../capabilities/trabajo/enCurso';
import { usePreference } from '../../providers/preferences';
import { useUsuario } from '../../providers/sesion';
import { CrashState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
import { lazy } from '../lazy';
import { CrumbProvider } from './breadcrumbs';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { PrintFooter } from './PrintFooter';
import { SideMenu } from './SideMenu';
import { useButtonFocus } from './useButtonFocus';
import { useListKeys } from './useListKeys';

const Ayuda = lazy(() => import('../../capabilities/ayuda/Ayuda'));
const Visita = lazy(() => import('../../capabilities/ayuda/Visita'));
const SiguienteDeTrabajo = lazy(() => import('../../capabilities/trabajo/SiguienteDeTrabajo'));

export const menuWidth = { open: 240, collapsed: 64 } as const;

const menuChoices = ['abierto', 'plegado'] as const;

/**
 * The shell (AUT-015…018, NAV-518): menu on the left, plain bar on top, the page below. From 900 px on the menu stands beside the page and
 * folds to its icons; below it is a drawer.
 */
export function Layout({ children }: { readonly children?: ReactNode }) {
  const wide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const [menu, setMenu] = usePreference('menu', menuChoices, 'abierto');
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [help, setHelp] = useState<Pestana | null>(null);
  const { pathname, key } = useLocation();
  useListKeys(useCallback(() => setHelp('atajos'), []));
  useButtonFocus();
  const collapsed = menu === 'plegado';
  const enCurso = useTrabajoEnCurso();
  const visita = useVisita();

  // The drawer closes with every navigation, also to the current page.
  useEffect(() => setDrawerOpen(false), [key]);

  return (
    <CrumbProvider>
      <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.default' }}>
        <SkipLink />
        {wide ? (
          <Box
            component="aside"
            sx={{
              width: collapsed ? menuWidth.collapsed : menuWidth.open,
              flexShrink: 0,
              position: 'sticky',
              top: 0,
              height: '100dvh',
              borderRight: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              transition: 'width 160ms ease',
              overflow: 'hidden',
            }}
          >
            <SideMenu collapsed={collapsed} onToggle={() => setMenu(collapsed ? 'abierto' : 'plegado')} />
          </Box>
        ) : (
          <Drawer
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
            slotProps={{ paper: { sx: { width: 272, borderRight: 1, borderColor: 'divider' } } }}
          >
            <SideMenu collapsed={false} />
          </Drawer>
        )}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header onMenu={wide ? undefined : () => setDrawerOpen(true)} onHelp={() => setHelp('como')} />
          <Box
            component="main"
            id="contenido"
            tabIndex={-1}
            sx={{ flex: 1, minWidth: 0, px: { xs: 2, md: 3 }, py: { xs: 2, md: 2.5 }, outline: 'none' }}
          >
            <NavigationProgress />
            {enCurso?.camino === pathname && (
              <Suspense fallback={null}>
                <SiguienteDeTrabajo {...enCurso} />
              </Suspense>
            )}
            <ErrorBoundary FallbackComponent={CrashState} resetKeys={[pathname]}>
              <Suspense fallback={<LoadingState />}>{children}</Suspense>
            </ErrorBoundary>
            <PrintFooter />
          </Box>
        </Box>
      </Box>
      {help !== null && (
        <Suspense fallback={null}>
          <Ayuda
            inicial={help}
            onClose={() => setHelp(null)}
            onVisita={() => {
              setHelp(null);
              visita.open();
            }}
          />
        </Suspense>
      )}
      {visita.isOpen && (
        <Suspense fallback={null}>
          <Visita onClose={visita.close} />
        </Suspense>
      )}
    </CrumbProvider>
  );
}

/** The tour: in a user's first session until it is closed, and when it is asked for. */
function useVisita() {
  const { idSaad, primeraVez } = useUsuario();
  const [seen, setSeen] = usePreference(`visita.${idSaad}`, ['vista', 'nueva'], 'nueva');
  const [asked, setAsked] = useState(false);
  return {
    isOpen: asked || (primeraVez === true && seen === 'nueva'),
    open: () => setAsked(true),
    close: () => {
      setAsked(false);
      setSeen('vista');
    },
  };
}

/** The first element of the Tab order: skips the menu. */
function SkipLink() {
  return (
    <Box
      component="a"
      href="#contenido"
      sx={{
        position: 'absolute',
        left: 8,
        top: -60,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 8 },
      }}
    >
      Ir al contenido
    </Box>
  );
}
