import type { Fecha } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

export interface FirmanteImpreso {
  readonly nombre: string;
  readonly cedula: string;
}

/** The text of a note (templates/partials/pagare-texto), in figures and in words. */
interface TextoDePagareImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly numero: number;
  readonly ciudad: string;
  /** 'el cinco de abril de dos mil veintiséis' */
  readonly fechaEnPalabras: string;
  /** '$ 18.264,00' */
  readonly monto: string;
  readonly montoEnPalabras: string;
  readonly plazo: number;
  readonly valorCuota: string;
  readonly valorCuotaEnPalabras: string;
  /** Due dates of the first and of the last instalment, in words. */
  readonly primerVencimiento: string;
  readonly ultimoVencimiento: string;
  readonly deudor: FirmanteImpreso;
  readonly representante: string;
  readonly conyuge: FirmanteImpreso | null;
  readonly garantes: readonly (FirmanteImpreso & { readonly calidad: string })[];
  /** Person with a thumbprint instead of a signature, and the witness. */
  readonly huella: FirmanteImpreso | null;
  readonly testigo: FirmanteImpreso | null;
}

/** Promissory note: text, schedule and signers. */
export interface PagareImpreso extends TextoDePagareImpreso {
  /** Of its bar code. */
  readonly codigo: string;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly version: number;
  readonly borrador: boolean;
  readonly cuotas: readonly { readonly numero: number; readonly vencimiento: Fecha; readonly valor: string }[];
  readonly firmas: readonly { readonly nombre: string; readonly detalle: string }[];
}

export const pagareEnPapel: Papel<PagareImpreso> = {
  tipo: 'pagare',
  titulo: (h) => `Pagaré a la orden No.${h.numero} · Plan ${h.idCodigo} · ${h.deudor.nombre}`,
  version: (h) => h.version,
  borrador: (h) => h.borrador,
  filas: 'cuotas',
};
