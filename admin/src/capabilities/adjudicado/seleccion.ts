import { PRIMER_MES } from '@adjudica/domain';
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
  return mes !== undefined || (producto !== undefined && pendientes !== true);
}

function filtroDe(search: string): {
  readonly producto?: unknown;
  readonly mes?: unknown;
  readonly pendientes?: unknown;
} {
  try {
    const filtro: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filtro === 'object' && filtro !== null ? filtro : {};
  } catch {
    return {};
  }
}
