import { tiposDeGarantia } from '../carpeta/garantias';
import { admiteConyuge, estadosCiviles, estadosDeVehiculo, separacionDeBienes } from '../codigos';
import { propios } from '../mensajes';

interface Valor {
  readonly codigo: string;
  /** In the name of a combination: 'con garante'. */
  readonly nombre: string;
}

const valores = <const V extends readonly Valor[]>(etiqueta: string, lista: V) => ({ etiqueta, valores: lista });

/**
 * What a clause may depend on; a further condition is a row here, a column of `formato` and a fact of the contract. A house is new or used like a
 * vehicle; its real guarantee (C) is a mortgage, because a house can't be pledged (decisiones.md, "LEG: formats of clauses").
 */
export const dimensiones = {
  producto: valores('Producto', [
    { codigo: '01', nombre: 'MotorPlan' },
    { codigo: '02', nombre: 'CasaPlan' },
  ]),
  estadoCivil: valores('Estado civil', estadosCiviles),
  separacionBienes: valores('Separación de bienes', [
    { codigo: separacionDeBienes[0].codigo, nombre: 'con separación de bienes' },
    { codigo: separacionDeBienes[1].codigo, nombre: 'sin separación de bienes' },
  ]),
  garantia: valores('Garantía', [
    { codigo: 'F', nombre: tiposDeGarantia.F },
    { codigo: 'C', nombre: tiposDeGarantia.C },
  ]),
  garante: valores('Garante', [
    { codigo: 'S', nombre: 'con garante' },
    { codigo: 'N', nombre: 'sin garante' },
  ]),
  estadoBien: valores('Estado del bien', estadosDeVehiculo),
  saldo: valores('Saldo deudor', [
    { codigo: 'S', nombre: 'con saldo' },
    { codigo: 'N', nombre: 'sin saldo' },
  ]),
} as const;

export type Dimension = keyof typeof dimensiones;
export const nombresDeDimension = Object.keys(dimensiones) as readonly Dimension[];
export type ValorDeDimension<D extends Dimension> = (typeof dimensiones)[D]['valores'][number]['codigo'];

/** Facts of one contract on which its clauses depend. */
export type Condiciones = { readonly [D in Dimension]: ValorDeDimension<D> };
/** Values that a format accepts; none = any. */
export type CondicionesDeFormato = { readonly [D in Dimension]: readonly ValorDeDimension<D>[] };

export const codigosDe = (dimension: Dimension): readonly string[] =>
  dimensiones[dimension].valores.map(({ codigo }) => codigo);
export const esValorDe = <D extends Dimension>(dimension: D, valor: unknown): valor is ValorDeDimension<D> =>
  codigosDe(dimension).some((codigo) => codigo === valor);
export const nombreDeValor = (dimension: Dimension, codigo: string): string =>
  dimensiones[dimension].valores.find((valor: Valor) => valor.codigo === codigo)?.nombre ?? codigo;

/** Conditions that every contract meets. */
export const sinCondiciones = (): CondicionesDeFormato =>
  Object.fromEntries(nombresDeDimension.map((dimension) => [dimension, []])) as unknown as CondicionesDeFormato;

/** The only impossible combination: separated goods without a spouse or partner. */
export const esCombinacionPosible = ({ estadoCivil, separacionBienes }: Condiciones): boolean =>
  separacionBienes === 'N' || admiteConyuge({ estadoCivil });

/** Facts as records hold them; without a spouse or partner the separation of goods is not asked. */
export type HechosDeCondiciones = { readonly [D in Dimension]: string | null };
/** @returns the conditions, or the dimension whose fact is missing or unknown. */
export function condicionesDe(hechos: HechosDeCondiciones): Condiciones | { readonly falta: Dimension } {
  const sinPareja = !admiteConyuge({ estadoCivil: hechos.estadoCivil });
  const completos: HechosDeCondiciones = { ...hechos, ...(sinPareja && { separacionBienes: 'N' }) };
  const falta = nombresDeDimension.find((dimension) => !esValorDe(dimension, completos[dimension]));
  return falta === undefined ? (completos as Condiciones) : { falta };
}

let posibles: readonly Condiciones[] | undefined;
/** Every combination that a contract can have. */
export function condicionesPosibles(): readonly Condiciones[] {
  posibles ??= nombresDeDimension
    .reduce<object[]>(
      (combinaciones, dimension) =>
        combinaciones.flatMap((combinacion) =>
          codigosDe(dimension).map((codigo) => ({ ...combinacion, [dimension]: codigo })),
        ),
      [{}],
    )
    .map((combinacion) => combinacion as Condiciones)
    .filter(esCombinacionPosible);
  return posibles;
}

const admite = (pedidos: readonly string[], valor: string): boolean => pedidos.length === 0 || pedidos.includes(valor);
export const cumple = (pedidas: CondicionesDeFormato, condiciones: Condiciones): boolean =>
  nombresDeDimension.every((dimension) => admite(pedidas[dimension], condiciones[dimension]));

/** The possible combinations that a format is for. */
export const combinacionesDe = (pedidas: CondicionesDeFormato): Condiciones[] =>
  condicionesPosibles().filter((condiciones) => cumple(pedidas, condiciones));

/** 'MotorPlan, Casado, sin separación de bienes, Fideicomiso, con garante, Nuevo'; the separation of goods is left out where it is impossible. */
export const describirCombinacion = (condiciones: Condiciones): string =>
  nombresDeDimension
    .filter((dimension) => dimension !== 'separacionBienes' || admiteConyuge(condiciones))
    .map((dimension) => nombreDeValor(dimension, condiciones[dimension]))
    .join(', ');

/** 'MotorPlan · Casado o Unión de hecho'; 'Todos los casos'. */
export function describirCondiciones(pedidas: CondicionesDeFormato): string {
  const partes = nombresDeDimension
    .filter((dimension) => pedidas[dimension].length > 0)
    .map((dimension) => pedidas[dimension].map((codigo) => nombreDeValor(dimension, codigo)).join(' o '));
  return partes.length === 0 ? propios.formatoTodosLosCasos : partes.join(' · ');
}

const clave = (condiciones: Condiciones): string => nombresDeDimension.map((d) => condiciones[d]).join('|');

/** The values that each condition has among these combinations; none = all of them. */
function condicionesComunes(lista: readonly Condiciones[]): CondicionesDeFormato {
  const de = (dimension: Dimension): string[] => {
    const vistos = codigosDe(dimension).filter((codigo) =>
      lista.some((combinacion) => combinacion[dimension] === codigo),
    );
    return vistos.length === codigosDe(dimension).length ? [] : vistos;
  };
  return Object.fromEntries(nombresDeDimension.map((d) => [d, de(d)])) as unknown as CondicionesDeFormato;
}

/** Describes combinations in few conditions: a complete set is described by what its combinations share. */
export function resumirCombinaciones(lista: readonly Condiciones[]): CondicionesDeFormato[] {
  if (lista.length === 0) return [];
  const comunes = condicionesComunes(lista);
  if (combinacionesDe(comunes).length === lista.length) return [comunes];
  const claves = new Set(lista.map(clave));
  const dimension = nombresDeDimension.find((d) => !libre(lista, d, claves));
  if (dimension === undefined) return [comunes];
  return codigosDe(dimension).flatMap((codigo) =>
    resumirCombinaciones(lista.filter((combinacion) => combinacion[dimension] === codigo)),
  );
}

/** The condition makes no difference: it has one value in all the combinations, or they occur with each of its values. */
function libre(lista: readonly Condiciones[], dimension: Dimension, claves: ReadonlySet<string>): boolean {
  if (new Set(lista.map((combinacion) => combinacion[dimension])).size === 1) return true;
  return lista.every((combinacion) =>
    codigosDe(dimension)
      .map((codigo) => ({ ...combinacion, [dimension]: codigo }) as Condiciones)
      .filter(esCombinacionPosible)
      .every((variante) => claves.has(clave(variante))),
  );
}
