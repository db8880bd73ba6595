import { bandaDePuntaje, esMismoNombre, type InformeDeBuro, puede, sumarMontos, tablasDeBuro } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { nombreDeCliente } from '../persona';
import type { ConsultaDeBuroRecord, InformeDeBuroVista } from './buro.dto';
import type { ConsultaRow } from './buro.store';

export const consultaDe = (row: ConsultaRow): ConsultaDeBuroRecord => ({
  id: row.id,
  cedula: row.cedula,
  fecha: row.fecha,
  estado: row.estado,
  consultadoPor: `${row.nombre} ${row.apellido}`.trim(),
  consultadoEn: row.consultadoEn,
  plan: row.idCodigo,
  consentimiento: row.consentimiento,
  motivo: row.motivo,
  prueba: row.prueba,
});

/** Shown beside a report. */
interface Alrededor {
  /** In Ecuador. */
  readonly hoy: string;
  readonly documentoDeAutorizacion: boolean;
  /** In dollars; null = no financial statement. */
  readonly deudaDeclarada: number | null;
}

export function informeDe(
  actor: Actor,
  row: ConsultaRow,
  informe: InformeDeBuro,
  { hoy, documentoDeAutorizacion, deudaDeclarada }: Alrededor,
): InformeDeBuroVista {
  const consulta = puede(actor, 'buro:consultar');
  return {
    ...consultaDe(row),
    ...informe,
    documentoDeAutorizacion,
    clienteDistinto: clienteDistinto(row, informe),
    deudaDeclarada,
    deudaReportada:
      sumarMontos(tablasDeBuro.flatMap(({ codigo }) => informe[codigo].map(({ saldoTotal }) => saldoTotal))) / 100,
    deHoy: row.fecha === hoy,
    banda: bandaDePuntaje(informe.puntaje),
    acciones: consulta
      ? ['consultar-de-nuevo', ...(row.consentimiento === null ? (['registrar-autorizacion'] as const) : [])]
      : [],
  };
}

/** The client's name, if the bureau's differs. */
function clienteDistinto(
  { clienteNombres, clientePaterno, clienteMaterno }: ConsultaRow,
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
