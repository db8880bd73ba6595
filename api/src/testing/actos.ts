/** A body for each act, as its schema takes it; without `version`, which the test knows. `resource.action` → body. */
export const cuerpos: Readonly<Record<string, object>> = {
  'carpeta.enviar': { aceptaIncompleta: true },
  'carpeta.aprobar': { tipoGarantia: 'F', comentario: 'Cliente con capacidad de pago' },
  'carpeta.devolver': { motivo: 'La planilla de servicios es de hace seis meses' },
};
