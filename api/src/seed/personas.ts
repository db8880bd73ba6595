import { normalizar } from '@adjudica/domain';
import parroquias from '../capabilities/catalogo/datos/parroquias.json';
import type { Persona } from '../entities/persona.entity';
import { type Random, Weighted } from '../random';
import lugares from './datos/lugares.json';
import nombres from './datos/nombres.json';

export type PersonaNueva = Omit<Persona, 'id'>;

type Frequencies = [string, number][];
const givenNames = {
  M: new Weighted(nombres.nombres.M as unknown as Frequencies),
  F: new Weighted(nombres.nombres.F as unknown as Frequencies),
};
const surnames = new Weighted(nombres.apellidos as unknown as Frequencies);
const landlines = lugares.telefonosFijos as Record<string, string>;
type City = (typeof lugares.ciudades)[number];
/** Two thirds of the clients live in the main markets. */
const cities = new Weighted(lugares.ciudades.map((city, i): [City, number] => [city, i < 2 ? 30 : i < 4 ? 12 : 4]));
const parishes = new Map<string, string[]>();
for (const { codigo, cantonCodigo } of parroquias)
  parishes.set(cantonCodigo, [...(parishes.get(cantonCodigo) ?? []), codigo]);
const maritalStatus = new Weighted<string>([
  ['S', 34],
  ['C', 42],
  ['U', 12],
  ['D', 9],
  ['V', 3],
]);

/** Check digit of a cédula: module 10, every other digit doubled. */
export function cedulaCon(nueveDigitos: string): string {
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const product = Number(nueveDigitos[i]) * (i % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return `${nueveDigitos}${(10 - (sum % 10)) % 10}`;
}

const SERIALS = 6_000_000;
/** Coprime with SERIALS: numbers look random and never repeat below six million persons. */
const STRIDE = 1_618_033;

/**
 * Person number `index` of the demo; `place` decides the kind (another number where the person replaces somebody in a copy). Invented; the cédula is
 * valid, the mail address reserved (RFC 2606).
 */
export function personaDemo(random: Random, index: number, year: number, place = index): PersonaNueva {
  const gender = random.chance(0.52) ? 'M' : 'F';
  const first = givenNames[gender].pick(random);
  const second = random.chance(0.8) ? givenNames[gender].pick(random) : '';
  const apellidoPaterno = surnames.pick(random);
  const apellidoMaterno = surnames.pick(random);
  const city = cities.pick(random);
  // Province of issue, not always that of residence.
  const issued = random.chance(0.8) ? city.provinciaCodigo : cities.pick(random).provinciaCodigo;
  const cedula = cedulaCon(issued + String(((index + 1) * STRIDE) % SERIALS).padStart(7, '0'));
  const kind = place % 97 === 13 ? 'P' : place % 61 === 7 ? 'R' : 'C';
  const [street, corner] = random.shuffle([...city.calles]);
  const number = random.chance(0.6)
    ? `N${random.between(1, 70)}-${random.between(10, 320)}`
    : String(random.between(100, 3900));
  const mailbox = `${normalizar(first)}.${normalizar(apellidoPaterno)}${index}`.replace(/[^a-z0-9.]/g, '');
  return {
    tipoIdentificacion: kind,
    identificacion:
      kind === 'C'
        ? cedula
        : kind === 'R'
          ? `${cedula}001`
          : `${random.pick(['AV', 'CO', 'PE', 'XD'])}${100_000 + index}`,
    nombres: second === '' || second === first ? first : `${first} ${second}`,
    apellidoPaterno,
    apellidoMaterno: kind === 'P' && random.chance(0.5) ? '' : apellidoMaterno,
    correo: random.chance(0.92) ? `${mailbox}@${random.pick(lugares.dominiosDeCorreo)}` : null,
    celular: `${random.pick(lugares.celulares)}${String(random.between(0, 999_999)).padStart(6, '0')}`,
    telefono: random.chance(0.4)
      ? `${landlines[city.provinciaCodigo]}${random.between(2, 4)}${String(random.between(0, 999_999)).padStart(6, '0')}`
      : null,
    direccion: `${street} ${number} y ${corner}`.slice(0, 100),
    provinciaCodigo: city.provinciaCodigo,
    cantonCodigo: city.cantonCodigo,
    parroquiaCodigo: random.pick(parishes.get(city.cantonCodigo) ?? [null]),
    fechaNacimiento: `${year - random.between(21, 68)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    estadoCivil: maritalStatus.pick(random),
    version: 1,
  };
}

const women = new Set((nombres.nombres.F as unknown as Frequencies).map(([name]) => name));

/** By the first given name. */
export const generoDe = (nombresDePila: string): 'F' | 'M' =>
  women.has(nombresDePila.split(' ')[0] ?? '') ? 'F' : 'M';

export const ciudadDe = (cantonCodigo: string | null): string =>
  lugares.ciudades.find((city) => city.cantonCodigo === cantonCodigo)?.ciudad ?? 'Quito';
