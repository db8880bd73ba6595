/** CLI-028, EST-560: un plan de un cliente, con su cuenta. Montos en dólares. */
export interface PlanDeCliente {
  idCodigo: string;
  /** Código del producto: '01'. */
  producto: string;
  /** 'Motor Plan'. */
  nombreProducto: string;
  grupo: string;
  /** Puesto dentro del grupo. */
  codigo: string;
  monto: number;
  valorCuota: number;
  cuotasPagadas: number;
  cuotasTotales: number;
  /** 'pagadas/total'. */
  numCuota: string;
  /** Según los movimientos; el importado mientras no los haya. Negativo = a favor del cliente. */
  saldo: number;
  cuotasVencidas: number;
  /** 'A' = activo. */
  estadoPlan: string;
  adjudicado: boolean;
  /** @format date */
  fechaAdjudicacion: string | null;
  cuotasOfertadas: number | null;
  /** Departamento que tiene la carpeta; null = ninguno, o sin carpeta. */
  idDepartamento: string | null;
}
