import { primerDiaDelMes, sumarMeses } from '@adjudica/domain';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { lazy } from '../../ui/lazy';
import type { MonthInputProps } from './MonthCalendar';

const MonthCalendar = lazy(() => import('./MonthCalendar'));

const monthName = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });
/** 'noviembre 2026', as the calendar writes it. */
const written = (month: string): string =>
  `${monthName.format(new Date(`${month}-01T12:00:00Z`))} ${month.slice(0, 4)}`;

/** The month `n` months later. */
const shift = (month: string, n: number): string => sumarMeses(primerDiaDelMes(`${month}-01`), n).slice(0, 7);

/** A month: picked from a calendar, typed, or one step back and forth, which is what people do most. Always one of them is chosen. */
export function MonthInput({ label, value, onChange, min, max }: MonthInputProps) {
  const choose = (month: string): void => {
    if (month !== value && month >= min && month <= max) onChange(month);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <IconButton
        size="small"
        aria-label="Mes anterior"
        disabled={value <= min}
        onClick={() => choose(shift(value, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <Suspense
        fallback={
          <TextField
            label={label}
            value={written(value)}
            size="small"
            disabled
            sx={{ width: 190, textTransform: 'capitalize' }}
          />
        }
      >
        <MonthCalendar label={label} value={value} onChange={choose} min={min} max={max} />
      </Suspense>
      <IconButton
        size="small"
        aria-label="Mes siguiente"
        disabled={value >= max}
        onClick={() => choose(shift(value, 1))}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
