import { type Fecha, PRIMER_MES, primerDiaDelMes, sumarMeses } from '@adjudica/domain';
import { type CodigoProducto, esProducto } from '../../ui/ProductToggle';

const esMes = (texto: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(texto);

interface Seleccion {
  readonly producto: CodigoProducto;
  readonly mes: string;
}

/** ADJ-003…005. What the `filter` of an address chooses; what it does not say, or says wrongly, is the preferred product and the month that runs. */
export function seleccionDe(search: string, preferido: CodigoProducto, hoy: string): Seleccion {
  const { producto, mes } = filtroDe(search);
  const actual = hoy.slice(0, 7);
  const valido = typeof mes === 'string' && esMes(mes) && mes >= PRIMER_MES && mes <= actual;
  return { producto: esProducto(producto) ? producto : preferido, mes: valido ? mes : actual };
}

/** The address names a month or a product: whoever came by it looks at that month, and not at what is pending, unless it says so. */
export function eligeMes(search: string): boolean {
  const { producto, mes, pendientes } = filtroDe(search);
  return pendientes !== true && (mes !== undefined || producto !== undefined);
}

/** The address says what a list shows: whoever came by it looks at that list, and not at his work. */
export const muestraLista = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return ['filter', 'sort', 'page'].some((parte) => params.has(parte));
};

/** Whose plans the address asks for: one's own unless it says so. */
export const deQuien = (search: string): unknown => filtroDe(search).ejecutivo ?? 'yo';

const nombreDeMes = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });

/** Every month that may be asked for, the present one first, with its name. */
export function mesesHasta(hoy: Fecha): { readonly codigo: string; readonly nombre: string }[] {
  const cuantos = (Number(hoy.slice(0, 4)) - Number(PRIMER_MES.slice(0, 4))) * 12 + Number(hoy.slice(5, 7));
  return Array.from({ length: cuantos }, (_, hace) => {
    const codigo = sumarMeses(primerDiaDelMes(hoy), -hace).slice(0, 7);
    return { codigo, nombre: `${nombreDeMes.format(new Date(`${codigo}-15T12:00:00Z`))} ${codigo.slice(0, 4)}` };
  });
}

function filtroDe(search: string): {
  readonly producto?: unknown;
  readonly mes?: unknown;
  readonly pendientes?: unknown;
  readonly ejecutivo?: unknown;
} {
  try {
    const filtro: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filtro === 'object' && filtro !== null ? filtro : {};
  } catch {
    return {};
  }
}
