import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { llegoTarde } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { mensajes } from '../mensajes';
import { type EstadoDeAsamblea, estadoDeAsamblea, rechazoPorNumero } from './reglas';
import type { HechosDeAsamblea } from './tipos';

export type AccionDeAsamblea = 'marcar' | 'vistaPrevia' | 'generarActa' | 'regenerarActa';

/** `numeroProxima`: see `proximaAsamblea`; `ultimoNumero`: the highest number of the group with a date. */
export interface ContextoDeAsamblea extends ContextoDeCiclo {
  readonly numeroProxima: number | null;
  readonly ultimoNumero: number;
}

function sinActa(a: HechosDeAsamblea): ErrorDeNegocio | null {
  if (a.acta === null) return null;
  return llegoTarde(
    'acta-ya-generada',
    { con: mensajes.propios.actaYaGeneradaPor, sin: mensajes.propios.actaYaGenerada },
    a.emision ?? null,
    { numeroAsamblea: a.numeroAsamblea },
  );
}

/** Date set, number rules, nothing issued yet: what draft marks, preview and generation have in common. */
function pendienteDeActa(a: HechosDeAsamblea, ctx: ContextoDeAsamblea): ErrorDeNegocio | null {
  const porNumero = rechazoPorNumero(a.numeroAsamblea, {
    numeroProxima: ctx.numeroProxima,
    ultimoNumero: ctx.ultimoNumero,
    mesesPlan: a.mesesPlan,
  });
  if (a.acta !== null) return sinActa(a);
  if (porNumero) return porNumero;
  return a.fecha === null ? new ErrorDeNegocio('regla', 'sin-fecha', mensajes.propios.actaSinFecha) : null;
}

/** ASA-024: any estado but blank or 'C' is not processed; said instead of kept silent. */
function estadoNoPermitido(a: HechosDeAsamblea): ErrorDeNegocio {
  return new ErrorDeNegocio('conflicto', 'estado-no-permitido', mensajes.propios.actaEstadoNoPermitido, {
    detalle: { estado: a.estado, numeroAsamblea: a.numeroAsamblea },
  });
}

/**
 * An assembly is born open ('Nueva fecha') or imported as it stands; issuing its minutes closes it. A closed one without minutes
 * (imported) may still get them (ASA-024).
 */
export const cicloDeAsamblea = crearCiclo<EstadoDeAsamblea, AccionDeAsamblea, HechosDeAsamblea, ContextoDeAsamblea>({
  nombre: 'asamblea',
  estados: ['abierta', 'cerrada', 'otra'],
  iniciales: ['abierta', 'cerrada', 'otra'],
  finales: ['cerrada', 'otra'],
  estadoDe: (a) => estadoDeAsamblea(a.estado),
  acciones: {
    marcar: {
      desde: ['abierta', 'cerrada'],
      permiso: 'participante:marcar',
      guarda: pendienteDeActa,
      conflicto: estadoNoPermitido,
    },
    vistaPrevia: {
      desde: ['abierta', 'cerrada'],
      permiso: 'acta:vista-previa',
      guarda: pendienteDeActa,
      conflicto: estadoNoPermitido,
    },
    generarActa: {
      desde: ['abierta', 'cerrada'],
      hacia: 'cerrada',
      permiso: 'acta:generar',
      guarda: pendienteDeActa,
      conflicto: estadoNoPermitido,
    },
    regenerarActa: {
      desde: ['cerrada'],
      permiso: 'acta:regenerar',
      guarda: (a) =>
        a.acta === null ? new ErrorDeNegocio('conflicto', 'acta-sin-generar', mensajes.propios.actaSinGenerar) : null,
      conflicto: (a) =>
        estadoDeAsamblea(a.estado) === 'otra'
          ? estadoNoPermitido(a)
          : new ErrorDeNegocio('conflicto', 'acta-sin-generar', mensajes.propios.actaSinGenerar),
    },
  },
});
