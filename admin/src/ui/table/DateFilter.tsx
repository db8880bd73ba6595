import { esFecha } from '@adjudica/domain';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { DayInput } from '../fields/DayInput';
import { fecha } from '../format';
import { useAddressText } from '../useAddressText';

/** A year is typed digit by digit: 0002 on its way to 2026 asks for nothing. */
const FIRST_DAY = '1990-01-01';
/** Never a date, and not empty: a date is half written. */
const INCOMPLETE = 'a-medias';

interface DateFilterProps {
  readonly source: string;
  readonly label: string;
}

/**
 * A filter of the list that is a day, typed as DD/MM/YYYY or picked from the calendar. The calendar is large and most people never filter by days: it
 * is loaded when the pointer or the cursor comes to the field, so that a list shows its rows without it.
 */
export function DateFilter({ source, label }: DateFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const { [source]: set = '', ...others } = filterValues;
  const current = String(set);
  const { text: typed, setText: setTyped, sent } = useAddressText(current);
  const [focused, setFocused] = useState(false);
  const [calendar, setCalendar] = useState<{ readonly Picker: typeof DayInput } | null>(null);
  const change = (day: string): void => {
    setTyped(day);
    if (day === current || (day !== '' && (!esFecha(day) || day < FIRST_DAY))) return;
    sent(day);
    setFilters(day === '' ? others : { ...others, [source]: day });
  };
  // A chunk that does not arrive is asked for again by the next press.
  const loadCalendar = (): void => {
    import('../fields/DayInput').then((m) => setCalendar({ Picker: m.DayInput })).catch(() => {});
  };
  if (calendar !== null)
    return (
      <Box sx={{ width: 168 }}>
        <calendar.Picker
          label={label}
          value={typed}
          onChange={change}
          incomplete={INCOMPLETE}
          autoFocus={focused}
          fullWidth
        />
      </Box>
    );
  return (
    <TextField
      label={label}
      value={esFecha(current) ? fecha(current) : current}
      size="small"
      onPointerEnter={loadCalendar}
      onFocus={() => {
        setFocused(true);
        loadCalendar();
      }}
      onBlur={() => setFocused(false)}
      slotProps={{
        htmlInput: { readOnly: true },
        input: {
          endAdornment: <CalendarTodayOutlined fontSize="small" sx={{ color: 'action.active' }} />,
        },
      }}
      sx={{ width: 168 }}
    />
  );
}
