import { productos } from '../codigos';
import { propios } from '../mensajes';
import { cantidadConCifra } from '../palabras';
import { campo, enCodigo, registro } from '../registro';
import { PROMESA_DE_ENTREGA } from '../tablero/definiciones';
import { LIMITES } from '../texto';

const requerido = propios.campoObligatorio;

/**
 * The most working days until delivery: as many as fit into the calendar days that the law gives from the award (60 a vehicle, 90 a house), with the
 * weekends and two holidays within them (decisiones.md).
 */
export const MAXIMO_DE_ENTREGA = { '01': 40, '02': 60 } as const satisfies Readonly<Record<string, number>>;

/** The least hours between handing over the model of a contract and its signature, by the clock (Reglamento de compra programada). */
export const HORAS_DE_MODELO = 72;

/** Units of the terms, with their words. */
const unidadesDePlazo = {
  diasHabiles: { singular: 'día hábil', plural: 'días hábiles', genero: 'masculino' },
  dias: { singular: 'día', plural: 'días', genero: 'masculino' },
  horas: { singular: 'hora', plural: 'horas', genero: 'femenino' },
  cuotas: { singular: 'cuota', plural: 'cuotas', genero: 'femenino' },
} as const;
export type UnidadDePlazo = keyof typeof unidadesDePlazo;

const plazo = <const C extends string>(codigo: C, nombre: string, unidad: UnidadDePlazo, predeterminado: number) => ({
  codigo,
  nombre,
  unidad,
  predeterminado,
});

/**
 * Legal terms of the company's contract, with the value where the company set none. A further term is one row: its setting, merge fields
 * (`plazo.<codigo>` and its words) and value follow, and clocks ask `valorDePlazo` for it.
 */
export const plazosDelContrato = [
  plazo('entrega', propios.plazoEntrega, 'diasHabiles', PROMESA_DE_ENTREGA),
  plazo('modelo', 'Del modelo del contrato a su firma', 'horas', HORAS_DE_MODELO),
  plazo('aceptacion', 'Para aceptar la adjudicación', 'dias', 15),
  plazo('requerimiento', 'Para ponerse al día, una vez requerido', 'dias', 15),
  plazo('aceleracion', 'Cuotas impagas que vencen la deuda', 'cuotas', 3),
  plazo('avisoAlGarante', 'Cuotas en mora que se avisan al garante', 'cuotas', 2),
  plazo('cuotasSinGarante', 'Cuotas vencidas por las que se pide un garante', 'cuotas', 2),
  plazo('nuevoGarante', 'Para presentar un garante', 'dias', 30),
  plazo('seguros', 'Para reponer los seguros', 'dias', 10),
  plazo('renovacionDeSeguro', 'Entrega de la póliza antes de su vencimiento', 'dias', 15),
  plazo('siniestro', 'Aviso de un siniestro', 'dias', 3),
  plazo('medidaJudicial', 'Para levantar una medida judicial', 'dias', 60),
  plazo('embargo', 'Aviso de embargo o reclamo de terceros', 'dias', 3),
  plazo('fuerzaMayor', 'Aviso de fuerza mayor', 'dias', 15),
  plazo('cambioDeDatos', 'Aviso de un cambio de datos', 'dias', 15),
  plazo('estadoCivil', 'Aviso de un cambio de estado civil o de régimen', 'dias', 30),
  plazo('inspeccion', 'Aviso previo de una inspección', 'horas', 48),
  plazo('matricula', 'Matrícula desde la entrega', 'dias', 30),
  plazo('copiaDeMatricula', 'Copia de la matrícula', 'dias', 5),
  plazo('cancelacionPrenda', 'Cancelación de la prenda', 'dias', 8),
  plazo('cancelacionHipoteca', 'Cancelación de la hipoteca', 'dias', 15),
  plazo('restitucion', 'Aviso a la fiduciaria para la restitución', 'dias', 8),
  plazo('tablaDeCuotas', 'Entrega de la tabla de cuotas actualizada', 'diasHabiles', 5),
  plazo('estadoDeCuenta', 'Respuesta a observaciones del estado de cuenta', 'dias', 15),
  plazo('arregloDirecto', 'Arreglo directo desde el reclamo', 'dias', 30),
] as const;
export type PlazoDeContrato = (typeof plazosDelContrato)[number];
export type CodigoDePlazo = PlazoDeContrato['codigo'];
/** `undefined` = an unknown code. */
export const plazoDeCodigo = (codigo: string | null): PlazoDeContrato | undefined =>
  plazosDelContrato.find((candidato) => candidato.codigo === codigo);

/** As contracts write it: 'quince (15) días'. */
export function plazoEnPalabras(unidad: UnidadDePlazo, valor: number): string {
  const { singular, plural, genero } = unidadesDePlazo[unidad];
  return cantidadConCifra(valor, singular, plural, genero);
}
/** In figures: '15 días'. */
export function plazoEnCifras(unidad: UnidadDePlazo, valor: number): string {
  const { singular, plural } = unidadesDePlazo[unidad];
  return `${valor} ${valor === 1 ? singular : plural}`;
}

/** A term of the company's contract: in force for awards from its date on, until the next one of its kind and product. */
export const formularioDePlazo = registro('plazo', {
  codigo: campo.opcion('Plazo', plazosDelContrato, { requerido, columna: enCodigo(20) }),
  producto: campo.opcion(
    'Producto',
    productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta })),
    { requerido, columna: enCodigo(2), ejemplo: '01' },
  ),
  desde: campo.fecha('Adjudicaciones desde', () => ({ desde: '2000-01-01' }), propios.plazoFueraDeRango, {
    requerido,
    ayuda: 'Primera fecha de adjudicación a la que se aplica.',
    ejemplo: '2026-01-01',
  }),
  dias: campo.entero('Valor', [1, 250], { requerido, ayuda: propios.plazoUnidad, ejemplo: 17 }),
  clausula: campo.texto('Cláusula del contrato', LIMITES.nombre, {
    requerido,
    ayuda: 'Dónde lo dice el contrato.',
    ejemplo: 'Cláusula octava: entrega del bien',
    clase: 'igual',
  }),
});
export type TablaDePlazo = typeof formularioDePlazo.tabla;
