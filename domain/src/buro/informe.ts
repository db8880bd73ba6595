import { z } from 'zod';
import { aNumero, deNumero } from '../dinero';
import { esFecha } from '../fechas';
import { limpiarLinea, sinMitad } from '../texto';
import { PUNTAJE_MAXIMO, PUNTAJE_MINIMO } from './bandas';
import type { InformeDeBuro, OperacionDeBuro } from './tipos';

/**
 * The answer can't be used. Reading tolerates dirty values (numbers as text, dates in three forms, tables that are missing or hold a single row
 * without its list, other spellings of the names) and is strict where leniency would mislead a decision on a credit: no name, no score, a score out
 * of range, another person's document. The wire contract is our assumption (docs/buro.md).
 */
export class InformeIlegible extends Error {
  constructor(
    /** Path of names to the wrong value; never the value. */
    readonly donde: string,
  ) {
    super(`unreadable answer of the bureau: ${donde}`);
    this.name = 'InformeIlegible';
  }
}

/** The three tables of debts; the wire has each name in capitals. */
export const tablasDeBuro = [
  { codigo: 'sbs', nombre: 'SBS' },
  { codigo: 'rfr', nombre: 'RFR' },
  { codigo: 'sicom', nombre: 'SICOM' },
] as const satisfies readonly { codigo: keyof InformeDeBuro; nombre: string }[];
export type TablaDeBuro = (typeof tablasDeBuro)[number];

/** More debts than any person has; a longer answer is cut, with a notice. */
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

/** One object, or a list of one: converters from XML make either. */
const unObjeto = z.union([objeto, z.tuple([objeto]).transform(([unico]) => unico)]);
const listaDeObjetos = z.union([z.array(objeto), objeto.transform((unico) => [unico])]);

const vacio = (valor: unknown): boolean => valor === undefined || valor === null || valor === '';

/** Reads one value; `undefined` = unreadable, which becomes `null` and a notice. */
type Lector<T> = (valor: unknown) => T | undefined;

function texto(valor: unknown): string | undefined {
  if (typeof valor !== 'string' && typeof valor !== 'number') return undefined;
  // Control and invisible characters are no part of a name.
  return sinMitad(limpiarLinea(String(valor).replace(/[\p{C}]/gu, ' ')).slice(0, MAXIMO_TEXTO));
}

function numero(valor: unknown): number | undefined {
  if (typeof valor === 'number') return Number.isFinite(valor) ? valor : undefined;
  // '1.234' and '1,234' may be a thousand or one: neither is assumed.
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

/** Our field → its name on the wire, and its reader. */
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
  const filas = listaDeObjetos.safeParse(crudo);
  if (!filas.success) throw new InformeIlegible(tabla);
  if (filas.data.length > MAXIMO_FILAS) avisos.push(`${tabla}: ${filas.data.length - MAXIMO_FILAS} filas más`);
  return filas.data
    .slice(0, MAXIMO_FILAS)
    .map((fila, i) => leerCampos(fila, camposDeOperacion, `${tabla} ${i + 1}`, avisos));
}

/** Names under which an answer repeats the person's document. */
const CAMPOS_DE_IDENTIFICACION = ['NumeroDocumento', 'NUMERO_DOCUMENTO', 'IDENTIFICACION', 'CEDULA'].map(llana);

/**
 * Reads the bureau's answer about the person of `cedula`. @param crudo the parsed JSON. @throws InformeIlegible also when the answer is about another
 * person.
 */
export function leerInforme(crudo: unknown, cedula: string): InformeDeBuro {
  const respuesta = unObjeto.safeParse(crudo);
  if (!respuesta.success) throw new InformeIlegible('respuesta');
  for (const nombre of CAMPOS_DE_IDENTIFICACION) {
    const dicho = respuesta.data[nombre];
    if (!vacio(dicho) && String(dicho).trim() !== cedula) throw new InformeIlegible('NumeroDocumento');
  }
  const nombre = texto(respuesta.data[llana('NOMBRE_SUJETO')]);
  if (nombre === undefined || nombre === '') throw new InformeIlegible('NOMBRE_SUJETO');
  const puntaje = unObjeto.safeParse(respuesta.data[llana('SCORE')]);
  if (!puntaje.success) throw new InformeIlegible('SCORE');
  const valor = entero(puntaje.data[llana('SCORE')]);
  if (valor === undefined || valor < PUNTAJE_MINIMO || valor > PUNTAJE_MAXIMO) throw new InformeIlegible('SCORE.SCORE');

  const avisos: string[] = [];
  return {
    nombreSujeto: nombre,
    puntaje: valor,
    ...leerCampos(puntaje.data, camposDePuntaje, 'SCORE', avisos),
    sbs: leerTabla(respuesta.data, 'SBS', avisos),
    rfr: leerTabla(respuesta.data, 'RFR', avisos),
    sicom: leerTabla(respuesta.data, 'SICOM', avisos),
    avisos,
  };
}
