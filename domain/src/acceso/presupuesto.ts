/** Budget of each user's reads of other people's data: what counts, over which window, and from where on reads are delayed. */

export const tiposDeAcceso = ['busqueda', 'cliente', 'documento', 'exportacion'] as const;
export type TipoDeAcceso = (typeof tiposDeAcceso)[number];

export const ventanasDeAcceso = { hora: 3_600_000, dia: 86_400_000 } as const;
export type VentanaDeAcceso = keyof typeof ventanasDeAcceso;

/** A day's budget is this many hourly budgets: no user keeps the pace of the busiest hour all day. */
const HORAS_DE_UN_DIA = 6;

export const limiteDeAccesos = (porHora: number, ventana: VentanaDeAcceso): number =>
  ventana === 'hora' ? porHora : porHora * HORAS_DE_UN_DIA;

/** The fields of an access row that decide how it counts. */
export interface Lectura {
  readonly operacion: string;
  readonly recurso: string;
  readonly recursoId: string | number;
}

export interface AccesoContado {
  readonly tipo: TipoDeAcceso;
  /** Counts apart from other series of its type: opening one client leaves rows of many resources. */
  readonly serie: string;
  /** The same record counts once; `null` = each time counts. */
  readonly clave: string | null;
}

/** `null` = not counted: pages of lists and keys that name no single record. */
export function accesoContado({ operacion, recurso, recursoId }: Lectura): AccesoContado | null {
  if (operacion === 'buscar') return { tipo: 'busqueda', serie: 'busqueda', clave: null };
  if (operacion === 'exportar-excel') return { tipo: 'exportacion', serie: 'exportacion', clave: null };
  const clave = String(recursoId);
  // 'lista', 'todos', '*', 'resultados:7'
  if (!/\d/.test(clave) || clave.includes(':')) return null;
  const enPapel = recurso === 'documento' || operacion === 'exportar-pdf' || operacion === 'descargar';
  return { tipo: enPapel ? 'documento' : 'cliente', serie: recurso, clave };
}

/** Share of a budget from which on reads are delayed. */
const DESDE = 0.8;
export const PAUSA_MAXIMA_MS = 1000;

/** Delay in milliseconds; grows from 0 to the maximum when the budget is used up. */
export function pausaDeAcceso(usados: number, limite: number): number {
  const parte = Math.min(1, usados / limite);
  return parte < DESDE ? 0 : Math.round(((parte - DESDE) / (1 - DESDE)) ** 2 * PAUSA_MAXIMA_MS);
}
