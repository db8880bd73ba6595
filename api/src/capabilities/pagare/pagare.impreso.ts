import type { ConGenero, Fecha, LineaDeFirma } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

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
  /** 'setenta y dos (72) cuotas' */
  readonly cuotasEnPalabras: string;
  readonly valorCuota: string;
  readonly valorCuotaEnPalabras: string;
  /** Due dates of the first and of the last instalment, in words. */
  readonly primerVencimiento: string;
  readonly ultimoVencimiento: string;
  /** 'tres (3) cuotas', 'quince (15) días'. */
  readonly plazos: { readonly aceleracion: string; readonly requerimiento: string };
  /** `documento`: 'cédula número 1712345678'. */
  readonly deudor: { readonly nombre: string; readonly documento: string };
  /** 'Ana Loor, con cédula número 1712345678'; null = the debtor signs. */
  readonly apoderado: string | null;
  /** What verbs and adjectives agree with. */
  readonly deudores: readonly ConGenero[];
  /** 'la deudora', 'La deudora', 'de la deudora'. */
  readonly elDeudor: string;
  readonly deudorAlInicio: string;
  readonly delDeudor: string;
  readonly representante: string;
  readonly conyuge: { readonly identificada: string; readonly vinculo: string; readonly titulo: string } | null;
  readonly garantes: readonly ConGenero[];
  /** The same persons, identified. */
  readonly avales: string;
  /** Spouses of avales. */
  readonly autorizan: readonly { readonly persona: string; readonly vinculo: string; readonly aval: string }[];
  /** 'Por no poder firmar, …'; null = everybody signs. */
  readonly ruego: string | null;
}

/** Promissory note: text, schedule and signers. */
export interface PagareImpreso extends TextoDePagareImpreso {
  /** Of its bar code. */
  readonly codigo: string;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  /** The annulled note that it replaces. */
  readonly reemplazaA: number | null;
  readonly version: number;
  readonly borrador: boolean;
  readonly cuotas: readonly { readonly numero: number; readonly vencimiento: Fecha; readonly valor: string }[];
  readonly firmas: readonly LineaDeFirma[];
}

const publico = (h: PagareImpreso): string => `Pagaré a la orden No. ${h.numero} · Plan ${h.idCodigo}`;
export const pagareEnPapel: Papel<PagareImpreso> = {
  tipo: 'pagare',
  titulo: (h) => `${publico(h)} · ${h.deudor.nombre}`,
  publico,
  version: (h) => h.version,
  rubricas: (h) => h.firmas.length,
  borrador: (h) => h.borrador,
  filas: 'cuotas',
};
