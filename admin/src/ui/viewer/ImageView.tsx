import Box from '@mui/material/Box';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { ErrorState } from '../ErrorState';
import { type FileViewProps, MAX_SCALE, MIN_SCALE } from './types';

const full = { width: '100%', height: '100%' } as const;

/** An image that fits its area; it is zoomed with the wheel or two fingers and dragged. */
export default function ImageView({ file, title, rotation, ref, onChange }: FileViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const control = useRef<ReactZoomPanPinchRef>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  const [place, setPlace] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    setBroken(false);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);

  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setPlace({ width: width, height: height });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  // A rotated image has other bounds: it is fitted again.
  useEffect(() => void control.current?.resetTransform(0), [rotation]);

  useImperativeHandle(ref, () => ({
    zoomIn: () => void control.current?.zoomIn(0.4),
    zoomOut: () => void control.current?.zoomOut(0.4),
    fit: () => void control.current?.resetTransform(),
    goToPage: () => {},
  }));

  if (broken) return <ErrorState message="La imagen no pudo mostrarse. Descárguela para verla." />;
  const sideways = rotation % 180 !== 0;
  return (
    <Box ref={frame} sx={{ height: '100%', overflow: 'hidden', cursor: 'grab', '&:active': { cursor: 'grabbing' } }}>
      {url !== null && place.width > 0 && (
        <TransformWrapper
          ref={control}
          minScale={MIN_SCALE}
          maxScale={MAX_SCALE}
          centerOnInit
          centerZoomedOut
          onTransform={(_, { scale }) => onChange({ scale: scale })}
        >
          <TransformComponent wrapperStyle={full} contentStyle={full}>
            <Box sx={{ position: 'relative', width: place.width, height: place.height }}>
              <Box
                component="img"
                src={url}
                alt={title}
                draggable={false}
                onLoad={() => onChange({ pages: 1, page: 1 })}
                onError={() => setBroken(true)}
                sx={{
                  // A rotated image is laid out unrotated, so it is centred by its middle.
                  position: 'absolute',
                  top: '50%',
                  left: '50%',
                  maxWidth: (sideways ? place.height : place.width) - 16,
                  maxHeight: (sideways ? place.width : place.height) - 16,
                  transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
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
