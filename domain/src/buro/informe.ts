import { z } from 'zod';
import { aNumero, deNumero } from '../dinero';
import { esFecha } from '../fechas';
import { limpiarLinea, sinMitad } from '../texto';
import { PUNTAJE_MAXIMO, PUNTAJE_MINIMO } from './bandas';
import type { InformeDeBuro, OperacionDeBuro } from './tipos';

/**
 * Reads the bureau's answer (the wire contract is our assumption: docs/buro.md). Tolerant where it may only be dirty: numbers as text, dates in
 * three forms, tables that are missing or hold a single row without its list, other spellings of the names. Strict where a lenient reading
 * would mislead whoever decides on a credit: no name, no score, a score out of its scale, another person's document.
 */
export class InformeIlegible extends Error {
  constructor(
    /** Where it is wrong; a path of names, never a value. */
    readonly donde: string,
  ) {
    super(`unreadable answer of the bureau: ${donde}`);
    this.name = 'InformeIlegible';
  }
}

/** The three tables of debts; each name is also the wire's, in capitals. */
export const tablasDeBuro = [
  { codigo: 'sbs', nombre: 'SBS' },
  { codigo: 'rfr', nombre: 'RFR' },
  { codigo: 'sicom', nombre: 'SICOM' },
] as const satisfies readonly { codigo: keyof InformeDeBuro; nombre: string }[];
export type TablaDeBuro = (typeof tablasDeBuro)[number];

/** More debts than anybody has; an answer above it is cut, with a notice. */
const MAXIMO_FILAS = 500;
const MAXIMO_TEXTO = 200;

type Objeto = Readonly<Record<string, unknown>>;

/** 'FECHA_CORTE', 'fechaCorte' and 'Fecha corte' are one name. */
const llana = (nombre: string): string => nombre.replace(/[^a-z0-9]/gi, '').toLowerCase();

const objeto = z.record(z.string(), z.unknown()).transform((crudo): Objeto => {
  const llano: Record<string, unknown> = Object.create(null);
  for (const [nombre, valor] of Object.entries(crudo)) llano[llana(nombre)] ??= valor;
  return llano;
});

/** One object, or a list that holds it: what converters from XML make of a single element. */
const uno = z.union([objeto, z.tuple([objeto]).transform(([unico]) => unico)]);
const varios = z.union([z.array(objeto), objeto.transform((unico) => [unico])]);

const vacio = (valor: unknown): boolean => valor === undefined || valor === null || valor === '';

/** Reads one value; what is there and can't be read becomes `null` and a notice. */
type Lector<T> = (valor: unknown) => T | undefined;

function texto(valor: unknown): string | undefined {
  if (typeof valor !== 'string' && typeof valor !== 'number') return undefined;
  // A clean line whatever came: control and invisible characters are no part of a name.
  return sinMitad(limpiarLinea(String(valor).replace(/[\p{C}]/gu, ' ')).slice(0, MAXIMO_TEXTO));
}

function numero(valor: unknown): number | undefined {
  if (typeof valor === 'number') return Number.isFinite(valor) ? valor : undefined;
  // '1.234' and '1,234' may be a thousand or one: neither is guessed.
  if (typeof valor !== 'string' || !/^-?\d+(?:[.,]\d{1,2}|\.\d{4,})?$/.test(valor.trim())) return undefined;
  return Number(valor.trim().replace(',', '.'));
}

function monto(valor: unknown): number | undefined {
  const leido = numero(valor);
  try {
    return leido === undefined ? undefined : aNumero(deNumero(leido));
  } catch {
    return undefined;
  }
}

function entero(valor: unknown): number | undefined {
  const leido = numero(valor);
  return Number.isSafeInteger(leido) ? leido : undefined;
}

/** 'YYYY-MM-DD', the same with a time, or 'DD/MM/YYYY'. */
function fecha(valor: unknown): string | undefined {
  if (typeof valor !== 'string') return undefined;
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(valor.trim())?.[1];
  const local = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(valor.trim());
  const leida = iso ?? (local === null ? '' : `${local[3]}-${local[2]}-${local[1]}`);
  return esFecha(leida) ? leida : undefined;
}

/** Our name → the wire's, and how it is read. */
type Campos<T> = { readonly [C in keyof T]: readonly [nombre: string, leer: Lector<string | number>] };

type Puntaje = Pick<
  InformeDeBuro,
  'puntajeMaximo' | 'totalAcumulado' | 'tasaDeMalosAcumulado' | 'fechaInicial' | 'cuotaEstimada'
>;
const camposDePuntaje: Campos<Puntaje> = {
  puntajeMaximo: ['SCOREMAX', entero],
  totalAcumulado: ['TOTALACUM', numero],
  tasaDeMalosAcumulado: ['TASADEMALOSACUM', numero],
  fechaInicial: ['FECHAINICIAL', fecha],
  cuotaEstimada: ['CUOTAESTIMADA', monto],
};

const camposDeOperacion: Campos<OperacionDeBuro> = {
  institucion: ['institucion', texto],
  fechaCorte: ['fechaCorte', fecha],
  tipoRiesgo: ['tipoRiesgo', texto],
  tipoCredito: ['tipoCredito', texto],
  valorPorVencer: ['valorPorVencer', monto],
  noDevengaInteres: ['noDevengaInteres', monto],
  vencido: ['vencido', monto],
  demandaJudicial: ['demandaJudicial', monto],
  carteraCastigada: ['carteraCastigada', monto],
  saldoTotal: ['saldoTotal', monto],
  diasVencido: ['diasVencido', entero],
};

function leerCampos<T>(crudo: Objeto, campos: Campos<T>, lugar: string, avisos: string[]): T {
  const leidos: Partial<Record<keyof T, string | number | null>> = {};
  for (const campo in campos) {
    const [nombre, leer] = campos[campo];
    const valor = crudo[llana(nombre)];
    const leido = vacio(valor) ? null : leer(valor);
    if (leido === undefined) avisos.push(`${lugar}: ${nombre}`);
    leidos[campo] = leido ?? null;
  }
  return leidos as T;
}

function leerTabla(respuesta: Objeto, tabla: TablaDeBuro['nombre'], avisos: string[]): OperacionDeBuro[] {
  const crudo = respuesta[llana(tabla)];
  if (vacio(crudo)) return [];
  const filas = varios.safeParse(crudo);
  if (!filas.success) throw new InformeIlegible(tabla);
  if (filas.data.length > MAXIMO_FILAS) avisos.push(`${tabla}: ${filas.data.length - MAXIMO_FILAS} filas más`);
  return filas.data
    .slice(0, MAXIMO_FILAS)
    .map((fila, i) => leerCampos(fila, camposDeOperacion, `${tabla} ${i + 1}`, avisos));
}

/** Names under which an answer repeats whom it is about. */
const DE_QUIEN = ['NumeroDocumento', 'NUMERO_DOCUMENTO', 'IDENTIFICACION', 'CEDULA'].map(llana);

/**
 * @param crudo what JSON.parse gave
 * @param cedula whom one asked about: an answer that says it is about somebody else is refused
 * @throws InformeIlegible
 */
export function leerInforme(crudo: unknown, cedula: string): InformeDeBuro {
  const respuesta = uno.safeParse(crudo);
  if (!respuesta.success) throw new InformeIlegible('respuesta');
  for (const nombre of DE_QUIEN) {
    const dicho = respuesta.data[nombre];
    if (!vacio(dicho) && String(dicho).trim() !== cedula) throw new InformeIlegible('NumeroDocumento');
  }
  const nombre = texto(respuesta.data[llana('NOMBRE_SUJETO')]);
  if (nombre === undefined || nombre === '') throw new InformeIlegible('NOMBRE_SUJETO');
  const puntaje = uno.safeParse(respuesta.data[llana('SCORE')]);
  if (!puntaje.success) throw new InformeIlegible('SCORE');
  const SCORE = entero(puntaje.data[llana('SCORE')]);
  if (SCORE === undefined || SCORE < PUNTAJE_MINIMO || SCORE > PUNTAJE_MAXIMO) throw new InformeIlegible('SCORE.SCORE');

  const avisos: string[] = [];
  return {
    nombreSujeto: nombre,
    puntaje: SCORE,
    ...leerCampos(puntaje.data, camposDePuntaje, 'SCORE', avisos),
    sbs: leerTabla(respuesta.data, 'SBS', avisos),
    rfr: leerTabla(respuesta.data, 'RFR', avisos),
    sicom: leerTabla(respuesta.data, 'SICOM', avisos),
    avisos,
  };
}
