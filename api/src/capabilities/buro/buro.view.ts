import { bandaDePuntaje, esMismoNombre, type InformeDeBuro, puede, sumarMontos, tablasDeBuro } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { nombreDeCliente } from '../persona';
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
  /** Dollars; null = no financial statement. */
  readonly deudaDeclarada: number | null;
}

export function informeDe(
  actor: Actor,
  fila: FilaDeConsulta,
  informe: InformeDeBuro,
  { hoy, documentoDeAutorizacion, deudaDeclarada }: Alrededor,
): InformeDeBuroVista {
  const consulta = puede(actor, 'buro:consultar');
  return {
    ...consultaDe(fila),
    ...informe,
    documentoDeAutorizacion,
    clienteDistinto: clienteDistinto(fila, informe),
    deudaDeclarada,
    deudaReportada:
      sumarMontos(tablasDeBuro.flatMap(({ codigo }) => informe[codigo].map(({ saldoTotal }) => saldoTotal))) / 100,
    deHoy: fila.fecha === hoy,
    banda: bandaDePuntaje(informe.puntaje),
    acciones: consulta
      ? ['consultar-de-nuevo', ...(fila.consentimiento === null ? (['registrar-autorizacion'] as const) : [])]
      : [],
  };
}

/** The client's name, where the bureau answers with another one. */
function clienteDistinto(
  { clienteNombres, clientePaterno, clienteMaterno }: FilaDeConsulta,
  { nombreSujeto }: InformeDeBuro,
) {
  if (clienteNombres === null) return null;
  const cliente = nombreDeCliente({
    nombres: clienteNombres,
    apellidoPaterno: clientePaterno ?? '',
    apellidoMaterno: clienteMaterno ?? '',
  });
  return esMismoNombre(nombreSujeto, cliente) ? null : cliente;
}
