/** What a person owns (FIN-006). Dollars with two decimals; empty = `null`. */
export interface Activos {
  cajaBanco: number | null;
  cuentasPorCobrar: number | null;
  inventario: number | null;
  viviendaTerreno: number | null;
  mueblesEnseres: number | null;
  vehiculoMaquinaria: number | null;
  motocicleta: number | null;
  otrosActivos: number | null;
}

/** What a person owes (FIN-007): 'loans' is two inputs, up to one year and longer. */
export interface Pasivos {
  cuentasPorPagar: number | null;
  proveedores: number | null;
  prestamoAno: number | null;
  prestamoMasAno: number | null;
  deudasNegocio: number | null;
  otrasObligaciones: number | null;
}

/** Monthly income (FIN-008). */
export interface Ingresos {
  ingresoFijo: number | null;
  ingresoConyuge: number | null;
  ingresoArriendo: number | null;
  ingresoPensiones: number | null;
  otrosIngresos: number | null;
}

/** Monthly expenses (FIN-009). */
export interface Egresos {
  egresoAlimentacion: number | null;
  egresoEducacion: number | null;
  egresoTransporte: number | null;
  egresoArriendo: number | null;
  egresoServicioBasico: number | null;
  egresoBancarioComercial: number | null;
  egresoSalud: number | null;
  otrosEgresos: number | null;
}

/** Financial statement of the person of an application (FIN-020). */
export interface DatosDeFinanzas extends Activos, Pasivos, Ingresos, Egresos {}

/** Dollars; `totalPatrimonio` and `totalIngresosEgresos` may be negative (FIN-002, FIN-004). */
export interface TotalesDeFinanzas {
  totalActivo: number;
  totalPasivo: number;
  totalPatrimonio: number;
  totalIngresos: number;
  totalEgresos: number;
  totalIngresosEgresos: number;
}
