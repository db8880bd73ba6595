import { crearCiclo } from '../ciclo';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import type { TipoDeDerecho } from './tipos';

export const estadosDeDerecho = ['recibida', 'atendida', 'negada', 'levantada'] as const;
export type EstadoDeDerecho = (typeof estadosDeDerecho)[number];
export type AccionDeDerecho = 'atender' | 'negar' | 'levantar';

export interface HechosDeDerecho {
  readonly estado: EstadoDeDerecho;
  readonly tipo: TipoDeDerecho;
  /** When the requested data were exported last; `null` = never. */
  readonly exportadaEn: unknown;
}

const sinExportar = ({ tipo, exportadaEn }: HechosDeDerecho): ErrorDeNegocio | null =>
  tipo === 'acceso' && exportadaEn === null
    ? new ErrorDeNegocio('conflicto', 'derecho-sin-exportar', propios.derechoSinExportar)
    : null;
const sinSuspension = ({ tipo }: HechosDeDerecho): ErrorDeNegocio | null =>
  tipo === 'bloqueo' ? null : new ErrorDeNegocio('conflicto', 'derecho-sin-suspension', propios.derechoSinSuspension);

/**
 * A person's request about his data: attended or denied once, with the answer. One of type 'bloqueo' suspends them from then on, until it is lifted.
 */
export const cicloDeDerecho = crearCiclo<EstadoDeDerecho, AccionDeDerecho, HechosDeDerecho>({
  nombre: 'derecho-titular',
  estados: estadosDeDerecho,
  iniciales: ['recibida'],
  finales: ['negada', 'levantada'],
  estadoDe: ({ estado }) => estado,
  acciones: {
    atender: { desde: ['recibida'], hacia: 'atendida', permiso: 'derecho:atender', guarda: sinExportar },
    negar: { desde: ['recibida'], hacia: 'negada', permiso: 'derecho:atender' },
    levantar: { desde: ['atendida'], hacia: 'levantada', permiso: 'derecho:atender', guarda: sinSuspension },
  },
});

/** Why the data can't be exported for this request; `null` = they can. */
export function rechazoDeExportacion({
  estado,
  tipo,
}: Pick<HechosDeDerecho, 'estado' | 'tipo'>): ErrorDeNegocio | null {
  if (tipo !== 'acceso') return new ErrorDeNegocio('conflicto', 'derecho-sin-acceso', propios.derechoSinAcceso);
  return estado === 'negada' ? new ErrorDeNegocio('conflicto', 'derecho-negado', propios.derechoNegado) : null;
}
