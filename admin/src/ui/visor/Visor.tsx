import { mensajes } from '@adjudica/domain';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import CloseFullscreenOutlined from '@mui/icons-material/CloseFullscreenOutlined';
import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { guardarArchivo } from '../descargar';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
import { lazy } from '../lazy';
import type { Rotacion } from '../pdf/PdfPages';
import { BarraDeVista, Boton } from './BarraDeVista';
import { PanelDeVisor } from './PanelDeVisor';
import type { ControlDeVista, EstadoDeVista } from './tipos';
import { type ArchivoCargado, useArchivo } from './useArchivo';
import { useTeclas } from './useTeclas';

const VistaDePdf = lazy(() => import('./VistaDePdf'));
const VistaDeImagen = lazy(() => import('./VistaDeImagen'));

interface VisorProps {
  readonly titulo: string;
  /** Whose document, in what state: one or two lines below the title. */
  readonly subtitulo?: ReactNode;
  /** Names the file; another one is fetched when it changes. */
  readonly clave: string;
  readonly cargar: (signal: AbortSignal) => Promise<ArchivoCargado>;
  /** DOC-512: the name of the download, where the server gives none. */
  readonly nombre: string;
  /** Place among those that can be gone through, from 1. */
  readonly lugar: { readonly numero: number; readonly total: number };
  /** Absent = there is none. */
  readonly onAnterior?: (() => void) | undefined;
  readonly onSiguiente?: (() => void) | undefined;
  /** In the bar: the choice of a version, for instance. */
  readonly herramientas?: ReactNode;
  /** Below the document: what is decided about it. */
  readonly pie?: ReactNode;
  readonly onClose: () => void;
}

/** Heard, not seen. */
const soloParaElOido = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const alAbrir: EstadoDeVista = { pagina: 1, paginas: 0, escala: 1 };

/**
 * The document viewer (DOC-512): 35vw at the left side, beside the page and not over it, so that the list goes on being used; over the whole
 * screen on a phone. ← and → go through the documents, Esc closes.
 */
export function Visor(props: VisorProps) {
  const { titulo, subtitulo, clave, cargar, nombre, lugar, onAnterior, onSiguiente, herramientas, pie, onClose } =
    props;
  const tituloId = useId();
  const notify = useNotify();
  const { carga, reintentar } = useArchivo(clave, cargar);
  const [amplio, setAmplio] = useState(false);
  const [rotacion, setRotacion] = useState<Rotacion>(0);
  const [vista, setVista] = useState(alAbrir);
  const control = useRef<ControlDeVista>(null);
  const onCambio = useCallback((cambios: Partial<EstadoDeVista>) => setVista((antes) => con(antes, cambios)), []);

  // Another document is upright and fitted again.
  useEffect(() => {
    setRotacion(0);
    setVista(alAbrir);
  }, [clave]);

  // DOC-030
  const inexistente = carga.estado === 'inexistente';
  useEffect(() => {
    if (inexistente) notify(mensajes.DOC.noExisteDocumento, { type: 'error' });
  }, [inexistente, notify]);

  useTeclas({ ArrowLeft: onAnterior, ArrowRight: onSiguiente, Escape: onClose });

  const archivo = carga.estado === 'lista' ? carga.archivo : null;
  const posicion = `Documento ${lugar.numero} de ${lugar.total}`;
  return (
    <PanelDeVisor tituloId={tituloId} amplio={amplio} onClose={onClose}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, px: 2, pt: 1.25, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={tituloId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {titulo}
          </Typography>
          {subtitulo !== undefined && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {subtitulo}
            </Typography>
          )}
        </Box>
        <Ampliar amplio={amplio} onClick={() => setAmplio((antes) => !antes)} />
        <Boton nombre="Cerrar" onClick={onClose}>
          <Close fontSize="small" />
        </Boton>
      </Box>
      <BarraDeVista
        vista={vista}
        control={() => control.current}
        onRotar={(grados) => setRotacion((antes) => ((antes + grados + 360) % 360) as Rotacion)}
        onDescargar={() => archivo && guardarArchivo(archivo.blob, archivo.name ?? nombre)}
        disabled={archivo === null}
      >
        {herramientas}
      </BarraDeVista>
      <Box sx={{ flex: 1, minHeight: 0, bgcolor: 'background.default' }} aria-busy={carga.estado === 'cargando'}>
        {carga.estado === 'cargando' && <LoadingState />}
        {carga.estado === 'inexistente' && <EmptyState message={mensajes.DOC.noExisteDocumento} />}
        {carga.estado === 'fallida' && <ErrorState message={carga.mensaje} onRetry={reintentar} />}
        {archivo !== null && (
          <Suspense fallback={<LoadingState />}>
            <Vista
              key={clave}
              archivo={archivo.blob}
              titulo={titulo}
              rotacion={rotacion}
              ref={control}
              onCambio={onCambio}
            />
          </Suspense>
        )}
      </Box>
      {pie}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 1,
          py: 0.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Boton nombre="Documento anterior" onClick={() => onAnterior?.()} disabled={onAnterior === undefined}>
          <ChevronLeft fontSize="small" />
        </Boton>
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {posicion}
        </Typography>
        <Boton nombre="Documento siguiente" onClick={() => onSiguiente?.()} disabled={onSiguiente === undefined}>
          <ChevronRight fontSize="small" />
        </Boton>
      </Box>
      {/* What changed, for those who hear the page. */}
      <Box role="status" sx={soloParaElOido}>
        {`${titulo}. ${posicion}${vista.paginas > 1 ? `, página ${vista.pagina} de ${vista.paginas}` : ''}`}
      </Box>
    </PanelDeVisor>
  );
}

function Vista(props: React.ComponentProps<typeof VistaDePdf>) {
  return props.archivo.type.startsWith('image/') ? <VistaDeImagen {...props} /> : <VistaDePdf {...props} />;
}

/** Where the window has room for more than the panel. */
function Ampliar({ amplio, onClick }: { readonly amplio: boolean; readonly onClick: () => void }) {
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <Boton nombre={amplio ? 'Reducir' : 'Ampliar'} onClick={onClick}>
        {amplio ? <CloseFullscreenOutlined fontSize="small" /> : <OpenInFullOutlined fontSize="small" />}
      </Boton>
    </Box>
  );
}

/** The same object while nothing changed: the view tells its page at every scroll. */
function con(antes: EstadoDeVista, cambios: Partial<EstadoDeVista>): EstadoDeVista {
  const igual = Object.entries(cambios).every(([campo, valor]) => antes[campo as keyof EstadoDeVista] === valor);
  return igual ? antes : { ...antes, ...cambios };
}
