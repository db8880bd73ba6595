export const FIN = {
  /** FIN-001, FIN-003 */
  activosYPasivos: 'Activos y Pasivos',
  patrimonio: 'Patrimonio',
  ingresosYGastos: 'Ingresos y gastos mensuales',
  balanceMensual: 'Balance mensual',
  /** FIN-011 */
  valorObligatorio: 'El valor es obligatorio',
  /** FIN-017, FIN-018 */
  errorIntenteDeNuevo: 'Error intente de nuevo',
} as const;
