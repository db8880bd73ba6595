import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { fecha } from '../../ui/format';
import { useColorDeDepartamento } from '../../ui/useColorDeDepartamento';
import { useScrollableByKeyboard } from '../../ui/useScrollableByKeyboard';
import { useColorDePaso } from './colores';
import type { Dibujo, Paso } from './dibujo';
import { Marca } from './Marca';

const altoDeCarril = 92;
/** The longest name of a department and of a step in one word: neither is broken within it. */
const anchoDeCarril = 108;
const anchoDePaso = 77;
/** Where in its lane the mark of a step stands, from the top. */
const alturaDeMarca = 26;

/**
 * The journey on a desk: a column a step, a lane a department, a line that leads from mark to mark and says over each stretch how many working
 * days it took. What is solid has happened, what is dashed has not.
 */
export function Carriles({ dibujo }: { readonly dibujo: Dibujo }) {
  const { pasos, carriles, mayor } = dibujo;
  const delDepartamento = useColorDeDepartamento();
  const parte = useRef<HTMLDivElement>(null);
  useScrollableByKeyboard(parte);
  return (
    <Box ref={parte} sx={{ overflowX: 'auto' }}>
      <Box
        sx={{
          position: 'relative',
          minWidth: anchoDeCarril + pasos.length * anchoDePaso,
          display: 'grid',
          gridTemplateColumns: `${anchoDeCarril}px repeat(${pasos.length}, minmax(${anchoDePaso}px, 1fr))`,
          gridTemplateRows: `auto repeat(${carriles.length}, ${altoDeCarril}px)`,
        }}
      >
        {carriles.map(({ idDepartamento, departamento }, carril) => (
          <Box
            key={idDepartamento}
            sx={{
              gridRow: carril + 2,
              gridColumn: '1 / -1',
              borderTop: 1,
              borderColor: 'divider',
              bgcolor: carril % 2 === 0 ? 'action.hover' : 'transparent',
              boxShadow: `inset 3px 0 ${delDepartamento(idDepartamento)}`,
              pl: 1.25,
              pt: 1.75,
            }}
          >
            <Typography
              variant="caption"
              component="p"
              sx={{
                width: anchoDeCarril - 12,
                fontWeight: 600,
                lineHeight: 1.25,
                color: delDepartamento(idDepartamento),
              }}
            >
              {departamento}
            </Typography>
          </Box>
        ))}
        <Linea dibujo={dibujo} />
        <Box
          component="ol"
          aria-label={mensajes.propios.pasosDelRecorrido}
          sx={{ display: 'contents', listStyle: 'none' }}
        >
          {pasos.map((paso, columna) => (
            <Columna key={paso.id} paso={paso} anterior={pasos[columna - 1]} columna={columna} mayor={mayor} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Stretches between the marks, in a drawing whose units are hundredths of a column and of a lane. */
function Linea({ dibujo: { pasos, carriles } }: { readonly dibujo: Dibujo }) {
  const colorDe = useColorDePaso();
  const y = (carril: number) => carril * 100 + (alturaDeMarca / altoDeCarril) * 100;
  return (
    <Box sx={{ gridColumn: '2 / -1', gridRow: '2 / -1', position: 'relative', pointerEvents: 'none' }}>
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox={`0 0 ${pasos.length * 100} ${carriles.length * 100}`}
        preserveAspectRatio="none"
        style={{ position: 'absolute', inset: 0, overflow: 'visible' }}
      >
        {pasos.slice(1).map((paso, anterior) => {
          const hecho = paso.estado === 'hecho';
          return (
            <path
              key={paso.id}
              d={tramo(anterior * 100 + 50, y(pasos[anterior]?.carril ?? 0), y(paso.carril))}
              fill="none"
              vectorEffect="non-scaling-stroke"
              stroke={paso.estado === 'porHacer' ? 'currentColor' : colorDe(paso)}
              strokeOpacity={paso.estado === 'porHacer' ? 0.28 : 1}
              strokeWidth={hecho ? 2.5 : 1.75}
              strokeDasharray={hecho ? undefined : '4 5'}
            />
          );
        })}
      </svg>
    </Box>
  );
}

/** From a mark to the next: along the lane, and up or down where two columns meet, so that it crosses no text. */
function tramo(x0: number, y0: number, y1: number): string {
  const x1 = x0 + 100;
  if (y0 === y1) return `M ${x0} ${y0} H ${x1}`;
  const medio = x0 + 50;
  const curva = y1 > y0 ? 12 : -12;
  return `M ${x0} ${y0} H ${medio - 14} Q ${medio} ${y0} ${medio} ${y0 + curva} V ${y1 - curva} Q ${medio} ${y1} ${medio + 14} ${y1} H ${x1}`;
}

/** Where the days of a stretch are written: on it, or where it leaves the upper lane. */
function alturaDeDias(carril: number, anterior: number): number {
  return carril === anterior ? carril * altoDeCarril + alturaDeMarca : (Math.min(carril, anterior) + 1) * altoDeCarril;
}

interface ColumnaProps {
  readonly paso: Paso;
  readonly anterior: Paso | undefined;
  readonly columna: number;
  readonly mayor: number;
}

function Columna({ paso, anterior, columna, mayor }: ColumnaProps) {
  const { nombre, estado, carril, dias } = paso;
  const detalle = paso.avance ?? paso.usuario;
  return (
    <Box
      component="li"
      aria-current={estado === 'enCurso' ? 'step' : undefined}
      sx={{ display: 'contents', '& > *': { gridColumn: columna + 2 } }}
    >
      <Typography
        variant="caption"
        component="p"
        lang="es"
        sx={{
          gridRow: 1,
          alignSelf: 'end',
          px: 0.125,
          pb: 1,
          textAlign: 'center',
          lineHeight: 1.25,
          fontSize: '0.6875rem',
          hyphens: 'auto',
          fontWeight: estado === 'enCurso' ? 650 : 560,
          color: estado === 'porHacer' ? 'text.secondary' : 'text.primary',
        }}
      >
        {nombre}
      </Typography>
      <Box
        sx={{
          gridRow: carril + 2,
          position: 'relative',
          minWidth: 0,
          textAlign: 'center',
          pt: `${alturaDeMarca - 12}px`,
        }}
      >
        <Marca paso={paso} />
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 0.5, fontSize: '0.6875rem', fontVariantNumeric: 'tabular-nums', lineHeight: 1.3 }}
        >
          {estado === 'hecho' ? fecha(paso.fecha) : estado === 'enCurso' ? mensajes.propios.pasoActual : null}
        </Typography>
        {detalle !== null && (
          <Typography
            variant="caption"
            component="p"
            title={detalle}
            sx={{
              px: 0.25,
              fontSize: '0.6875rem',
              lineHeight: 1.2,
              color: 'text.secondary',
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {detalle}
          </Typography>
        )}
      </Box>
      {dias !== null && columna > 0 && (
        <Box
          component="span"
          title={mensajes.propios.diasHabilesEntre(dias)}
          sx={{
            gridRow: 2,
            position: 'relative',
            justifySelf: 'start',
            alignSelf: 'start',
            top: alturaDeDias(carril, anterior?.carril ?? carril),
            transform: 'translate(-50%, -50%)',
            px: 0.625,
            borderRadius: 5,
            border: 1,
            borderColor: dias === mayor && dias > 0 ? 'warning.main' : 'divider',
            bgcolor: 'background.paper',
            color: dias === mayor && dias > 0 ? 'warning.main' : 'text.secondary',
            fontSize: '0.6875rem',
            fontWeight: dias === mayor && dias > 0 ? 650 : 500,
            fontVariantNumeric: 'tabular-nums',
            lineHeight: '17px',
            whiteSpace: 'nowrap',
          }}
        >
          {mensajes.propios.diasCortos(dias)}
        </Box>
      )}
    </Box>
  );
}
