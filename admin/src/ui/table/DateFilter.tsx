import { esFecha } from '@adjudica/domain';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { DayInput } from '../fields/DayInput';
import { fecha } from '../format';
import { useAddressText } from '../useAddressText';

/** A year is typed digit by digit: dates before this one are incomplete. */
const FIRST_DAY = '1990-01-01';
/** Value of an incomplete date. */
const INCOMPLETE = 'a-medias';

interface DateFilterProps {
  readonly source: string;
  readonly label: string;
}

/**
 * A filter by day, typed as DD/MM/YYYY or picked from a calendar. The calendar is loaded when the pointer or the focus comes to the field, so that it
 * does not delay the list.
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
  // A chunk that could not be loaded is requested again with the next press.
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
