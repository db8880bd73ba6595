import {
  cicloDeReferencia,
  claveDeSolicitud,
  conflictoDeActo,
  type ErrorDeNegocio,
  mensajes,
  rechazoDeBase,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { type AnexoLeido, sinSolicitud } from '../anexo';
import { hechosDeEscritura } from '../carpeta';
import type { ReferenciaVista } from './referencia.dto';
import type { ReferenciaRow } from './referencia.store';

const { propios } = mensajes;

/** A reference for its acts, with its plan and the application in force. */
export interface ReferenciaEnActo extends AnexoLeido {
  readonly referencia: ReferenciaRow;
}

export const claveDe = ({ idCodigo, rol }: ReferenciaRow): string => claveDeSolicitud(idCodigo, rol);

/** References of a former guarantor can't be changed. */
const cambiada = (): ErrorDeNegocio =>
  conflictoDeActo('estado-cambiado', { con: () => propios.estadoCambiado, sin: propios.estadoCambiado }, null);

function deSolicitud({ referencia, rol, solicitud }: ReferenciaEnActo): ErrorDeNegocio | null {
  if (solicitud === null) return sinSolicitud(rol);
  return referencia.solicitudId === solicitud.id ? null : cambiada();
}

export const referenciaEnCiclo = lifecycleOf(cicloDeReferencia, {
  factsOf: ({ referencia }: ReferenciaEnActo) => referencia,
  contextOf: (_, { actor }) => ({ actor }),
  accessRefusal: (enActo, { actor, soloPropios }) =>
    rechazoDeBase(hechosDeEscritura(enActo.plan), actor, soloPropios) ?? deSolicitud(enActo),
  dataSubjects: ({ plan, solicitud }) => [plan, { personaId: solicitud?.personaId }],
});

export function vistaDe(enActo: ReferenciaEnActo, context: ViewContext): ReferenciaVista {
  const { referencia } = enActo;
  const { solicitudId: _, idCodigo: __, rol: ___, ...vista } = referencia;
  return { ...vista, clave: claveDe(referencia), acciones: referenciaEnCiclo.accionesFor(enActo, context) };
}
