import { primerDiaDelMes, sumarMeses } from '@adjudica/domain';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { lazy } from '../lazy';
import type { MesPickerProps } from './CalendarioDeMes';

const CalendarioDeMes = lazy(() => import('./CalendarioDeMes'));

const nombre = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });
/** 'noviembre 2026', as the calendar writes it. */
const escrito = (mes: string): string => `${nombre.format(new Date(`${mes}-01T12:00:00Z`))} ${mes.slice(0, 4)}`;

/** The month `n` months later. */
const mover = (mes: string, n: number): string => sumarMeses(primerDiaDelMes(`${mes}-01`), n).slice(0, 7);

/** A month: picked from a calendar, typed, or one step back and forth, which is what people do most. Always one of them is chosen. */
export function MesPicker({ label, value, onChange, min, max }: MesPickerProps) {
  const elegir = (mes: string): void => {
    if (mes !== value && mes >= min && mes <= max) onChange(mes);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <IconButton
        size="small"
        aria-label="Mes anterior"
        disabled={value <= min}
        onClick={() => elegir(mover(value, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <Suspense
        fallback={
          <TextField
            label={label}
            value={escrito(value)}
            size="small"
            disabled
            sx={{ width: 190, textTransform: 'capitalize' }}
          />
        }
      >
        <CalendarioDeMes label={label} value={value} onChange={elegir} min={min} max={max} />
      </Suspense>
      <IconButton
        size="small"
        aria-label="Mes siguiente"
        disabled={value >= max}
        onClick={() => elegir(mover(value, 1))}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
