import { esFecha } from '@adjudica/domain';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { SpanishCalendar } from './SpanishCalendar';

interface DayInputProps {
  readonly label: string;
  /** 'YYYY-MM-DD', or '' while it is empty or incomplete. */
  readonly value: string;
  readonly onChange: (date: string) => void;
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
  /** Reported instead of '' while the date is incomplete, so that a form can refuse it. */
  readonly incomplete?: string;
}

/** Value of an incomplete date. */
export const INCOMPLETE_DATE = 'fecha-incompleta';

const format = 'YYYY-MM-DD';
const read = (date: string | undefined): Dayjs | null => (date && esFecha(date) ? dayjs(date, format) : null);

/** A date, typed as DD/MM/YYYY or picked from a calendar in Spanish. Outside of this component a date is text (promesas.md, fact 6). */
export function DayInput(props: DayInputProps) {
  const { label, value, onChange, onBlur, min, max, error, helperText, required, disabled, autoFocus } = props;
  const { incomplete = '' } = props;
  const root = useRef<HTMLDivElement>(null);
  // The picker's own input is hidden: the first part of the date is focused.
  useImperativeHandle(props.inputRef, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  const reference = read(max) ?? read(min);
  // The picker keeps the incomplete date, otherwise the typed parts would be lost.
  const [partial, setPartial] = useState<Dayjs | null>(null);
  /** The picker does not report a date that was begun in an empty field: its parts are read when the field is left and before Enter submits. */
  const readParts = (field: HTMLElement) => {
    const written = /\d/.test(field.textContent ?? '') ? incomplete : '';
    if ((value === '' || value === incomplete) && written !== value) onChange(written);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    readParts(event.currentTarget);
    onBlur?.();
  };
  const write = (next: Dayjs | null) => {
    const valid = next?.isValid() === true;
    setPartial(next !== null && !valid ? next : null);
    onChange(next === null ? '' : valid ? next.format(format) : incomplete);
  };
  return (
    <SpanishCalendar>
      <DatePicker
        ref={root}
        label={label}
        value={partial !== null && value === incomplete ? partial : read(value)}
        onChange={write}
        {...(min === undefined ? {} : { minDate: dayjs(min, format) })}
        {...(max === undefined ? {} : { maxDate: dayjs(max, format) })}
        // An empty calendar opens at a date that can be picked.
        {...(reference === null || read(value) !== null ? {} : { referenceDate: reference })}
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
            onBlur: leave,
            onKeyDownCapture: (event) => {
              if (event.key === 'Enter') readParts(event.currentTarget);
            },
          },
        }}
      />
    </SpanishCalendar>
  );
}
