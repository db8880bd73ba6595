/** A body for each act, as its schema takes it; without `version`, which the test knows. `resource.action` → body. */
export const cuerpos: Readonly<Record<string, object>> = {
  'adjudicacion.retirar': { motivo: 'Desistió' },
  'adjudicacion.reasignar': { idCodigo: '01-M001-2' },
  'adjudicacion.asignar': { usuario: 4 },
  'carpeta.enviar': { aceptaIncompleta: true },
  'carpeta.aprobar': { tipoGarantia: 'F', comentario: 'Cliente con capacidad de pago' },
  'carpeta.devolver': { motivo: 'La planilla de servicios es de hace seis meses' },
  'medio-aprobacion.aceptar': { observaciones: 'Valores verificados' },
  'medio-aprobacion.rechazar': { observaciones: 'El avalúo es de hace un año' },
  'medio-aprobacion.asignar': { usuario: 4 },
  'medio-aprobacion.actualizar': { planes: ['01-M001-1'] },
  'documento.rechazar': { observaciones: 'Ilegible' },
  'participante.marcar': { participa: true },
  'riesgo.marcar': { parametro: 'VALOR19', cumple: true },
  'riesgo.exceptuar': { excepcion: true, observacion: 'Cliente conocido' },
  'riesgo.garantias': { confirmado: true },
};
