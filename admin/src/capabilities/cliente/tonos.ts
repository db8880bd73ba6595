import type { Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<string, Tono>> = { Pagada: 'exito', Vencida: 'error', Parcial: 'aviso' };

/** Colour of an instalment's state; the word says it all. */
export const tonoDeCuota = (estado: string): Tono => tonos[estado] ?? 'neutro';
