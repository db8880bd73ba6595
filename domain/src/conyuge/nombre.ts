import { palabrasDe } from '../piezas';
import { normalizar } from '../texto';

export interface NombreSeparado {
  readonly nombres: string;
  readonly apellidoPaterno: string;
  /** '' when the name has one surname. */
  readonly apellidoMaterno: string;
}

/** Words that begin a compound name or surname and belong to the next word: 'de la Cruz', 'San Martín', 'van der Berg', 'Di Marco', 'El Khoury'. */
const PARTICULAS = new Set(
  'de del la las lo los el y san santa santo da das do dos van der den ten ter von zu zum zur di della dello degli dal dalla du des le mac mc al'.split(
    ' ',
  ),
);

/** 'Juan de la Cruz Loor' → ['Juan', 'de la Cruz', 'Loor']. */
function unidades(nombre: string): string[] {
  const juntas: string[] = [];
  let abierta = '';
  for (const palabra of palabrasDe(nombre)) {
    abierta = abierta === '' ? palabra : `${abierta} ${palabra}`;
    if (PARTICULAS.has(normalizar(palabra))) continue;
    juntas.push(abierta);
    abierta = '';
  }
  if (abierta !== '') juntas.push(abierta);
  return juntas;
}

/**
 * EST-527: splits a full name, written names first, into its stored parts: the last two units are the surnames, and two units are one name and one
 * surname ('María de la Cruz'). It guesses wrong where a person has two names and one surname; `unirNombre` always returns the words as written.
 */
export function separarNombre(nombreCompleto: string): NombreSeparado {
  const partes = unidades(nombreCompleto);
  const apellidos = partes.length > 2 ? 2 : 1;
  const corte = Math.max(partes.length - apellidos, 1);
  const [apellidoPaterno = '', apellidoMaterno = ''] = partes.slice(corte);
  return { nombres: partes.slice(0, corte).join(' '), apellidoPaterno, apellidoMaterno };
}

export const unirNombre = ({ nombres, apellidoPaterno, apellidoMaterno }: NombreSeparado): string =>
  [nombres, apellidoPaterno, apellidoMaterno].filter((parte) => parte !== '').join(' ');
