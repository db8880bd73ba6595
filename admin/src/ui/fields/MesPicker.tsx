import { primerDiaDelMes, sumarMeses } from '@adjudica/domain';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { CalendarioEnEspanol } from './CalendarioEnEspanol';

interface MesPickerProps {
  readonly label: string;
  /** 'YYYY-MM' */
  readonly value: string;
  /** Only months from `min` to `max` are told. */
  readonly onChange: (mes: string) => void;
  readonly min: string;
  readonly max: string;
}

const formato = 'YYYY-MM';
const leer = (mes: string): Dayjs => dayjs(`${mes}-01`);

/** The month `n` months later. */
const mover = (mes: string, n: number): string => sumarMeses(primerDiaDelMes(`${mes}-01`), n).slice(0, 7);

/** A month: picked from a calendar, typed, or one step back and forth, which is what people do most. Always one of them is chosen. */
export function MesPicker({ label, value, onChange, min, max }: MesPickerProps) {
  const elegir = (mes: string): void => {
    if (mes !== value && mes >= min && mes <= max) onChange(mes);
  };
  return (
    <CalendarioEnEspanol>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
        <IconButton
          size="small"
          aria-label="Mes anterior"
          disabled={value <= min}
          onClick={() => elegir(mover(value, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <DatePicker
          label={label}
          value={leer(value)}
          onChange={(next) => next?.isValid() && elegir(next.format(formato))}
          minDate={leer(min)}
          maxDate={leer(max)}
          views={['year', 'month']}
          openTo="month"
          format="MMMM YYYY"
          slotProps={{ textField: { size: 'small', sx: { width: 190, textTransform: 'capitalize' } } }}
        />
        <IconButton
          size="small"
          aria-label="Mes siguiente"
          disabled={value >= max}
          onClick={() => elegir(mover(value, 1))}
        >
          <ChevronRight />
        </IconButton>
      </Box>
    </CalendarioEnEspanol>
  );
}
