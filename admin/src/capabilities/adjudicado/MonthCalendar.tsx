import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { SpanishCalendar } from '../../ui/fields/SpanishCalendar';

export interface MonthInputProps {
  readonly label: string;
  /** 'YYYY-MM' */
  readonly value: string;
  /** Only months from `min` to `max` are told. */
  readonly onChange: (month: string) => void;
  readonly min: string;
  readonly max: string;
}

const read = (month: string): Dayjs => dayjs(`${month}-01`);

/** The field of `MesPicker`, in a file of its own because the calendar is large: a worklist shows its rows without waiting for it. */
export default function MonthCalendar({ label, value, onChange, min, max }: MonthInputProps) {
  return (
    <SpanishCalendar>
      <DatePicker
        label={label}
        value={read(value)}
        onChange={(next) => next?.isValid() && onChange(next.format('YYYY-MM'))}
        minDate={read(min)}
        maxDate={read(max)}
        views={['year', 'month']}
        openTo="month"
        format="MMMM YYYY"
        slotProps={{ textField: { size: 'small', sx: { width: 190, textTransform: 'capitalize' } } }}
      />
    </SpanishCalendar>
  );
}
