import { crearCiclo } from '../ciclo';

/** Kinds of control lists. */
export const tiposDeLista = [
  { codigo: 'PEP', nombre: 'Personas expuestas políticamente' },
  { codigo: 'SANCION', nombre: 'Sanciones' },
] as const;
export type TipoDeLista = (typeof tiposDeLista)[number]['codigo'];

/** Who is looked for in the lists. */
export const sujetosDeLista = [
  { codigo: 'persona', nombre: 'Cliente o garante' },
  { codigo: 'conyuge', nombre: 'Cónyuge' },
  { codigo: 'ejecutivo', nombre: 'Ejecutivo de concesionario' },
] as const;
export type SujetoDeLista = (typeof sujetosDeLista)[number]['codigo'];

export const estadosDeCoincidencia = ['por-revisar', 'descartada', 'confirmada'] as const;
export type EstadoDeCoincidencia = (typeof estadosDeCoincidencia)[number];
export type AccionDeCoincidencia = 'descartar' | 'confirmar';

/** A person found in a list: the program finds, risk decides with a reason, and may decide otherwise later. */
export const cicloDeCoincidencia = crearCiclo<
  EstadoDeCoincidencia,
  AccionDeCoincidencia,
  { readonly estado: EstadoDeCoincidencia }
>({
  nombre: 'coincidencia',
  estados: estadosDeCoincidencia,
  iniciales: ['por-revisar'],
  finales: [],
  estadoDe: ({ estado }) => estado,
  acciones: {
    descartar: { desde: ['por-revisar', 'confirmada'], hacia: 'descartada', permiso: 'lista-control:decidir' },
    confirmar: { desde: ['por-revisar', 'descartada'], hacia: 'confirmada', permiso: 'lista-control:decidir' },
  },
});
