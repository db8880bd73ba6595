import { ShownColumns } from '../../columns/shown';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';

export const columnas = new ShownColumns(SolicitudDePago);

/** What is read for the whole payment alone. */
export const DEL_PAGO = ['documentos'] as const;

const APARTE = ['ordenId', 'creadoPor', 'rolCreador', 'creadoEn', 'documentos'] as const;
/** Those that the payment shows as they stand: all but what it says elsewhere, or not at all. */
export const mostradas = columnas.except(...APARTE, 'aprobadoPor', 'anuladoPor');
export const mostradasEnLista = columnas.except(
  ...APARTE,
  ...(['aprobadoPor', 'anuladoPor', 'anuladoEn', 'motivo', 'observacion'] as const),
);
