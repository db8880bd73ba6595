import type { Fecha, TipoDeGarantia } from '@adjudica/domain';
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
  /** `estadoCivil`: 'casado, con separación de bienes'. */
  readonly deudor: { readonly nombre: string; readonly cedula: string; readonly estadoCivil: string };
  /** Co-owner of the good, who signs too; null = none. */
  readonly conyuge: { readonly nombre: string; readonly cedula: string; readonly calidad: string } | null;
  readonly pagare: {
    readonly numero: number;
    readonly monto: string;
    readonly montoEnPalabras: string;
    /** 'cuarenta y ocho cuotas mensuales' */
    readonly cuotasEnPalabras: string;
    readonly desde: Fecha;
    readonly hasta: Fecha;
  };
  /** Periods of notice: 'tres días'. */
  readonly plazos: { readonly siniestro: string; readonly embargo: string; readonly cambioDeDatos: string };
  readonly bien: readonly DatoImpreso[];
  readonly depositario: { readonly nombre: string; readonly cedula: string; readonly correo: string };
  readonly firmas: readonly { readonly nombre: string; readonly detalle: string }[];
}

export const prendaEnPapel: Papel<PrendaImpresa> = {
  tipo: 'prenda',
  titulo: (h) => `${h.titulo} · Pagaré No.${h.pagare.numero} · ${h.deudor.nombre}`,
  version: (h) => h.version,
  borrador: (h) => h.borrador,
  filas: 'bien',
};
