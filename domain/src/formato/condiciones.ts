import { tiposDeGarantia } from '../carpeta/garantias';
import { admiteConyuge, estadosCiviles, estadosDeVehiculo, separacionDeBienes } from '../codigos';
import { propios } from '../mensajes';

interface Valor {
  readonly codigo: string;
  /** As it stands in the name of a combination: 'con garante'. */
  readonly nombre: string;
}

const valores = <const V extends readonly Valor[]>(etiqueta: string, lista: V) => ({ etiqueta, valores: lista });

/**
 * What a clause may depend on. One more condition is one more row here, a column of `formato`, and a fact of the contract. A house is new or
 * used as a vehicle is; its real guarantee (C) is a mortgage, for no pledge weighs on it (decisiones.md, "LEG: formats of clauses").
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
} as const;

export type Dimension = keyof typeof dimensiones;
export const nombresDeDimension = Object.keys(dimensiones) as readonly Dimension[];
export type ValorDeDimension<D extends Dimension> = (typeof dimensiones)[D]['valores'][number]['codigo'];

/** The facts of one contract that its clauses depend on. */
export type Condiciones = { readonly [D in Dimension]: ValorDeDimension<D> };
/** What a format asks for: any of these values; none named = any at all. */
export type CondicionesDeFormato = { readonly [D in Dimension]: readonly ValorDeDimension<D>[] };

export const codigosDe = (dimension: Dimension): readonly string[] =>
  dimensiones[dimension].valores.map(({ codigo }) => codigo);
export const esValorDe = <D extends Dimension>(dimension: D, valor: unknown): valor is ValorDeDimension<D> =>
  codigosDe(dimension).some((codigo) => codigo === valor);
export const nombreDeValor = (dimension: Dimension, codigo: string): string =>
  dimensiones[dimension].valores.find((valor: Valor) => valor.codigo === codigo)?.nombre ?? codigo;

/** Fits whatever the contract. */
export const sinCondiciones = (): CondicionesDeFormato =>
  Object.fromEntries(nombresDeDimension.map((dimension) => [dimension, []])) as unknown as CondicionesDeFormato;

/** THE place that says which combination cannot be: only who has a spouse or partner can have separated goods from them. */
export const esCombinacionPosible = ({ estadoCivil, separacionBienes }: Condiciones): boolean =>
  separacionBienes === 'N' || admiteConyuge({ estadoCivil });

/** Facts as records hold them; nobody is asked for a separation of goods who cannot have one. */
export type HechosDeCondiciones = { readonly [D in Dimension]: string | null };
/** @returns the dimension whose fact is missing or unknown, where there is one. */
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
      (hechas, dimension) =>
        hechas.flatMap((hecha) => codigosDe(dimension).map((codigo) => ({ ...hecha, [dimension]: codigo }))),
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

/** 'MotorPlan, Casado, sin separación de bienes, Fideicomiso, con garante, Nuevo'; what nobody could have otherwise is not said. */
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

/** The values that each condition has among these combinations; one that has all of them says nothing. */
function condicionesComunes(lista: readonly Condiciones[]): CondicionesDeFormato {
  const de = (dimension: Dimension): string[] => {
    const vistos = codigosDe(dimension).filter((codigo) => lista.some((una) => una[dimension] === codigo));
    return vistos.length === codigosDe(dimension).length ? [] : vistos;
  };
  return Object.fromEntries(nombresDeDimension.map((d) => [d, de(d)])) as unknown as CondicionesDeFormato;
}

/** Combinations as few sentences: those that make a whole are named by what they share. */
export function resumirCombinaciones(lista: readonly Condiciones[]): CondicionesDeFormato[] {
  if (lista.length === 0) return [];
  const comunes = condicionesComunes(lista);
  if (combinacionesDe(comunes).length === lista.length) return [comunes];
  const propias = new Set(lista.map(clave));
  const dimension = nombresDeDimension.find((d) => !libre(lista, d, propias));
  if (dimension === undefined) return [comunes];
  return codigosDe(dimension).flatMap((codigo) =>
    resumirCombinaciones(lista.filter((una) => una[dimension] === codigo)),
  );
}

/** The combinations do not depend on this condition: it has one value in all of them, or with each of its values they are still among them. */
function libre(lista: readonly Condiciones[], dimension: Dimension, propias: ReadonlySet<string>): boolean {
  if (new Set(lista.map((una) => una[dimension])).size === 1) return true;
  return lista.every((una) =>
    codigosDe(dimension)
      .map((codigo) => ({ ...una, [dimension]: codigo }) as Condiciones)
      .filter(esCombinacionPosible)
      .every((otra) => propias.has(clave(otra))),
  );
}
