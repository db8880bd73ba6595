import { esFecha } from '@adjudica/domain';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { FechaPicker } from '../fields/FechaPicker';
import { fecha } from '../formato';
import { useTextoDeDireccion } from '../useTextoDeDireccion';

/** A year is typed digit by digit: 0002 on its way to 2026 asks for nothing. */
const PRIMER_DIA = '1990-01-01';
/** Never a date, and not empty: a date is half written. */
const A_MEDIAS = 'a-medias';

interface FiltroDeFechaProps {
  readonly campo: string;
  readonly etiqueta: string;
}

/**
 * A filter of the list that is a day, typed as DD/MM/YYYY or picked from the calendar. The calendar is large and most people never filter by days: it
 * is loaded when the pointer or the cursor comes to the field, so that a list shows its rows without it.
 */
export function FiltroDeFecha({ campo, etiqueta }: FiltroDeFechaProps) {
  const { filterValues, setFilters } = useListContext();
  const { [campo]: puesta = '', ...otros } = filterValues;
  const actual = String(puesta);
  const { texto: escrita, setTexto: setEscrita, enviado } = useTextoDeDireccion(actual);
  const [conCursor, setConCursor] = useState(false);
  const [calendario, setCalendario] = useState<{ readonly Picker: typeof FechaPicker } | null>(null);
  const cambiar = (dia: string): void => {
    setEscrita(dia);
    if (dia === actual || (dia !== '' && (!esFecha(dia) || dia < PRIMER_DIA))) return;
    enviado(dia);
    setFilters(dia === '' ? otros : { ...otros, [campo]: dia });
  };
  // A chunk that does not arrive is asked for again by the next press.
  const traer = (): void => {
    import('../fields/FechaPicker').then((m) => setCalendario({ Picker: m.FechaPicker })).catch(() => {});
  };
  if (calendario !== null)
    return (
      <Box sx={{ width: 168 }}>
        <calendario.Picker
          label={etiqueta}
          value={escrita}
          onChange={cambiar}
          incompleta={A_MEDIAS}
          autoFocus={conCursor}
          fullWidth
        />
      </Box>
    );
  return (
    <TextField
      label={etiqueta}
      value={esFecha(actual) ? fecha(actual) : actual}
      size="small"
      onPointerEnter={traer}
      onFocus={() => {
        setConCursor(true);
        traer();
      }}
      onBlur={() => setConCursor(false)}
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
