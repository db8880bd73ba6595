/** Approval: verbatim, typos included. */
export const MED = {
  /** MED-507; MED-509 gives the tax no text of its own. */
  valorMayorACero: 'El valor debe ser mayor a cero',
  /** MED-508 */
  pagoAnticipadoMayor: 'Valor debe ser menor o igual a la diferencia.',
  /** MED-510 */
  seleccionarPlan: 'Debe seleccionar un plan',
  /** MED-512 */
  antiguedad: 'Solo puede tener 5 años de antiguedad',
  /** MED-513 */
  anioIncorrecto: 'Año incorrecto',
  /** MED-523, MED-524 */
  aceptar: 'Aceptar medio de aprobación',
  noAprobado: 'No aprobado',
  /** MED-545, MED-546, MED-547 */
  generado: 'Medio de aprobación generado con exito.',
  actualizado: 'Medio de aprobación actualizado con exito.',
  medioActualizado: 'Medio actualizado.',
} as const;
