import { ci, ruc } from 'stdnum/lib/cjs/ec';
import { formatoDeIdentificacion, type TipoIdentificacion } from './identificacion';
import { mensajes } from './mensajes';

export function cedulaCuadra(cedula: string): boolean {
  return formatoDeIdentificacion('C', cedula) && ci.validate(cedula).isValid;
}

export function rucCuadra(numero: string): boolean {
  return formatoDeIdentificacion('R', numero) && ruc.validate(numero).isValid;
}

/** Warning to show next to the field, or `null`. Passports have nothing to verify. */
export function advertenciaDeIdentificacion(tipo: TipoIdentificacion, identificacion: string): string | null {
  if (tipo === 'C') return cedulaCuadra(identificacion) ? null : mensajes.propios.cedulaDudosa;
  if (tipo === 'R') return rucCuadra(identificacion) ? null : mensajes.propios.rucDudoso;
  return null;
}
