import { productos } from '../codigos';
import { propios } from '../mensajes';
import { campo, type DatosDe, enCodigo, registro } from '../registro';
import { LIMITES } from '../texto';

const requerido = propios.campoObligatorio;

/** What a contract promises within a number of working days. One more is one more row, and whoever asks `diasPrometidos` for it. */
export const plazosDelContrato = [{ codigo: 'entrega', nombre: propios.plazoEntrega }] as const;
export type CodigoDePlazo = (typeof plazosDelContrato)[number]['codigo'];

/** A term of the company's contract: in force for the awards from its date on, until the next one of its kind and product. */
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
  dias: campo.entero('Días hábiles', [1, 250], { requerido, ejemplo: 17 }),
  clausula: campo.texto('Cláusula del contrato', LIMITES.nombre, {
    requerido,
    ayuda: 'Dónde lo dice el contrato.',
    ejemplo: 'Cláusula octava: entrega del bien',
  }),
});
export type TablaDePlazo = typeof formularioDePlazo.tabla;
export type DatosDePlazo = DatosDe<TablaDePlazo>;
