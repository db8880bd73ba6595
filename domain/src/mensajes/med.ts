/** Approval: verbatim, typos included. */

/** MED-507; MED-509 gives the tax no text of its own. */
export const valorMayorACero = 'El valor debe ser mayor a cero';
/** MED-508 */
export const pagoAnticipadoMayor = 'Valor debe ser menor o igual a la diferencia.';
/** MED-510 */
export const seleccionarPlan = 'Debe seleccionar un plan';
/** MED-512 */
export const antiguedad = 'Solo puede tener 5 años de antiguedad';
/** MED-513 */
export const anioIncorrecto = 'Año incorrecto';
/** MED-523, MED-524 */
export const aceptar = 'Aceptar medio de aprobación';
export const noAprobado = 'No aprobado';
/** MED-545, MED-546, MED-547 */
export const generado = 'Medio de aprobación generado con exito.';
export const actualizado = 'Medio de aprobación actualizado con exito.';
export const medioActualizado = 'Medio actualizado.';
