import type { EstadoDeCuota, HechosDePestanas } from '@adjudica/domain';
import type { RaRecord } from 'react-admin';

/** One plan of a client, as the list of the data card needs it. */
export interface PlanDeCliente {
  readonly idCodigo: string;
  readonly producto: string;
  readonly nombreProducto: string;
  readonly grupo: string;
  readonly codigo: string;
  readonly monto: number;
  readonly valorCuota: number;
  readonly cuotasPagadas: number;
  readonly cuotasTotales: number;
  /** 'pagadas/total' */
  readonly numCuota: string;
  readonly saldo: number;
  readonly cuotasVencidas: number;
  readonly estadoPlan: string;
  readonly adjudicado: boolean;
  readonly fechaAdjudicacion: string | null;
  readonly cuotasOfertadas: number | null;
  readonly idDepartamento: string | null;
}

export interface ClienteDetalle {
  readonly id: number;
  readonly tipoIdentificacion: string;
  readonly identificacion: string;
  readonly nombreCompleto: string;
  readonly nombres: string;
  readonly apellidoPaterno: string;
  readonly apellidoMaterno: string;
  readonly fechaNacimiento: string | null;
  readonly edad: number | null;
  readonly estadoCivil: string | null;
  readonly correo: string | null;
  readonly celular: string | null;
  readonly telefono: string | null;
  readonly direccion: string | null;
  readonly provincia: string | null;
  readonly ciudad: string | null;
  readonly parroquia: string | null;
  readonly planes: readonly PlanDeCliente[];
}

interface Faltante {
  readonly codigo: string;
  readonly texto: string;
  readonly pestana: string;
  readonly subpestana: string;
  readonly campo?: string;
}

export interface EstadoDePlan extends PlanDeCliente, HechosDePestanas {
  readonly id: string;
  readonly titular: { readonly identificacion: string; readonly nombreCompleto: string };
  readonly carpeta: {
    readonly idDepartamento: string | null;
    readonly departamento: string | null;
    readonly estado: string;
    readonly version: number;
  } | null;
  readonly estadoSol: string | null;
  readonly garante: {
    readonly identificacion: string;
    readonly nombreCompleto: string | null;
    readonly admiteConyuge: boolean;
  } | null;
  readonly porHacer: string;
  readonly ejecutivo: string | null;
  readonly ajeno: boolean;
  readonly faltantes: readonly Faltante[];
  readonly requisitos: number;
  readonly puedeEditar: boolean;
  readonly motivoNoEditar: string | null;
  readonly puedeEnviar: boolean;
  readonly motivoNoEnviar: string | null;
  readonly diferencias: readonly {
    readonly campo: string;
    readonly importado: number;
    readonly segunMovimientos: number;
  }[];
}

export interface MovimientoRecord extends RaRecord<number> {
  readonly fecha: string;
  readonly tipoDocumento: string;
  readonly serieDocumento: string;
  readonly numeroDocumento: string;
  readonly tipoMovimiento: string;
  readonly referencia: string | null;
  readonly valorDebito: number;
  readonly valorCredito: number;
  readonly valorSaldo: number;
}

export interface CuotaRecord extends RaRecord<number> {
  readonly numero: number;
  readonly fechaVencimiento: string | null;
  readonly valor: number;
  readonly pagado: number;
  readonly pendiente: number;
  readonly estado: EstadoDeCuota;
}
