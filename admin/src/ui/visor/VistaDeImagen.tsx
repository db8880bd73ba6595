import Box from '@mui/material/Box';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { ErrorState } from '../ErrorState';
import { ESCALA_MAXIMA, ESCALA_MINIMA, type VistaProps } from './tipos';

const lleno = { width: '100%', height: '100%' } as const;

/** A picture, fitted to its place; the wheel and two fingers zoom, dragging moves it. */
export default function VistaDeImagen({ archivo, titulo, rotacion, ref, onCambio }: VistaProps) {
  const marco = useRef<HTMLDivElement>(null);
  const control = useRef<ReactZoomPanPinchRef>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [rota, setRota] = useState(false);
  const [lugar, setLugar] = useState({ ancho: 0, alto: 0 });

  useEffect(() => {
    const propia = URL.createObjectURL(archivo);
    setUrl(propia);
    setRota(false);
    return () => URL.revokeObjectURL(propia);
  }, [archivo]);

  useEffect(() => {
    if (marco.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setLugar({ ancho: width, alto: height });
    });
    observer.observe(marco.current);
    return () => observer.disconnect();
  }, []);

  // A picture on its side has other edges: it is fitted anew.
  useEffect(() => void control.current?.resetTransform(0), [rotacion]);

  useImperativeHandle(ref, () => ({
    acercar: () => void control.current?.zoomIn(0.4),
    alejar: () => void control.current?.zoomOut(0.4),
    ajustar: () => void control.current?.resetTransform(),
    irAPagina: () => {},
  }));

  if (rota) return <ErrorState message="La imagen no pudo mostrarse. Descárguela para verla." />;
  const acostada = rotacion % 180 !== 0;
  return (
    <Box ref={marco} sx={{ height: '100%', overflow: 'hidden', cursor: 'grab', '&:active': { cursor: 'grabbing' } }}>
      {url !== null && lugar.ancho > 0 && (
        <TransformWrapper
          ref={control}
          minScale={ESCALA_MINIMA}
          maxScale={ESCALA_MAXIMA}
          centerOnInit
          centerZoomedOut
          onTransform={(_, { scale }) => onCambio({ escala: scale })}
        >
          <TransformComponent wrapperStyle={lleno} contentStyle={lleno}>
            <Box sx={{ position: 'relative', width: lugar.ancho, height: lugar.alto }}>
              <Box
                component="img"
                src={url}
                alt={titulo}
                draggable={false}
                onLoad={() => onCambio({ paginas: 1, pagina: 1 })}
                onError={() => setRota(true)}
                sx={{
                  // On its side it is wider than its place before it is turned: only its middle is where it belongs.
                  position: 'absolute',
                  top: '50%',
                  left: '50%',
                  maxWidth: (acostada ? lugar.alto : lugar.ancho) - 16,
                  maxHeight: (acostada ? lugar.ancho : lugar.alto) - 16,
                  transform: `translate(-50%, -50%) rotate(${rotacion}deg)`,
                  boxShadow: 1,
                }}
              />
            </Box>
          </TransformComponent>
        </TransformWrapper>
      )}
    </Box>
  );
}
