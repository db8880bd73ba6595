import type { Fecha } from '../fechas';
import type { FirmaARuego, PersonaEnPapel } from '../firmas';
import type { FilasDeTabla } from '../formato/campos';
import type { DatosDeContrato } from './campos';

/** A person in a contract, given names first. */
export type PersonaDeContrato = PersonaEnPapel;
export interface ConDomicilio extends PersonaDeContrato {
  readonly direccion: string | null;
  readonly telefono: string | null;
  readonly correo?: string | null;
}
export interface ClienteDeContrato extends ConDomicilio {
  /** 'C', 'R', 'P'. */
  readonly tipoIdentificacion: string;
  readonly genero: string | null;
  /** Name of the country of the nationality, and its code. */
  readonly pais: string | null;
  readonly nacionalidad: string | null;
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
  readonly ramv?: string | null;
  readonly kilometros?: number | null;
  readonly facturaNumero?: string | null;
  readonly facturaFecha?: Fecha | null;
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
  readonly claveCatastral?: string | null;
  readonly linderos?: string | null;
  readonly vendedor?: string | null;
  readonly vendedorIdentificacion?: string | null;
}

/** The trust of the guarantee F, as the company set it for a product. */
export interface FideicomisoDeContrato {
  readonly nombre: string;
  /** 'escritura pública otorgada el … ante la Notaría …' */
  readonly constitucion: string;
  readonly fiduciaria: string;
  readonly ruc: string;
}

/** The company, as the papers name it. */
export interface EmpresaDeContrato {
  readonly nombre: string;
  readonly ruc: string;
  readonly ciudad: string;
  readonly direccion: string;
  readonly correo: string;
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
  readonly empresa: EmpresaDeContrato;
  readonly representante: (Partial<PersonaDeContrato> & { readonly calidad: string | null }) | null;
  /** Day of the contract. */
  readonly fecha: Fecha;
  readonly cliente: ClienteDeContrato;
  readonly conyuge: PersonaDeContrato | null;
  readonly garante: ConDomicilio | null;
  readonly segundoGarante: (PersonaDeContrato & Partial<ConDomicilio>) | null;
  readonly conyugeDeGarante: PersonaDeContrato | null;
  readonly conyugeDeSegundoGarante?: PersonaDeContrato | null;
  /** Of the client; the header names him too (LEG-589). */
  readonly apoderado?: PersonaDeContrato | null;
  /** Somebody of the case can't sign. */
  readonly ruego?: FirmaARuego | null;
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
  /** Sum of the plans that buy the good; `null` = no sheet. */
  readonly montoDePlanes?: number | null;
  /** Costs of the approval with their names, without those of nothing. */
  readonly gastos?: readonly { readonly nombre: string; readonly valor: number }[];
  /** `null` = not set for the product. */
  readonly fideicomiso?: FideicomisoDeContrato | null;
  /** 'Nuevo', 'Usado'; `null` = the sheet does not say. */
  readonly estadoBien: string | null;
  readonly pagare: PagareDeContrato | null;
  /** Instalments are owed, or the note that the contract names is approved. */
  readonly debe: boolean;
}

/** Facts of a contract: those of its plan, and its header. */
export interface HechosDeValores extends HechosDelPlan {
  readonly cabecera: DatosDeContrato;
  /** Where it is signed, by the note, else by the header; `fecha` is the day of it. */
  readonly ciudad: string | null;
}
