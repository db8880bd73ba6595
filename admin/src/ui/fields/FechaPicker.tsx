import { esFecha } from '@adjudica/domain';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { CalendarioEnEspanol } from './CalendarioEnEspanol';

interface FechaPickerProps {
  readonly label: string;
  /** 'YYYY-MM-DD', or '' while nothing (or half a date) is written. */
  readonly value: string;
  readonly onChange: (fecha: string) => void;
  readonly onBlur?: () => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly fullWidth?: boolean;
  readonly inputRef?: Ref<{ focus(): void }> | undefined;
  /** Reported instead of '' while a date is half written, so that a form can refuse it rather than take it for none. */
  readonly incompleta?: string;
}

/** Never a date: what a form holds while one is half written. */
export const FECHA_INCOMPLETA = 'fecha-incompleta';

const formato = 'YYYY-MM-DD';
const leer = (fecha: string | undefined): Dayjs | null => (fecha && esFecha(fecha) ? dayjs(fecha, formato) : null);

/**
 * A calendar date, typed as DD/MM/YYYY or picked from a calendar in Spanish. The picker's own object never leaves this component: a date is
 * text end to end (promesas.md, fact 6).
 */
export function FechaPicker(props: FechaPickerProps) {
  const { label, value, onChange, onBlur, min, max, error, helperText, required, disabled, autoFocus } = props;
  const { incompleta = '' } = props;
  const raiz = useRef<HTMLDivElement>(null);
  // The picker's own input is hidden: the cursor belongs in the first part of the date.
  useImperativeHandle(props.inputRef, () => ({
    focus: () => raiz.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  const referencia = leer(max) ?? leer(min);
  // The half-written date stays the picker's own value, or the parts already written would be wiped away.
  const [aMedias, setAMedias] = useState<Dayjs | null>(null);
  /** The picker tells nothing of a date that was begun on an empty field: its parts are read when the field is left, and before Enter saves. */
  const leerPartes = (campo: HTMLElement) => {
    const escrito = /\d/.test(campo.textContent ?? '') ? incompleta : '';
    if ((value === '' || value === incompleta) && escrito !== value) onChange(escrito);
  };
  const salir = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    leerPartes(event.currentTarget);
    onBlur?.();
  };
  const escribir = (next: Dayjs | null) => {
    const valida = next?.isValid() === true;
    setAMedias(next !== null && !valida ? next : null);
    onChange(next === null ? '' : valida ? next.format(formato) : incompleta);
  };
  return (
    <CalendarioEnEspanol>
      <DatePicker
        ref={raiz}
        label={label}
        value={aMedias !== null && value === incompleta ? aMedias : leer(value)}
        onChange={escribir}
        {...(min === undefined ? {} : { minDate: dayjs(min, formato) })}
        {...(max === undefined ? {} : { maxDate: dayjs(max, formato) })}
        // An empty calendar opens where dates can be picked, not on a page of grey days.
        {...(referencia === null || leer(value) !== null ? {} : { referenceDate: referencia })}
        disabled={disabled ?? false}
        format="DD/MM/YYYY"
        views={['year', 'month', 'day']}
        openTo="day"
        autoFocus={autoFocus ?? false}
        slotProps={{
          textField: {
            size: 'small',
            required: required ?? false,
            fullWidth: props.fullWidth ?? false,
            error: error !== undefined,
            helperText: error ?? helperText,
            onBlur: salir,
            onKeyDownCapture: (event) => {
              if (event.key === 'Enter') leerPartes(event.currentTarget);
            },
          },
        }}
      />
    </CalendarioEnEspanol>
  );
}
