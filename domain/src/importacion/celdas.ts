import type { CodigoProducto } from '../asamblea/tipos';
import { type Centavos, leerMonto, leerNumero } from '../dinero';
import { leerTelefono, sinMarcas } from '../escrito';
import { fechaDe, leerFecha, leerHora } from '../fechas';
import { formatoDeIdentificacion, normalizarIdentificacion, tipoProbable } from '../identificacion';
import { mensajes, propios } from '../mensajes';
import { LIMITES, limpiarLinea, normalizar, textoPermitido } from '../texto';
import { esquemaCorreo, FORMATO_USUARIO } from '../usuario/validacion';
import { mensajesDeImportacion as m } from './mensajes';
import type { ColumnaDeImportacion, TipoDeCelda } from './tipos';

type Celda = { readonly valor: string | number | boolean | Centavos } | { readonly error: string };
type Lector = (texto: string, columna: ColumnaDeImportacion) => Celda;

/** Headings and option spellings: case, accents, blanks and signs do not count ('Cuota vencidas' = 'cuotaVencidas'). */
export function clavePlana(texto: string): string {
  return normalizar(texto).replace(/[^\p{L}\p{N}]/gu, '');
}

function texto(t: string, c: ColumnaDeImportacion): Celda {
  const maximo = c.maximo ?? LIMITES.textoCorto;
  return t.length > maximo ? { error: propios.textoLargo(maximo) } : { valor: t };
}

/** Codes are compared and joined with hyphens: upper case, letters and digits only. */
function codigo(t: string, c: ColumnaDeImportacion): Celda {
  const escrito = t.toUpperCase();
  if (!/^[A-Z0-9._]+$/.test(escrito)) return { error: propios.codigoFormato };
  return texto(escrito, { ...c, maximo: c.maximo ?? LIMITES.codigo });
}

function dentroDe(valor: number, c: ColumnaDeImportacion): string | null {
  if (c.minimo !== undefined && valor < c.minimo) return propios.minimo(c.minimo);
  return c.maximo !== undefined && valor > c.maximo ? propios.maximo(c.maximo) : null;
}

function entero(t: string, c: ColumnaDeImportacion): Celda {
  const leido = leerNumero(t);
  if ('error' in leido) {
    return { error: leido.error === 'ambiguo' ? propios.numeroAmbiguo(t) : propios.numeroInvalido };
  }
  const valor = Number(leido.texto);
  if (!Number.isSafeInteger(valor)) return { error: propios.enteroInvalido };
  const limite = dentroDe(valor, c);
  return limite ? { error: limite } : { valor: valor === 0 ? 0 : valor };
}

function monto(t: string, c: ColumnaDeImportacion): Celda {
  const leido = leerMonto(t);
  if ('error' in leido) {
    const textos = {
      ambiguo: propios.numeroAmbiguo(t),
      invalido: propios.montoInvalido,
      decimales: propios.montoDecimales,
      grande: propios.montoGrande,
    };
    return { error: textos[leido.error] };
  }
  const limite = dentroDe(leido.valor / 100, c);
  return limite ? { error: limite } : { valor: leido.valor };
}

const MEDIANOCHE = /[T ]00:00(?::00(?:\.0+)?)?Z?$/;
/** Dates outside are errors, such as a year of two digits. */
const [PRIMERA_FECHA, ULTIMA_FECHA] = ['1900-01-01', '2100-12-31'];

function fecha(t: string): Celda {
  // a date cell of a spreadsheet arrives with midnight attached
  const valor = leerFecha(t.replace(MEDIANOCHE, ''));
  if (valor === null) return { error: propios.fechaFormato };
  return valor < PRIMERA_FECHA || valor > ULTIMA_FECHA ? { error: m.fechaImposible } : { valor };
}

function mes(t: string): Celda {
  // a spreadsheet turns '2026-11' into the first of the month
  const iso = /^(\d{4})-(\d{1,2})(?:-01)?$/.exec(t.replace(MEDIANOCHE, ''));
  const barras = /^(\d{1,2})\/(\d{4})$/.exec(t);
  const [anio, numero] = iso ? [Number(iso[1]), Number(iso[2])] : [Number(barras?.[2]), Number(barras?.[1])];
  if (!(anio >= 2000 && anio <= 2100 && numero >= 1 && numero <= 12)) return { error: propios.mesFormato };
  return { valor: fechaDe(anio, numero, 1).slice(0, 7) };
}

function identificacion(t: string): Celda {
  const valor = normalizarIdentificacion(t);
  // without the type only the form can be checked; a column `tipoId` checks further (personas)
  return formatoDeIdentificacion(tipoProbable(valor), valor) ? { valor } : { error: propios.identificacionFormato };
}

function correo(t: string): Celda {
  const leido = esquemaCorreo.safeParse(t.toLowerCase());
  return leido.success ? { valor: leido.data } : { error: propios.correoInvalido };
}

/** GEN-516: 7 to 10 digits; each column's form says how many. */
function telefono(t: string): Celda {
  const digitos = leerTelefono(t);
  return /^\d{7,10}$/.test(digitos) ? { valor: digitos } : { error: mensajes.GEN.telefonoInvalido };
}

function usuario(t: string): Celda {
  const nombre = t.toLowerCase();
  return FORMATO_USUARIO.test(nombre) ? { valor: nombre } : { error: propios.usuarioFormato };
}

function siNo(t: string): Celda {
  const plano = clavePlana(t);
  if (['si', 's', '1', 'true', 'verdadero', 'x'].includes(plano)) return { valor: true };
  return ['no', 'n', '0', 'false', 'falso'].includes(plano) ? { valor: false } : { error: propios.siNo };
}

function opcion(t: string, c: ColumnaDeImportacion): Celda {
  const buscado = clavePlana(t);
  for (const [valor, alias] of Object.entries(c.opciones ?? {})) {
    if (clavePlana(valor) === buscado || alias.some((a) => clavePlana(a) === buscado)) return { valor };
  }
  return { error: propios.opciones(Object.keys(c.opciones ?? {}).join(', ')) };
}

function hora(t: string): Celda {
  const valor = leerHora(t);
  return valor === null ? { error: mensajes.ASA.horaNoPermitida } : { valor };
}

/** idCodigo = {producto}-{grupo}-{puesto} (modelo.md). */
export function partesDeIdCodigo(idCodigo: string): { producto: CodigoProducto; grupo: string; puesto: string } | null {
  const partes = /^(01|02)-([A-Z0-9._]{1,20})-([A-Z0-9._]{1,20})$/.exec(idCodigo);
  return partes ? { producto: partes[1] as CodigoProducto, grupo: partes[2] ?? '', puesto: partes[3] ?? '' } : null;
}

export function idCodigoDe(producto: string, grupo: string, puesto: string): string {
  return `${producto}-${grupo}-${puesto}`;
}

function idCodigo(t: string): Celda {
  const escrito = t.toUpperCase();
  return partesDeIdCodigo(escrito) ? { valor: escrito } : { error: propios.idCodigoFormato };
}

const lectores: Readonly<Record<TipoDeCelda, Lector>> = {
  texto,
  codigo,
  idCodigo,
  entero,
  monto,
  fecha,
  mes,
  hora,
  identificacion,
  correo,
  telefono,
  usuario,
  siNo,
  opcion,
};

/** Longest cell that is read, whatever its column: a longer one is no data of a spreadsheet. */
const MAXIMO_DE_CELDA = 2000;

/** One cell: `valor` null when empty and optional; refuses control characters and over-long text before anything else. */
export function leerCelda(escrito: string, columna: ColumnaDeImportacion): Celda | { readonly valor: null } {
  if (escrito.length > MAXIMO_DE_CELDA) return { error: propios.textoLargo(MAXIMO_DE_CELDA) };
  const leido = sinMarcas(escrito);
  if (!textoPermitido(leido))
    return { error: textoPermitido(leido, true) ? m.celdaConSaltos : propios.textoNoPermitido };
  const limpio = limpiarLinea(leido);
  if (limpio === '') return columna.requerida ? { error: propios.celdaRequerida } : { valor: null };
  return lectores[columna.tipo](limpio, columna);
}
