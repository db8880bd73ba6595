/** The unit that is delivered: our own texts. */

export const unidadKilometros = 'Ingrese los kilómetros, de 0 a 2.000.000';
export const unidadFechaDeFactura = 'La fecha de la factura no puede ser futura ni de hace más de siete años';
export const unidadIdentificacion = 'Ingrese una cédula, un RUC o un pasaporte';
export const unidadRepetida = (campo: string, valor: string, plan: string): string =>
  `${campo} ${valor}: ya está en el plan ${plan}`;
export const unidadTitulo = 'Unidad';
export const unidadCompletar = 'Completar unidad';
export const unidadGuardada = 'Unidad guardada';
export const unidadFalta = (campos: readonly string[]): string => `Falta: ${campos.join(', ')}`;
export const unidadSinMedio = 'La unidad se escribe cuando riesgo aprueba el medio de aprobación';
