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
import { FECHA_INCOMPLETA, FechaPicker } from '../fields/FechaPicker';
import { CampoEnriquecido } from '../texto-enriquecido/CampoEnriquecido';
import type { CampoDeTabla } from './tabla';
import { useMontoEscrito } from './useMontoEscrito';

/** Label, error and helper of one input. There is always a helper, so that a message that comes or goes moves nothing. */
export interface TextosDeEntrada {
  readonly label: string;
  readonly requerido: boolean;
  readonly error: boolean;
  readonly helperText: string;
}

export interface PropsDeEntrada {
  readonly nombre: string;
  readonly valor: Valor;
  readonly onCambio: (valor: Valor) => void;
  readonly onSalir: () => void;
  readonly texto: TextosDeEntrada;
}

interface EntradaProps extends PropsDeEntrada {
  readonly campo: CampoDeTabla;
  readonly rango: RangoDeFechas;
}

const comoTexto = (valor: Valor): string => (valor === null ? '' : String(valor));
const oNada = (texto: string): string | null => (texto === '' ? null : texto);

/** The input of a field's kind. Catalogues have their own, they ask the server. */
export function Entrada(props: EntradaProps) {
  const { campo } = props;
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
      return <EntradaDeTexto {...props} campo={campo} />;
    case 'enriquecido':
      return <EntradaEnriquecida {...props} />;
    case 'digitos':
      return <EntradaDeDigitos {...props} campo={campo} />;
    case 'correo':
      return <Linea {...props} teclado="email" />;
    case 'fecha':
      return <EntradaDeFecha {...props} />;
    case 'opcion':
      return <EntradaDeOpcion {...props} opciones={campo.opciones} />;
    case 'entero':
      return <EntradaDeEntero {...props} />;
    case 'monto':
      return <EntradaDeMonto {...props} unidad={campo.unidad} />;
    case 'casilla':
      return <Casilla {...props} />;
    case 'catalogo':
      throw new Error('a catalogue field is drawn by CampoDeCatalogo');
  }
}

interface LineaProps extends PropsDeEntrada {
  readonly teclado?: 'text' | 'numeric' | 'tel' | 'email';
  readonly parrafo?: boolean;
  readonly leer?: (escrito: string) => Valor;
}

/** One line (or paragraph) of text. It has no greatest length: a cut of what was pasted would go unseen, and the rules say what is too long. */
function Linea({ nombre, valor, onCambio, onSalir, texto, teclado = 'text', parrafo, leer = oNada }: LineaProps) {
  const { requerido, ...resto } = texto;
  return (
    <TextField
      {...resto}
      name={nombre}
      value={comoTexto(valor)}
      onChange={(event) => onCambio(leer(event.target.value))}
      onBlur={onSalir}
      fullWidth
      {...(parrafo ? { multiline: true, minRows: 3, maxRows: 8 } : {})}
      slotProps={{
        htmlInput: {
          inputMode: teclado,
          autoComplete: 'off',
          'aria-required': requerido,
        },
      }}
    />
  );
}

function EntradaEnriquecida({ nombre, valor, onCambio, onSalir, texto }: PropsDeEntrada) {
  const { label, requerido, error, helperText } = texto;
  return (
    <CampoEnriquecido
      name={nombre}
      label={label}
      value={comoTexto(valor)}
      onChange={(html) => onCambio(oNada(html))}
      onBlur={onSalir}
      required={requerido}
      error={error ? helperText : undefined}
      helperText={helperText}
    />
  );
}

type CampoDeTexto = Extract<CampoDeTabla, { tipo: 'texto' | 'parrafo' }>;

function EntradaDeTexto({ campo, ...props }: PropsDeEntrada & { readonly campo: CampoDeTexto }) {
  const { maximo, mayusculas = false, tipo } = campo;
  // How much room is left is said before it is used up.
  const largo = comoTexto(props.valor).length;
  const cerca = maximo > 20 && largo > maximo * 0.8 && props.texto.helperText.trim() === '';
  return (
    <Linea
      {...props}
      texto={cerca ? { ...props.texto, helperText: `${largo}/${maximo}` } : props.texto}
      parrafo={tipo === 'parrafo'}
      leer={(escrito) => oNada(mayusculas ? escrito.toLocaleUpperCase('es') : escrito)}
    />
  );
}

type CampoDeDigitos = Extract<CampoDeTabla, { tipo: 'digitos' }>;

/** What people write between the digits ('099 123-4567') falls out; what is not one number stays as it was written, and is refused. */
function EntradaDeDigitos({ campo, ...props }: PropsDeEntrada & { readonly campo: CampoDeDigitos }) {
  const leer = campo.patron?.leer ?? leerDigitos;
  // telephones begin with '+' when they are for abroad, and the keys of 'numeric' have none
  const teclado = campo.patron === undefined ? 'numeric' : 'tel';
  return <Linea {...props} teclado={teclado} leer={(escrito) => oNada(leer(escrito))} />;
}

function EntradaDeEntero(props: PropsDeEntrada) {
  return (
    <Linea {...props} teclado="numeric" leer={(t) => (/^-?\d{1,15}$/.test(t.trim()) ? Number(t.trim()) : oNada(t))} />
  );
}

function EntradaDeMonto({
  valor,
  onCambio,
  onSalir,
  unidad,
  ...props
}: PropsDeEntrada & { readonly unidad: string | undefined }) {
  const { requerido, ...texto } = props.texto;
  return (
    <TextField
      {...texto}
      {...useMontoEscrito(valor, onCambio, onSalir)}
      name={props.nombre}
      fullWidth
      slotProps={{
        input:
          unidad === undefined
            ? { startAdornment: <InputAdornment position="start">$</InputAdornment> }
            : { endAdornment: <InputAdornment position="end">{unidad}</InputAdornment> },
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-required': requerido,
          style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}

function EntradaDeFecha({ valor, onCambio, onSalir, texto, rango }: EntradaProps) {
  return (
    <FechaPicker
      label={texto.label}
      value={comoTexto(valor)}
      onChange={(fecha) => onCambio(oNada(fecha))}
      onBlur={onSalir}
      min={rango.desde}
      max={rango.hasta}
      error={texto.error ? texto.helperText : undefined}
      helperText={texto.helperText}
      incompleta={FECHA_INCOMPLETA}
      fullWidth
    />
  );
}

type Opciones = Extract<CampoDeTabla, { tipo: 'opcion' }>['opciones'];

function EntradaDeOpcion(props: PropsDeEntrada & { readonly opciones: Opciones }) {
  const { nombre, valor, onCambio, onSalir, texto, opciones } = props;
  const { requerido, ...resto } = texto;
  const elegido = comoTexto(valor);
  // A code that an import brought and the list does not know stays visible until somebody chooses.
  const ajeno = elegido !== '' && !opciones.some(({ codigo }) => codigo === elegido);
  return (
    <TextField
      {...resto}
      select
      name={nombre}
      value={elegido}
      onChange={(event) => onCambio(oNada(event.target.value))}
      onBlur={onSalir}
      fullWidth
      slotProps={{ htmlInput: { 'aria-required': requerido } }}
    >
      {!requerido && (
        <MenuItem value="">
          <em>Sin elegir</em>
        </MenuItem>
      )}
      {ajeno && <MenuItem value={elegido}>{elegido}</MenuItem>}
      {opciones.map(({ codigo, nombre: etiqueta }) => (
        <MenuItem key={codigo} value={codigo}>
          {etiqueta}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Casilla({ nombre, valor, onCambio, onSalir, texto }: PropsDeEntrada) {
  const ayuda = useId();
  return (
    <FormControl error={texto.error} fullWidth>
      <FormControlLabel
        control={
          <Checkbox
            name={nombre}
            checked={valor === true}
            onChange={(_, marcada) => onCambio(marcada)}
            onBlur={onSalir}
            size="small"
            slotProps={{ input: { 'aria-describedby': ayuda } }}
          />
        }
        label={texto.label}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ minHeight: 37, mr: 0 }}
      />
      <FormHelperText id={ayuda}>{texto.helperText}</FormHelperText>
    </FormControl>
  );
}

/** Shown, but not to be edited by hand now: the look of an input, without its list or calendar. */
export function Bloqueado({ nombre, valor, texto }: { nombre: string; valor: string; texto: TextosDeEntrada }) {
  return (
    <TextField
      label={texto.label}
      error={texto.error}
      helperText={texto.helperText}
      name={nombre}
      value={valor}
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
