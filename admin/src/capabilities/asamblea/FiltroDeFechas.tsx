import {
  type Fecha,
  formatearFecha,
  hoyEn,
  mensajes,
  nombreDeMes,
  primerDiaDelMes,
  sumarMeses,
  ultimoDiaDelMes,
} from '@adjudica/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

/** Months that can be chosen: those whose minutes people still ask for, and those whose dates are being set. */
const ATRAS = 24;
const ADELANTE = 6;

interface Rango {
  readonly fechaDesde: Fecha;
  readonly fechaHasta: Fecha;
}

const mesDe = (fecha: string): Rango => ({ fechaDesde: primerDiaDelMes(fecha), fechaHasta: ultimoDiaDelMes(fecha) });
const claveDe = ({ fechaDesde, fechaHasta }: Rango): string => `${fechaDesde}/${fechaHasta}`;

const meses = (hoy: string): readonly Rango[] =>
  Array.from({ length: ATRAS + ADELANTE + 1 }, (_, i) => mesDe(sumarMeses(primerDiaDelMes(hoy), ADELANTE - i)));

/** 'noviembre de 2026', or the days where a link brings others than those of a month. */
function nombreDe(rango: Rango): string {
  const { fechaDesde, fechaHasta } = rango;
  if (fechaDesde === fechaHasta) return formatearFecha(fechaDesde);
  if (claveDe(rango) !== claveDe(mesDe(fechaDesde)))
    return `${formatearFecha(fechaDesde)} – ${formatearFecha(fechaHasta)}`;
  const [anio, mes] = fechaDesde.split('-').map(Number);
  return `${nombreDeMes(mes ?? 0)} de ${anio}`;
}

/** The month of a list of assemblies, as `fechaDesde` and `fechaHasta` in its filter; what a link asks for stands there as it is. */
export function FiltroDeFechas() {
  const { filterValues, setFilters } = useListContext();
  const { fechaDesde, fechaHasta, ...otros } = filterValues as Partial<Rango>;
  const elegido = fechaDesde === undefined || fechaHasta === undefined ? null : { fechaDesde, fechaHasta };
  const delCalendario = meses(hoyEn(new Date()));
  const ajeno = elegido !== null && !delCalendario.some((mes) => claveDe(mes) === claveDe(elegido));
  const opciones = ajeno ? [elegido, ...delCalendario] : delCalendario;
  return (
    <TextField
      select
      label={mensajes.propios.mesDeAsamblea}
      value={elegido === null ? '' : claveDe(elegido)}
      onChange={({ target: { value } }) =>
        setFilters({ ...otros, ...opciones.find((rango) => claveDe(rango) === value) })
      }
      sx={{ minWidth: 180 }}
    >
      <MenuItem value="">Todos</MenuItem>
      {opciones.map((rango) => (
        <MenuItem key={claveDe(rango)} value={claveDe(rango)}>
          {nombreDe(rango)}
        </MenuItem>
      ))}
    </TextField>
  );
}
