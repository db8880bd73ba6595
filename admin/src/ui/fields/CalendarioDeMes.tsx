import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { CalendarioEnEspanol } from './CalendarioEnEspanol';

export interface MesPickerProps {
  readonly label: string;
  /** 'YYYY-MM' */
  readonly value: string;
  /** Only months from `min` to `max` are told. */
  readonly onChange: (mes: string) => void;
  readonly min: string;
  readonly max: string;
}

const leer = (mes: string): Dayjs => dayjs(`${mes}-01`);

/** The field of `MesPicker`, in a file of its own because the calendar is large: a worklist shows its rows without waiting for it. */
export default function CalendarioDeMes({ label, value, onChange, min, max }: MesPickerProps) {
  return (
    <CalendarioEnEspanol>
      <DatePicker
        label={label}
        value={leer(value)}
        onChange={(next) => next?.isValid() && onChange(next.format('YYYY-MM'))}
        minDate={leer(min)}
        maxDate={leer(max)}
        views={['year', 'month']}
        openTo="month"
        format="MMMM YYYY"
        slotProps={{ textField: { size: 'small', sx: { width: 190, textTransform: 'capitalize' } } }}
      />
    </CalendarioEnEspanol>
  );
}
