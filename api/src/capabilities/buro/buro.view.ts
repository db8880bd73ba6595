import { bandaDePuntaje, type InformeDeBuro, puede } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { ConsultaDeBuroRecord, InformeDeBuroVista } from './buro.dto';
import type { FilaDeConsulta } from './buro.store';

export const consultaDe = (fila: FilaDeConsulta): ConsultaDeBuroRecord => ({
  id: fila.id,
  cedula: fila.cedula,
  fecha: fila.fecha,
  estado: fila.estado,
  consultadoPor: `${fila.nombre} ${fila.apellido}`.trim(),
  consultadoEn: fila.consultadoEn,
  plan: fila.idCodigo,
  consentimiento: fila.consentimiento,
  motivo: fila.motivo,
  prueba: fila.prueba,
});

/** @param hoy in Ecuador */
export function informeDe(actor: Actor, fila: FilaDeConsulta, informe: InformeDeBuro, hoy: string): InformeDeBuroVista {
  const consulta = puede(actor.role, 'buro:consultar');
  return {
    ...consultaDe(fila),
    ...informe,
    deHoy: fila.fecha === hoy,
    banda: bandaDePuntaje(informe.puntaje),
    acciones: consulta
      ? ['consultar-de-nuevo', ...(fila.consentimiento === null ? (['registrar-autorizacion'] as const) : [])]
      : [],
  };
}
