import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { llegoTarde } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { mensajes } from '../mensajes';
import { estadoDeAsamblea, rechazoPorNumero } from './reglas';
import type { HechosDeAsamblea } from './tipos';

/** `sinActa`: imported as closed, and may still get its minutes. `cerrada`: they were issued. */
type Estado = 'abierta' | 'sinActa' | 'cerrada' | 'otra';

export type AccionDeAsamblea = 'marcar' | 'vistaPrevia' | 'generarActa' | 'regenerarActa';

/** `numeroProxima`: see `proximaAsamblea`; `ultimoNumero`: the highest number of the group with a date. */
export interface ContextoDeAsamblea extends ContextoDeCiclo {
  readonly numeroProxima: number | null;
  readonly ultimoNumero: number;
}

const yaGenerada = (a: HechosDeAsamblea): ErrorDeNegocio =>
  llegoTarde(
    'acta-ya-generada',
    { con: mensajes.propios.actaYaGeneradaPor, sin: mensajes.propios.actaYaGenerada },
    a.emision ?? null,
    { numeroAsamblea: a.numeroAsamblea },
  );

/** Date set and number rules: what draft marks, preview and generation have in common. */
function pendienteDeActa(a: HechosDeAsamblea, ctx: ContextoDeAsamblea): ErrorDeNegocio | null {
  // one that came with minutes and as open
  if (a.acta !== null) return yaGenerada(a);
  const porNumero = rechazoPorNumero(a.numeroAsamblea, {
    numeroProxima: ctx.numeroProxima,
    ultimoNumero: ctx.ultimoNumero,
    mesesPlan: a.mesesPlan,
  });
  if (porNumero) return porNumero;
  return a.fecha === null ? new ErrorDeNegocio('regla', 'sin-fecha', mensajes.propios.actaSinFecha) : null;
}

/** ASA-024: any estado but blank or 'C' is not processed; said instead of kept silent. */
function estadoNoPermitido(a: HechosDeAsamblea): ErrorDeNegocio {
  return new ErrorDeNegocio('conflicto', 'estado-no-permitido', mensajes.propios.actaEstadoNoPermitido, {
    detalle: { estado: a.estado, numeroAsamblea: a.numeroAsamblea },
  });
}

/** Until the minutes are issued. */
const PENDIENTE = {
  desde: ['abierta', 'sinActa'],
  guarda: pendienteDeActa,
  conflicto: (a: HechosDeAsamblea) => (estadoDeAsamblea(a.estado) === 'otra' ? estadoNoPermitido(a) : yaGenerada(a)),
} as const;
const sinGenerar = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'acta-sin-generar', mensajes.propios.actaSinGenerar);

function estadoDe({ estado, acta }: HechosDeAsamblea): Estado {
  const escrito = estadoDeAsamblea(estado);
  return escrito === 'cerrada' && acta === null ? 'sinActa' : escrito;
}

/**
 * An assembly is born open ('Nueva fecha') or imported as it stands; issuing its minutes closes it. A closed one without minutes
 * (imported) may still get them (ASA-024).
 */
export const cicloDeAsamblea = crearCiclo<Estado, AccionDeAsamblea, HechosDeAsamblea, ContextoDeAsamblea>({
  nombre: 'asamblea',
  estados: ['abierta', 'sinActa', 'cerrada', 'otra'],
  iniciales: ['abierta', 'sinActa', 'cerrada', 'otra'],
  finales: ['cerrada', 'otra'],
  estadoDe,
  acciones: {
    marcar: { ...PENDIENTE, permiso: 'participante:marcar' },
    vistaPrevia: { ...PENDIENTE, permiso: 'acta:vista-previa' },
    generarActa: { ...PENDIENTE, hacia: 'cerrada', permiso: 'acta:generar' },
    regenerarActa: {
      desde: ['cerrada'],
      permiso: 'acta:regenerar',
      conflicto: (a) => (estadoDeAsamblea(a.estado) === 'otra' ? estadoNoPermitido(a) : sinGenerar()),
    },
  },
});
