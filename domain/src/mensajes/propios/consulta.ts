/** 'Consulta de cliente', and the strip that says where a plan is. */

/** For whom a plan waits of which nobody is in charge. */
export const sinEjecutivo = 'un ejecutivo';
export const buscarParaConsulta = 'Nombre, últimos dígitos de la cédula, plan o teléfono';
export const sinConsulta = 'Busque al cliente que llama para ver dónde está su plan.';
export const dondeEsta = (idCodigo: string): string => `Dónde está el plan ${idCodigo}`;
export const esperaPor = (quien: string): string => `espera a ${quien}`;
export const enDepartamento = (departamento: string): string => `en ${departamento}`;
export const promesaPara = (fecha: string): string => `promesa ${fecha}`;
export const loQueSigue = 'sigue';
export const entregadoEl = (fecha: string): string => `Entregado el ${fecha}`;
export const planEntregado = 'entregado';
export const entregado = 'Entregado';
export const sinAdjudicar = 'No está adjudicado.';
export const llamarA = (numero: string): string => `Llamar al ${numero}`;
export const copiar = (texto: string): string => `Copiar ${texto}`;
export const registrarLlamada = 'Registrar llamada';
export const llamadaRegistrada = 'Llamada registrada';
export const llamadaSinResultado = 'Seleccione el resultado de la llamada';
export const llamadaPara = 'Indique el día en que se volverá a llamar';
export const llamadaDesdeHoy = 'El día debe ser hoy o posterior';
export const llamadaSinFecha = 'Solo «Volver a llamar» lleva fecha';
export const llamadaTarea = 'Se creará una tarea para ese día, a su nombre.';
export const ultimaLlamada = (cuando: string, quien: string, texto: string): string =>
  `Última llamada ${cuando}, ${quien}: ${texto}`;
export const copiado = (texto: string): string => `Copiado: ${texto}`;
