import { leerDigitos, type RangoDeFechas, type Valor } from '@adjudica/domain';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { DayInput, INCOMPLETE_DATE } from '../fields/DayInput';
import { RichTextField } from '../rich-text/RichTextField';
import type { Field } from './fields';
import { asText, useAmountInput } from './useAmountInput';

/** Label, error and helper text of an input. The helper text is never empty, so that a message moves nothing. */
export interface InputText {
  readonly label: string;
  readonly required: boolean;
  readonly error: boolean;
  readonly helperText: string;
}

export interface InputProps {
  readonly name: string;
  readonly value: Valor;
  readonly onChange: (value: Valor) => void;
  readonly onBlur: () => void;
  readonly text: InputText;
}

interface KindInputProps extends InputProps {
  readonly field: Field;
  readonly range: RangoDeFechas;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The input for the kind of a field. Catalogues have their own, because they ask the server. */
export function KindInput(props: KindInputProps) {
  const { field } = props;
  switch (field.tipo) {
    case 'texto':
    case 'parrafo':
      return <TextInput {...props} field={field} />;
    case 'enriquecido':
      return <RichTextInput {...props} />;
    case 'digitos':
      return <DigitsInput {...props} field={field} />;
    case 'correo':
      return <Line {...props} keyboard="email" />;
    case 'fecha':
      return <DateInput {...props} />;
    case 'opcion':
      return <OptionInput {...props} options={field.opciones} />;
    case 'entero':
      return <IntegerInput {...props} />;
    case 'monto':
      return <AmountInput {...props} unit={field.unidad} />;
    case 'casilla':
      return <CheckboxInput {...props} />;
    case 'catalogo':
      throw new Error('a catalogue field is drawn by CatalogInput');
  }
}

interface LineProps extends InputProps {
  readonly keyboard?: 'text' | 'numeric' | 'tel' | 'email';
  readonly multiline?: boolean;
  readonly parse?: (typed: string) => Valor;
}

/** A text input. It has no maximum length: a truncated paste would go unnoticed, and the rules report what is too long. */
function Line({ name, value, onChange, onBlur, text, keyboard = 'text', multiline, parse = orNull }: LineProps) {
  const { required, ...rest } = text;
  return (
    <TextField
      {...rest}
      name={name}
      value={asText(value)}
      onChange={(event) => onChange(parse(event.target.value))}
      onBlur={onBlur}
      fullWidth
      {...(multiline ? { multiline: true, minRows: 3, maxRows: 8 } : {})}
      slotProps={{
        htmlInput: {
          inputMode: keyboard,
          autoComplete: 'off',
          'aria-required': required,
        },
      }}
    />
  );
}

function RichTextInput({ name, value, onChange, onBlur, text }: InputProps) {
  const { label, required, error, helperText } = text;
  return (
    <RichTextField
      name={name}
      label={label}
      value={asText(value)}
      onChange={(html) => onChange(orNull(html))}
      onBlur={onBlur}
      required={required}
      error={error ? helperText : undefined}
      helperText={helperText}
    />
  );
}

type OneLineOrParagraph = Extract<Field, { tipo: 'texto' | 'parrafo' }>;

function TextInput({ field, ...props }: InputProps & { readonly field: OneLineOrParagraph }) {
  const { maximo, mayusculas = false, tipo } = field;
  // The remaining length is shown before it is used up.
  const length = asText(props.value).length;
  const near = maximo > 20 && length > maximo * 0.8 && props.text.helperText.trim() === '';
  return (
    <Line
      {...props}
      text={near ? { ...props.text, helperText: `${length}/${maximo}` } : props.text}
      multiline={tipo === 'parrafo'}
      parse={(typed) => orNull(mayusculas ? typed.toLocaleUpperCase('es') : typed)}
    />
  );
}

type DigitsField = Extract<Field, { tipo: 'digitos' }>;

/** Separators between digits ('099 123-4567') are removed; what is not one number stays as typed and is refused. */
function DigitsInput({ field, ...props }: InputProps & { readonly field: DigitsField }) {
  const parse = field.patron?.leer ?? leerDigitos;
  // Foreign telephone numbers begin with '+', which the numeric keyboard lacks.
  const keyboard = field.patron === undefined ? 'numeric' : 'tel';
  return <Line {...props} keyboard={keyboard} parse={(typed) => orNull(parse(typed))} />;
}

function IntegerInput(props: InputProps) {
  return (
    <Line {...props} keyboard="numeric" parse={(t) => (/^-?\d{1,15}$/.test(t.trim()) ? Number(t.trim()) : orNull(t))} />
  );
}

function AmountInput({ value, onChange, onBlur, unit, ...props }: InputProps & { readonly unit: string | undefined }) {
  const { required, ...text } = props.text;
  return (
    <TextField
      {...text}
      {...useAmountInput(value, onChange, onBlur)}
      name={props.name}
      fullWidth
      slotProps={{
        input:
          unit === undefined
            ? { startAdornment: <InputAdornment position="start">$</InputAdornment> }
            : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-required': required,
          style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}

function DateInput({ value, onChange, onBlur, text, range }: KindInputProps) {
  return (
    <DayInput
      label={text.label}
      value={asText(value)}
      onChange={(date) => onChange(orNull(date))}
      onBlur={onBlur}
      min={range.desde}
      max={range.hasta}
      error={text.error ? text.helperText : undefined}
      helperText={text.helperText}
      incomplete={INCOMPLETE_DATE}
      fullWidth
    />
  );
}

type Options = Extract<Field, { tipo: 'opcion' }>['opciones'];

function OptionInput(props: InputProps & { readonly options: Options }) {
  const { name, value, onChange, onBlur, text, options } = props;
  const { required, ...rest } = text;
  const chosen = asText(value);
  // An imported code that is not among the options stays visible until another one is chosen.
  const unknown = chosen !== '' && !options.some(({ codigo }) => codigo === chosen);
  return (
    <TextField
      {...rest}
      select
      name={name}
      value={chosen}
      onChange={(event) => onChange(orNull(event.target.value))}
      onBlur={onBlur}
      fullWidth
      slotProps={{ htmlInput: { 'aria-required': required } }}
    >
      {!required && (
        <MenuItem value="">
          <em>Sin elegir</em>
        </MenuItem>
      )}
      {unknown && <MenuItem value={chosen}>{chosen}</MenuItem>}
      {options.map(({ codigo, nombre }) => (
        <MenuItem key={codigo} value={codigo}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}

function CheckboxInput({ name, value, onChange, onBlur, text }: InputProps) {
  const helpId = useId();
  return (
    <FormControl error={text.error} fullWidth>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            size="small"
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={text.label}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ minHeight: 37, mr: 0 }}
      />
      <FormHelperText id={helpId}>{text.helperText}</FormHelperText>
    </FormControl>
  );
}

/** A read-only value that looks like an input. */
export function LockedInput({ name, value, text }: { name: string; value: string; text: InputText }) {
  return (
    <TextField
      label={text.label}
      error={text.error}
      helperText={text.helperText}
      name={name}
      value={value}
      fullWidth
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <LockOutlined sx={{ fontSize: 16 }} />
            </InputAdornment>
          ),
        },
        htmlInput: { readOnly: true, 'aria-readonly': true },
      }}
      sx={{ '& .MuiOutlinedInput-root': { bgcolor: 'action.hover' } }}
    />
  );
}
