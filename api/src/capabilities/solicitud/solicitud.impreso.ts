import { type Fecha, mensajes } from '@adjudica/domain';
import type { DatoImpreso, Emisor, Papel } from '../../pdf';

export interface SeccionImpresa {
  readonly titulo: string;
  readonly datos: readonly DatoImpreso[];
}

/** One side of a panel of the financial statement; printed amounts: '$ 1.234,50'. */
interface ColumnaImpresa {
  readonly titulo: string;
  readonly filas: readonly { readonly etiqueta: string; readonly valor: string }[];
  readonly etiquetaTotal: string;
  readonly total: string;
}

export interface PanelImpreso {
  readonly titulo: string;
  readonly columnas: readonly ColumnaImpresa[];
  /** 'Patrimonio', 'Balance mensual' and its amount. */
  readonly etiquetaSaldo: string;
  readonly saldo: string;
}

export interface ReferenciaImpresa {
  /** 'Personal', 'Comercial', 'Bancaria'. */
  readonly tipo: string;
  readonly nombre: string;
  /** Kinship and identification; type, number and age of the account. */
  readonly detalle: string;
  readonly lugar: string;
  readonly telefono: string;
  /** 'Pendiente', 'Confirmada'. */
  readonly estado: string;
}

/** 'Solicitud de compra' of the holder or of the guarantor (CLI-045, CLI-127). */
export interface SolicitudImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 'Titular' or 'Garante'. */
  readonly calidad: string;
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly numAprobacion: number;
  /** Version of the printed form. */
  readonly version: number;
  /** Day of the document in Ecuador, 'YYYY-MM-DD'. */
  readonly emision: Fecha;
  readonly monto: string;
  readonly montoEnPalabras: string;
  readonly valorCuota: string;
  readonly mesesPlan: number;
  readonly fechaAdjudicacion: Fecha;
  /** Executive of the plan; '—' for none. */
  readonly ejecutivo: string;
  readonly nombreCompleto: string;
  readonly identificacion: string;
  /** On the guarantor's form: the debtor. */
  readonly titular: { readonly nombreCompleto: string; readonly identificacion: string } | null;
  readonly secciones: readonly SeccionImpresa[];
  /** Empty when the declared marital status has no signing spouse, or none was registered. */
  readonly conyuge: readonly SeccionImpresa[];
  /** Signs beside the declarant; null = nobody. */
  readonly nombreConyuge: string | null;
  /** Empty without a saved statement. */
  readonly finanzas: readonly PanelImpreso[];
  readonly referencias: readonly ReferenciaImpresa[];
}

export const solicitudEnPapel: Papel<SolicitudImpresa> = {
  tipo: 'solicitud',
  titulo: (h) => `${mensajes.CLI.solicitudDeCompra} No. ${h.numAprobacion} · ${h.calidad} · Plan ${h.idCodigo}`,
  version: (h) => h.version,
  filas: 'referencias',
};
