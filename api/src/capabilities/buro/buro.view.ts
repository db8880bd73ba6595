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

/** What a report is shown with, beside itself. */
interface Alrededor {
  /** In Ecuador. */
  readonly hoy: string;
  readonly documentoDeAutorizacion: boolean;
}

export function informeDe(
  actor: Actor,
  fila: FilaDeConsulta,
  informe: InformeDeBuro,
  { hoy, documentoDeAutorizacion }: Alrededor,
): InformeDeBuroVista {
  const consulta = puede(actor.role, 'buro:consultar');
  return {
    ...consultaDe(fila),
    ...informe,
    documentoDeAutorizacion,
    deHoy: fila.fecha === hoy,
    banda: bandaDePuntaje(informe.puntaje),
    acciones: consulta
      ? ['consultar-de-nuevo', ...(fila.consentimiento === null ? (['registrar-autorizacion'] as const) : [])]
      : [],
  };
}
