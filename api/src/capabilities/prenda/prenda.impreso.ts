import type { ConGenero, FideicomisoDeContrato, LineaDeFirma, TipoDeGarantia } from '@adjudica/domain';
import type { DatoImpreso, Emisor, Papel } from '../../pdf';

/** Security of a note: pledge of a vehicle, draft of a mortgage, or instruction to a trust. */
export interface PrendaImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly version: number;
  readonly borrador: boolean;
  /** Of its bar code. */
  readonly codigo: string;
  readonly titulo: string;
  readonly garantia: TipoDeGarantia;
  readonly esVehiculo: boolean;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly ciudad: string;
  /** 'el nueve de marzo de dos mil veintiséis' */
  readonly fechaEnPalabras: string;
  readonly representante: string;
  readonly enCalidad: string;
  /** `estadoCivil`: 'casada, con separación de bienes'; `identificada`: 'Ana Loor, con cédula número 1712345678'. */
  readonly deudor: { readonly nombre: string; readonly identificada: string; readonly estadoCivil: string };
  /** null = the debtor signs. */
  readonly apoderado: string | null;
  /** What words agree with: the debtor, and all debtors. */
  readonly soloDeudor: readonly ConGenero[];
  readonly deudores: readonly ConGenero[];
  /** 'los deudores', 'de los deudores'. */
  readonly elDeudor: string;
  readonly delDeudor: string;
  /** Co-owner of the good, who signs too; null = none. */
  readonly conyuge: { readonly identificada: string; readonly vinculo: string } | null;
  readonly pagare: {
    readonly numero: number;
    readonly monto: string;
    readonly montoEnPalabras: string;
    readonly variasCuotas: boolean;
    /** 'cuarenta y ocho (48) cuotas mensuales desde el … hasta el …', 'una cuota única, el …'. */
    readonly formaDePago: string;
  };
  /** Terms of the contract: 'tres (3) días'. */
  readonly plazos: Readonly<
    Record<
      'siniestro' | 'embargo' | 'cambioDeDatos' | 'aceleracion' | 'requerimiento' | 'inspeccion' | 'cancelacion',
      string
    >
  >;
  /** Of the guarantee F; null = another. */
  readonly fideicomiso: FideicomisoDeContrato | null;
  readonly bien: readonly DatoImpreso[];
  readonly depositario: {
    readonly nombre: string;
    readonly identificada: string;
    readonly calidad: string;
    readonly esDeudor: boolean;
    readonly correo: string;
  };
  /** 'tres (3) ejemplares' */
  readonly ejemplares: string;
  /** 'Por no poder firmar, …'; null = everybody signs. */
  readonly ruego: string | null;
  readonly firmas: readonly LineaDeFirma[];
}

const publico = (h: PrendaImpresa): string => `${h.titulo} · Pagaré No. ${h.pagare.numero}`;
export const prendaEnPapel: Papel<PrendaImpresa> = {
  tipo: 'prenda',
  titulo: (h) => `${publico(h)} · ${h.deudor.nombre}`,
  publico,
  version: (h) => h.version,
  rubricas: (h) => h.firmas.length,
  borrador: (h) => h.borrador,
  filas: 'bien',
};
