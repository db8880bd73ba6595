/** FIN-001, FIN-003 */
export const activosYPasivos = 'Activos y Pasivos';
export const patrimonio = 'Patrimonio';
export const ingresosYGastos = 'Ingresos y gastos mensuales';
export const balanceMensual = 'Balance mensual';
/** FIN-011 */
export const valorObligatorio = 'El valor es obligatorio';
/** FIN-017, FIN-018 */
export const errorIntenteDeNuevo = 'Error intente de nuevo';
