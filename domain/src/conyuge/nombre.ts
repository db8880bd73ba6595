import { palabrasDe } from '../piezas';
import { normalizar } from '../texto';

export interface NombreSeparado {
  readonly nombres: string;
  readonly apellidoPaterno: string;
  /** '' when the name has one surname. */
  readonly apellidoMaterno: string;
}

/** Words that open a compound name or surname and belong to the word that follows: 'de la Cruz', 'San Martín', 'van der Berg', 'Di Marco', 'El Khoury'. */
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
 * EST-527: a full name as it is written in one input, names first, into its stored parts: the last two units are the surnames, all before
 * them the names; a particle belongs to the word after it. Two units are one name and one surname ('María de la Cruz'). It is a guess where a person
 * has one surname and two names; `unirNombre` always gives back the words as written.
 */
export function separarNombre(nombreCompleto: string): NombreSeparado {
  const partes = unidades(nombreCompleto);
  const apellidos = partes.length > 2 ? 2 : 1;
  const corte = Math.max(partes.length - apellidos, 1);
  const [apellidoPaterno = '', apellidoMaterno = ''] = partes.slice(corte);
  return { nombres: partes.slice(0, corte).join(' '), apellidoPaterno, apellidoMaterno };
}

/** The stored parts in the order of the input. */
export const unirNombre = ({ nombres, apellidoPaterno, apellidoMaterno }: NombreSeparado): string =>
  [nombres, apellidoPaterno, apellidoMaterno].filter((parte) => parte !== '').join(' ');
