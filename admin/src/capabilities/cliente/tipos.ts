import type { HechosDePestanas } from '@adjudica/domain';
import type { RaRecord } from 'react-admin';

/** One plan of a client, as the list of the data card needs it. */
export interface PlanDeCliente {
  readonly idCodigo: string;
  readonly producto: string;
  readonly grupo: string;
  readonly codigo: string;
  readonly monto: number;
  readonly valorCuota: number;
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
  readonly correo: string | null;
  readonly celular: string | null;
  readonly telefono: string | null;
  readonly direccion: string | null;
  readonly ciudad: string | null;
  readonly planes: readonly PlanDeCliente[];
}

export interface EstadoDePlan extends HechosDePestanas, PlanDeCliente {
  readonly titular: { readonly identificacion: string; readonly nombreCompleto: string };
  readonly ejecutivo: string | null;
  readonly carpeta: { readonly idDepartamento: string | null; readonly departamento: string | null } | null;
}

export interface MovimientoRecord extends RaRecord {
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

export interface CuotaRecord extends RaRecord {
  readonly numero: number;
  readonly fechaVencimiento: string;
  readonly valor: number;
  readonly pagado: number;
  readonly estado: string;
}
