import type { Fecha } from '../fechas';
import type { FilasDeTabla } from '../formato/campos';
import type { DatosDeContrato } from './campos';

/** A person in a contract. */
export interface PersonaDeContrato {
  readonly nombre: string;
  readonly identificacion: string;
}
export interface ConDomicilio extends PersonaDeContrato {
  readonly direccion: string | null;
  readonly telefono: string | null;
}
export interface ClienteDeContrato extends ConDomicilio {
  /** 'C', 'R', 'P'. */
  readonly tipoIdentificacion: string;
  readonly genero: string | null;
  /** Name of the country, and whether it is Ecuador. */
  readonly pais: string | null;
  readonly ecuatoriano: boolean;
  readonly profesion: string | null;
  readonly ciudad: string | null;
  readonly provincia: string | null;
  readonly correo: string | null;
}

export interface VehiculoDeContrato {
  readonly marca: string | null;
  readonly modelo: string | null;
  readonly clase: string | null;
  readonly tipo: string | null;
  readonly anio: number | null;
  readonly color: string | null;
  readonly motor: string | null;
  readonly chasis: string | null;
  readonly placa: string | null;
  readonly paisOrigen: string | null;
  /** Dealer or seller, where an order names one. */
  readonly vendedor: string | null;
  readonly rucVendedor: string | null;
}
export interface InmuebleDeContrato {
  readonly tipo: string | null;
  readonly direccion: string | null;
  readonly canton: string | null;
  readonly provincia: string | null;
  /** m² */
  readonly area: number | null;
  readonly registro: string | null;
}

/** The note of the plan; amounts in dollars. */
export interface PagareDeContrato {
  readonly numero: number;
  readonly lugar: string | null;
  readonly fecha: Fecha;
  readonly monto: number;
  readonly cuotas: number;
  readonly valorCuota: number;
  readonly primerVencimiento: Fecha | null;
  readonly ultimoVencimiento: Fecha | null;
  readonly tabla: FilasDeTabla;
}

/** Facts of a contract's plan, from its present records; amounts in dollars, `null` = unknown. */
export interface HechosDelPlan {
  readonly empresa: { readonly nombre: string; readonly ruc: string; readonly ciudad: string };
  readonly representante: (Partial<PersonaDeContrato> & { readonly calidad: string | null }) | null;
  /** Day of the contract. */
  readonly fecha: Fecha;
  readonly cliente: ClienteDeContrato;
  readonly conyuge: PersonaDeContrato | null;
  readonly garante: ConDomicilio | null;
  readonly segundoGarante: PersonaDeContrato | null;
  readonly conyugeDeGarante: PersonaDeContrato | null;
  readonly depositario: (ConDomicilio & { readonly correo: string | null }) | null;
  readonly plan: {
    readonly idCodigo: string;
    readonly producto: string;
    readonly nombreProducto: string;
    readonly grupo: string;
    readonly puesto: string;
    readonly monto: number;
    readonly meses: number;
    readonly valorCuota: number;
    readonly cuotasPagadas: number;
  };
  readonly adjudicacion: { readonly fecha: Fecha; readonly asamblea: number | null; readonly modalidad: string };
  /** F or C, as risk approved the folder. */
  readonly garantia: string | null;
  readonly vehiculo: VehiculoDeContrato | null;
  readonly inmueble: InmuebleDeContrato | null;
  readonly valorDelBien: number | null;
  /** 'Nuevo', 'Usado'; `null` = the sheet does not say. */
  readonly estadoBien: string | null;
  readonly pagare: PagareDeContrato | null;
}

/** Facts of a contract: those of its plan, and its header. */
export interface HechosDeValores extends HechosDelPlan {
  readonly cabecera: DatosDeContrato;
}
