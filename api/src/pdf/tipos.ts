import type { ActaHechos, Fecha, FilaDeActa } from '@adjudica/domain';
import type { ConstanciaImpresa } from './tipos.constancia';
import type { ContratoImpreso } from './tipos.contrato';
import type { HojaDeDecisionImpresa } from './tipos.decision';
import type { Emisor } from './tipos.emisor';
import type { OrdenDeCompraImpresa } from './tipos.ordenes';
import type { PagareImpreso } from './tipos.pagare';
import type { PrendaImpresa } from './tipos.prenda';
import type { DatoImpreso, SolicitudImpresa } from './tipos.solicitud';
import type { SolicitudDePagoImpresa } from './tipos.solicitud-de-pago';
import type { SorteoImpreso } from './tipos.sorteo';

export type * from './tipos.constancia';
export type * from './tipos.contrato';
export type * from './tipos.decision';
export type * from './tipos.emisor';
export type * from './tipos.ordenes';
export type * from './tipos.pagare';
export type * from './tipos.prenda';
export type * from './tipos.solicitud';
export type * from './tipos.solicitud-de-pago';
export type * from './tipos.sorteo';

/**
 * Facts of the printed documents: finished by the domain and the services (sums, shares, order, words). The templates place them;
 * their helpers write only calendar dates and whole numbers. An optional fact is `null`, never absent: the templates are strict and
 * refuse a missing key.
 */

/** Minutes: what `hechosDeActa` finished, and the issue. `borrador` true prints the watermark. */
export interface ActaImpresa extends Readonly<ActaHechos> {
  readonly emisor: Emisor;
  /** 1 = first issue. */
  readonly version: number;
  /** Reason of a regeneration; null for version 1. */
  readonly motivo: string | null;
  /** The frozen list; null = a draft before it is frozen, or minutes from before lists were. */
  readonly lista: {
    readonly sha256: string;
    /** '10/03/2026 18:02, por Ana Pérez'; null = with these minutes. */
    readonly congelada: string | null;
  } | null;
  /** null = an assembly without a draw by the program. */
  readonly sorteo: SorteoImpreso | null;
}

/** The participants list: the same heading and rows as the minutes, taken from `hechosDeActa` too. */
export interface ListaImpresa
  extends Readonly<
    Pick<
      ActaHechos,
      | 'empresa'
      | 'producto'
      | 'grupo'
      | 'numeroAsamblea'
      | 'fechaLarga'
      | 'hora'
      | 'lugar'
      | 'notario'
      | 'testigos'
      | 'quorum'
    >
  > {
  readonly emisor: Emisor;
  /** Day of the list in Ecuador, 'YYYY-MM-DD'. */
  readonly emision: Fecha;
  readonly participantes: readonly FilaDeActa[];
}

/** Memo of the assemblies of a group up to a date (decisiones.md, AUT-026). */
export interface MemoImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  /** Up to this date, 'YYYY-MM-DD'. */
  readonly hasta: Fecha;
  readonly emision: Fecha;
  /** Who asked for it, as shown: 'Ana Pérez'. */
  readonly emitidoPor: string;
  readonly asambleas: readonly FilaDeMemo[];
}

/** `fecha` 'YYYY-MM-DD', `hora` 'HH:MM', empty witnesses left out, `estado` as shown ('Abierta', 'Cerrada'). */
export interface FilaDeMemo {
  readonly numeroAsamblea: number;
  readonly fecha: Fecha;
  readonly hora: string;
  readonly lugar: string;
  readonly notario: string;
  readonly testigos: readonly string[];
  readonly estado: string;
}

/** Account of a plan: every movement with the balance after it; the last balance is `saldo` (EST-512, EST-576). */
export interface EstadoDeCuentaImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly nombreCliente: string;
  readonly identificacion: string;
  /** 'YYYY-MM-DD'; null = the group has not started. */
  readonly inicio: string | null;
  readonly emision: Fecha;
  readonly emitidoPor: string;
  /** '$ 22.830,00', like `valorCuota` and `saldo`. */
  readonly monto: string;
  readonly valorCuota: string;
  /** Without sign; `aFavor` says whose it is. */
  readonly saldo: string;
  readonly aFavor: boolean;
  /** '12/60' */
  readonly numCuota: string;
  readonly cuotasVencidas: number;
  /** Shown in the place of the table when there is none. */
  readonly sinMovimientos: string;
  readonly movimientos: readonly MovimientoImpreso[];
  readonly totalDebito: string;
  readonly totalCredito: string;
  readonly totalSaldo: string;
}

/** `fecha` 'YYYY-MM-DD'; amounts without currency sign ('1.234,50'), '' for none. */
export interface MovimientoImpreso {
  readonly fecha: Fecha;
  readonly tipoDocumento: string;
  readonly serieDocumento: string;
  readonly numeroDocumento: string;
  readonly tipoMovimiento: string;
  readonly referencia: string;
  readonly valorDebito: string;
  readonly valorCredito: string;
  readonly valorSaldo: string;
}

/** First page of the merged PDF of a folder: what is in it and where. */
export interface IndiceDeCarpetaImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly nombreCliente: string;
  readonly identificacion: string;
  readonly emision: Fecha;
  readonly emitidoPor: string;
  /** 'Documentación completa' …; null where only a part of the folder is printed. */
  readonly estado: string | null;
  /** Of the whole file, this page included. */
  readonly paginas: number;
  readonly documentos: readonly FilaDeIndice[];
}

/** `pagina` is the first one in the whole file. */
export interface FilaDeIndice {
  readonly numero: number;
  readonly documento: string;
  /** 'Cliente', 'Cónyuge del cliente' … */
  readonly dueno: string;
  /** Name, else identification, else '—'. */
  readonly persona: string;
  /** 'Pendiente', 'Correcto', 'Incorrecto' */
  readonly estado: string;
  /** Day of the upload in Ecuador, 'YYYY-MM-DD'. */
  readonly subido: string;
  /** null = its file is missing or altered, and is not joined. */
  readonly pagina: number | null;
  readonly paginas: number;
}

/** Letter with which a good leaves: what Jefatura wrote, and the good of which it is (CAR-511). */
export interface CartaSalidaImpresa extends EntregaImpresa {
  readonly version: number;
  /** Rich text. */
  readonly texto: string;
  readonly bien: readonly { readonly etiqueta: string; readonly valor: string }[];
}

/** The act of delivery before it is signed. */
export interface ActaEntregaImpresa extends EntregaImpresa {
  readonly esVehiculo: boolean;
  readonly bien: readonly DatoImpreso[];
}

interface EntregaImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly nombreCliente: string;
  readonly identificacion: string;
  readonly emision: Fecha;
  readonly emitidoPor: string;
}

/** Document (= folder of /templates) → its facts. A new document is a line here, a folder there and an entry in `documentos`. */
export interface HechosDe {
  readonly acta: ActaImpresa;
  readonly participantes: ListaImpresa;
  readonly memo: MemoImpreso;
  readonly solicitud: SolicitudImpresa;
  readonly constancia: ConstanciaImpresa;
  readonly 'estado-cuenta': EstadoDeCuentaImpreso;
  readonly 'indice-carpeta': IndiceDeCarpetaImpreso;
  readonly 'orden-de-compra': OrdenDeCompraImpresa;
  readonly 'carta-salida': CartaSalidaImpresa;
  readonly 'acta-entrega': ActaEntregaImpresa;
  readonly 'solicitud-de-pago': SolicitudDePagoImpresa;
  readonly prenda: PrendaImpresa;
  readonly contrato: ContratoImpreso;
  readonly pagare: PagareImpreso;
  readonly 'hoja-de-decision': HojaDeDecisionImpresa;
}
export type Documento = keyof HechosDe;
