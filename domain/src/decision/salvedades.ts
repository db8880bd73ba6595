import { type Asunto, asuntoDe } from '../asuntos';
import type { DefinicionDeLista } from '../lista';
import { eventosDeSalvedad, tiposDeEvento } from '../recorrido/eventos';

/** Where a rule was overridden: a plan, or the approval or order that has a rule of its own; `null` = none. */
export interface LugarDeSalvedad {
  readonly cedula: string;
  readonly idCodigo: string;
  readonly medio: number | null;
  readonly orden: number | null;
}

/** The record that was decided. */
export function asuntoDeSalvedad(tipo: string, { cedula, idCodigo, medio, orden }: LugarDeSalvedad): Asunto {
  if (tipo === tiposDeEvento.valorConfirmado && medio !== null) return asuntoDe('medio-aprobacion', medio);
  if (tipo === tiposDeEvento.ordenSinCarpeta && orden !== null) return asuntoDe('orden-de-compra', orden);
  return asuntoDe('plan', cedula, idCodigo);
}

/** All products and areas, newest first. `quien`: start of the user's name, surname or account. */
export const listaDeSalvedades: DefinicionDeLista = {
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
  ordenables: ['id', 'fecha'],
  filtros: {
    tipo: eventosDeSalvedad,
    producto: 'texto',
    quien: 'texto',
    fechaDesde: 'fecha',
    fechaHasta: 'fecha',
    q: 'texto',
  },
};
