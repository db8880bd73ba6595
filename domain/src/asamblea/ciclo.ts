import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { mensajes } from '../mensajes';
import { estadoDeAsamblea, rechazoPorNumero } from './reglas';
import type { HechosDeAsamblea } from './tipos';

/** `sinActa`: imported as closed, may still get its minutes. `cerrada`: its minutes were issued. */
type Estado = 'abierta' | 'sinActa' | 'cerrada' | 'otra';

export type AccionDeAsamblea = 'marcar' | 'vistaPrevia' | 'generarActa' | 'regenerarActa' | 'corregir' | 'eliminar';

/** `numeroProxima`: see `proximaAsamblea`; `ultimoNumero`: the highest number of the group with a date. */
export interface ContextoDeAsamblea extends ContextoDeCiclo {
  readonly numeroProxima: number | null;
  readonly ultimoNumero: number;
}

const yaGenerada = (a: HechosDeAsamblea): ErrorDeNegocio =>
  conflictoDeActo(
    'acta-ya-generada',
    { con: mensajes.propios.actaYaGeneradaPor, sin: mensajes.propios.actaYaGenerada },
    a.emision ?? null,
    { numeroAsamblea: a.numeroAsamblea },
  );

/** Guard of draft marks, preview and generation: the date is set and the number rules hold. */
function pendienteDeActa(a: HechosDeAsamblea, ctx: ContextoDeAsamblea): ErrorDeNegocio | null {
  // imported as open, with minutes
  if (a.acta !== null) return yaGenerada(a);
  const porNumero = rechazoPorNumero(a.numeroAsamblea, {
    numeroProxima: ctx.numeroProxima,
    ultimoNumero: ctx.ultimoNumero,
    mesesPlan: a.mesesPlan,
  });
  if (porNumero) return porNumero;
  return a.fecha === null ? new ErrorDeNegocio('regla', 'sin-fecha', mensajes.propios.actaSinFecha) : null;
}

/** ASA-024: any estado but blank or 'C' is not processed; the refusal says so. */
function estadoNoPermitido(a: HechosDeAsamblea): ErrorDeNegocio {
  return new ErrorDeNegocio('conflicto', 'estado-no-permitido', mensajes.propios.actaEstadoNoPermitido, {
    detalle: { estado: a.estado, numeroAsamblea: a.numeroAsamblea },
  });
}

/** Conflict of an assembly that is neither open nor still without minutes. */
const yaCerrada = (a: HechosDeAsamblea): ErrorDeNegocio =>
  estadoDeAsamblea(a.estado) === 'otra' ? estadoNoPermitido(a) : yaGenerada(a);

/** Actions allowed until the minutes are issued. */
const PENDIENTE = { desde: ['abierta', 'sinActa'], guarda: pendienteDeActa, conflicto: yaCerrada } as const;
const sinActa = (a: HechosDeAsamblea): ErrorDeNegocio | null => (a.acta === null ? null : yaGenerada(a));

/** Conflict of an assembly closed by its minutes, or imported as closed. */
const yaNoAbierta = (a: HechosDeAsamblea): ErrorDeNegocio =>
  estadoDeAsamblea(a.estado) === 'cerrada' && a.acta === null
    ? new ErrorDeNegocio('conflicto', 'asamblea-cerrada', mensajes.propios.asambleaYaCerrada)
    : yaCerrada(a);

/** Only the last assembly of a group, not installed and without marks, is removed: no work is lost, and the numbers stay without a gap. */
function eliminable(a: HechosDeAsamblea, ctx: ContextoDeAsamblea): ErrorDeNegocio | null {
  const conActa = sinActa(a);
  if (conActa !== null) return conActa;
  if (a.instalada === true)
    return new ErrorDeNegocio('regla', 'asamblea-instalada', mensajes.propios.instaladaNoSeElimina);
  if (a.numeroAsamblea !== ctx.ultimoNumero)
    return new ErrorDeNegocio('regla', 'no-es-la-ultima', mensajes.propios.asambleaNoEsUltima, {
      detalle: { ultimoNumero: ctx.ultimoNumero },
    });
  const { marcados = 0 } = a;
  return marcados === 0
    ? null
    : new ErrorDeNegocio('regla', 'asamblea-con-marcas', mensajes.propios.asambleaConMarcas(marcados), {
        detalle: { marcados },
      });
}
const sinGenerar = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'acta-sin-generar', mensajes.propios.actaSinGenerar);

function estadoDe({ estado, acta }: HechosDeAsamblea): Estado {
  const escrito = estadoDeAsamblea(estado);
  return escrito === 'cerrada' && acta === null ? 'sinActa' : escrito;
}

/**
 * An assembly starts open ('Nueva fecha') or in the state in which it was imported; issuing its minutes closes it. An imported one that is closed
 * without minutes may still get them (ASA-024).
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
    corregir: { desde: ['abierta'], guarda: sinActa, conflicto: yaNoAbierta, permiso: 'asamblea:corregir' },
    eliminar: { desde: ['abierta'], guarda: eliminable, conflicto: yaNoAbierta, permiso: 'asamblea:eliminar' },
    regenerarActa: {
      desde: ['cerrada'],
      permiso: 'acta:regenerar',
      conflicto: (a) => (estadoDeAsamblea(a.estado) === 'otra' ? estadoNoPermitido(a) : sinGenerar()),
    },
  },
});
