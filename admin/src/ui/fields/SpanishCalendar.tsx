import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
// Spanish names, and weeks that start on Monday (GEN-519)
import 'dayjs/locale/es';
import type { ReactNode } from 'react';

const texts = esES.components.MuiLocalizationProvider.defaultProps.localeText;

export function SpanishCalendar({ children }: { readonly children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" {...(texts ? { localeText: texts } : {})}>
      {children}
    </LocalizationProvider>
  );
}
