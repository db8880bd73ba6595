import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { rechazoPorBienEntregado } from '../medio/ciclo';
import { propios } from '../mensajes';

export interface HechosDePapel {
  /** Its record was annulled. */
  readonly anulado: boolean;
  /** Upload of the signed copy in force; `null` = none yet, or it lacks signatures. */
  readonly firmado: Autoria | null;
  /** Delivery of the good; `null` = not yet. */
  readonly entregado: Autoria | null;
}

export const estadosDePapel = ['emitido', 'firmado', 'anulado'] as const;
// 'firmado' has its signed copy, signed electronically by all or a scan; 'anulado': its record was annulled.
export type EstadoDePapel = (typeof estadosDePapel)[number];
export type AccionDePapel = 'firmar' | 'reemplazar';
export const etiquetaDePapel: Readonly<Record<EstadoDePapel, string>> = {
  emitido: propios.papelEmitido,
  firmado: propios.papelFirmado,
  anulado: propios.papelAnulado,
};
export const estadoDePapel = ({ anulado, firmado }: { anulado: boolean; firmado: unknown }): EstadoDePapel => {
  if (anulado) return 'anulado';
  return firmado === null ? 'emitido' : 'firmado';
};

const cambiado = (papel: HechosDePapel): ErrorDeNegocio =>
  papel.anulado
    ? new ErrorDeNegocio('conflicto', 'papel-anulado', propios.papelYaAnulado)
    : conflictoDeActo('papel-firmado', { con: propios.papelYaFirmado, sin: propios.estadoCambiado }, papel.firmado);

/** A signed copy is kept once the paper is signed, and replaced with a reason until the delivery; earlier ones stay. */
export const cicloDePapel = crearCiclo<EstadoDePapel, AccionDePapel, HechosDePapel, ContextoDeCiclo>({
  nombre: 'papel',
  estados: estadosDePapel,
  iniciales: ['emitido', 'anulado'],
  finales: ['firmado', 'anulado'],
  estadoDe: estadoDePapel,
  acciones: {
    firmar: { desde: ['emitido'], hacia: 'firmado', permiso: 'papel:firmar', conflicto: cambiado },
    reemplazar: {
      desde: ['firmado'],
      permiso: 'papel:firmar',
      guarda: ({ entregado }) => rechazoPorBienEntregado(entregado),
      conflicto: (papel) =>
        papel.anulado ? cambiado(papel) : new ErrorDeNegocio('conflicto', 'papel-sin-firmar', propios.papelSinFirmar),
    },
  },
});
