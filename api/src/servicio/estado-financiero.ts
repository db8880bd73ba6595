import { soloNombres } from './cuerpo';
import type { JsonObject } from './json-object';

export const PATRIMONIO = 'estado financiero: patrimonio';
export const INGRESO = 'estado financiero: ingreso';
export const EGRESO = 'estado financiero: egreso';
const patrimonio = soloNombres(
  PATRIMONIO,
  'TotalActivo CajaBanco CuentasPorCobrar Inventario ViviendaTerreno MueblesEnseres VehiculoMaquinaria motocicleta OtrosActivos TotalPasivos CuentasPorPagar Proveedores PrestamoAno PrestamoMasAno DeudasNegocio OtraObligaciones TotalPatrimonio',
);
const ingreso = soloNombres(INGRESO, 'Fijos Conyuge Arriendo Pensiones OtroIngresos TotalIngresos');
const egreso = soloNombres(
  EGRESO,
  'Alimentacion Educacion Transporte Arriendo ServicioBasico BancarioComercial Salud OtrosEgresos TotalEgresos',
);

/** 3.11 of a financial statement. */
export const finanzasNombradas = (valores: JsonObject): JsonObject => ({
  patrimonio: patrimonio(valores),
  ingreso: ingreso(valores),
  egreso: egreso(valores),
  totalIngresosEgresos: valores['totalIngresosEgresos'],
});
