/**
 * Money: USD as integer cents (GEN-003, GEN-501). Exact to the cent, rounded half up once (away from zero for negatives), never a
 * float sum. In the database decimal(14,2), on the wire a number with two decimals (`aNumero`).
 */
declare const marca: unique symbol;
export type Centavos = number & { readonly [marca]: 'Centavos' };

export const CERO = 0 as Centavos;
/** Largest amount of decimal(14,2): 999 999 999 999,99. */
export const MAXIMO_CENTAVOS = 99_999_999_999_999 as Centavos;

/** Brands an integer number of cents. Throws RangeError for anything that is not an exact amount within decimal(14,2). */
export function centavos(n: number): Centavos {
  if (!Number.isSafeInteger(n) || Math.abs(n) > MAXIMO_CENTAVOS) throw new RangeError(`not an amount in cents: ${n}`);
  return (n === 0 ? 0 : n) as Centavos;
}

/** Sign, whole part, fraction and exponent of a number, as `String` writes a finite one and `leerNumero` what was typed. */
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The text of a number → integer scaled by 10^decimals, half up. */
function escalar(texto: string, decimales: number): bigint {
  const [, signo, entera = '', fraccion = '', exponente] = DECIMAL.exec(texto) as RegExpExecArray;
  const digitos = entera + fraccion;
  // position of the decimal point after scaling, counted from the left of `digitos`
  const punto = entera.length + Number(exponente ?? 0) + decimales;
  if (punto < 0) return 0n;
  const magnitud = BigInt(digitos.slice(0, punto).padEnd(punto, '0')) + ((digitos[punto] ?? '') >= '5' ? 1n : 0n);
  return signo === '-' ? -magnitud : magnitud;
}

/**
 * Dollars as a number → cents, half up on the number's shortest decimal text (1.005 → 101, as a person reads it, not the
 * 1.00499… of the binary value). Throws RangeError for NaN, infinity and amounts outside decimal(14,2).
 */
export function deNumero(dolares: number): Centavos {
  if (!Number.isFinite(dolares)) throw new RangeError(`not an amount: ${dolares}`);
  return centavos(Number(escalar(String(dolares), 2)));
}

/** True when the number is an amount with at most two decimals: the only numbers that a body may carry. */
export function esMonto(dolares: unknown): dolares is number {
  if (!Number.isFinite(dolares)) return false;
  const valor = Number(escalar(String(dolares), 2));
  return Math.abs(valor) <= MAXIMO_CENTAVOS && valor / 100 === dolares;
}

/** Cents → the number of dollars that goes over the wire and into decimal(14,2). */
export function aNumero(valor: Centavos): number {
  return valor / 100;
}

/** Cents → '12345.67': exact text for a SQL parameter. */
export function aDecimal(valor: Centavos): string {
  const magnitud = String(Math.abs(valor)).padStart(3, '0');
  return `${valor < 0 ? '-' : ''}${magnitud.slice(0, -2)}.${magnitud.slice(-2)}`;
}

export type NumeroEscrito = { readonly texto: string } | { readonly error: 'invalido' | 'ambiguo' };

/**
 * A number as people write it, with decimal comma or point, to plain decimal text.
 * '1.234,56', '1,234.56', '1234,5' and '12.34' are clear; one separator followed by exactly three digits ('1.234', '1,234') could be
 * a thousand or a decimal and is refused as 'ambiguo' (modelo.md, "Import files"). '0.125' is clear: no thousands group starts with 0.
 */
export function leerNumero(escrito: string): NumeroEscrito {
  const limpio = escrito.trim().replace(/^(-?)\s*(?:USD|\$)\s*(-?)/i, '$1$2');
  if (/^[+-]?\d+$/.test(limpio)) return { texto: limpio };
  const partes = /^([+-]?)([\d.,]+)$/.exec(limpio);
  if (!partes) return { error: 'invalido' };
  const signo = partes[1] ?? '';
  const cuerpo = partes[2] ?? '';
  const separadores = cuerpo.replace(/\d/g, '');
  const ultimo = separadores.at(-1);
  if (ultimo === undefined) return { error: 'invalido' };
  const distintos = new Set(separadores).size;
  if (distintos === 1 && separadores.length > 1) {
    // only thousands: 1.234.567
    const grupos = cuerpo.split(ultimo);
    return gruposDeMiles(grupos) ? { texto: signo + grupos.join('') } : { error: 'invalido' };
  }
  const corte = cuerpo.lastIndexOf(ultimo);
  const entera = cuerpo.slice(0, corte);
  const fraccion = cuerpo.slice(corte + 1);
  if (fraccion === '') return { error: 'invalido' };
  if (distintos === 1) {
    if (entera === '') return { error: 'invalido' };
    if (fraccion.length === 3 && /^[1-9]\d{0,2}$/.test(entera)) return { error: 'ambiguo' };
    return { texto: `${signo}${entera}.${fraccion}` };
  }
  // both: the first groups thousands, and any other sign within a group is refused
  const grupos = entera.split(separadores.charAt(0));
  return gruposDeMiles(grupos) ? { texto: `${signo}${grupos.join('')}.${fraccion}` } : { error: 'invalido' };
}

function gruposDeMiles(grupos: readonly string[]): boolean {
  return grupos.every((g, i) => (i === 0 ? /^[1-9]\d{0,2}$/.test(g) : /^\d{3}$/.test(g)));
}

export type MontoLeido =
  | { readonly valor: Centavos }
  | { readonly error: 'invalido' | 'ambiguo' | 'decimales' | 'grande' };

/** Text → cents. More than two decimals are refused ('decimales'), not rounded: typed money is exact. */
export function leerMonto(escrito: string): MontoLeido {
  const leido = leerNumero(escrito);
  if ('error' in leido) return leido;
  if (/\.\d{2}\d*[1-9]/.test(leido.texto)) return { error: 'decimales' };
  const valor = Number(escalar(leido.texto, 2));
  return Math.abs(valor) > MAXIMO_CENTAVOS ? { error: 'grande' } : { valor: centavos(valor) };
}

export function sumar(...valores: readonly Centavos[]): Centavos {
  let total = 0;
  for (const valor of valores) total = centavos(total + valor);
  return centavos(total);
}

/**
 * Sum in cents of dollars as a body or a form has them; what is no amount counts as 0. Plain integer cents without the bound of one amount, so that
 * the sum never fails while a form is filled in.
 */
export function sumarMontos(dolares: readonly unknown[]): number {
  return dolares.reduce<number>((suma, valor) => (esMonto(valor) ? suma + deNumero(valor) : suma), 0);
}

export function restar(a: Centavos, b: Centavos): Centavos {
  return centavos(a - b);
}

/** Amount × whole quantity, exact. */
export function porCantidad(valor: Centavos, cantidad: number): Centavos {
  if (!Number.isSafeInteger(cantidad)) throw new RangeError(`not a whole quantity: ${cantidad}`);
  return centavos(Number(BigInt(valor) * BigInt(cantidad)));
}

/** `porcentaje` % of an amount, half up once. The percentage may have up to four decimals (12.5 = 12.5 %). */
export function porcentajeDe(valor: Centavos, porcentaje: number): Centavos {
  if (!Number.isFinite(porcentaje)) throw new RangeError(`not a percentage: ${porcentaje}`);
  return centavos(Number(dividirMedioArriba(BigInt(valor) * escalar(String(porcentaje), 4), 1_000_000n)));
}

function dividirMedioArriba(dividendo: bigint, divisor: bigint): bigint {
  const negativo = dividendo < 0n;
  const magnitud = negativo ? -dividendo : dividendo;
  const cociente = (magnitud * 2n + divisor) / (divisor * 2n);
  return negativo ? -cociente : cociente;
}

/** '$ 12.345,67' as written in Ecuador; negatives '-$ 0,05'. */
export function formatearMonto(valor: Centavos): string {
  const [entera = '0', fraccion = '00'] = aDecimal(valor).replace('-', '').split('.');
  return `${valor < 0 ? '-' : ''}$ ${agruparMiles(entera)},${fraccion}`;
}

/** '12345' → '12.345'. */
export function agruparMiles(digitos: string): string {
  return digitos.replace(/\B(?=(\d{3})+$)/g, '.');
}
