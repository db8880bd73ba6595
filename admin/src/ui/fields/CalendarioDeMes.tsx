import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { CalendarioEnEspanol } from './CalendarioEnEspanol';
import type { MesPickerProps } from './MesPicker';

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
