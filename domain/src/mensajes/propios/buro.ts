export const buroNoDisponible = 'El buró de crédito no responde en este momento. Intente de nuevo en unos minutos.';
export const buroEnPausa = (segundos: number): string =>
  `El buró de crédito falló varias veces seguidas. Intente de nuevo en ${segundos} segundos.`;
export const buroIlegible = 'El buró de crédito envió una respuesta que no se puede leer. No se guardó nada.';
export const buroSinConfigurar = 'No hay un buró de crédito configurado. Avise al administrador del sistema.';
export const buroSinConsulta = 'Todavía no hay una consulta al buró de esta cédula';
export const buroNoSeAbre = 'La consulta guardada ya no se puede abrir. Consulte de nuevo.';
export const buroSinConsentimiento = 'Registre la fecha en que el cliente autorizó la consulta';
export const buroMotivoSinRepetir = 'El motivo solo acompaña a una consulta repetida';
export const buroConsultaDesconocida = 'La consulta que se repite no es de esta cédula';
// screens
export const buroNombreDistinto = (cliente: string): string =>
  `El buró responde con otro nombre. El cliente de esta cédula es ${cliente}: verifique la identidad antes de decidir.`;
export const buroDeudaDeclarada = 'Deuda declarada';
export const buroDeudaReportada = 'Deuda reportada';
export const buroAnteriores = 'Consultas anteriores';
export const buroSinAnteriores = 'No hay consultas anteriores de esta cédula.';
export const buroConsultaDel = (fecha: string): string => `Consulta del ${fecha}`;
export const buroDePrueba = 'Buró de prueba';
export const buroDePruebaDetalle = 'Los datos son ficticios: no vienen de un buró de crédito.';
export const buroBuscar = 'Cédula';
export const buroConsultar = 'Consultar';
export const buroConsultarDeNuevo = 'Consultar de nuevo';
export const buroOtraConsulta = 'Cada consulta tiene costo. Ya hay una de hoy: indique por qué hace falta otra.';
export const buroDeOtroDia = (fecha: string): string => `Consulta del ${fecha}. Puede pedir una actual.`;
export const buroMuestraGuardada = (fecha: string): string => `Se muestra la última consulta guardada, del ${fecha}.`;
export const buroPreguntando = 'Consultando al buró…';
export const buroConsultadoPor = (quien: string, cuando: string): string => `Consultado por ${quien} el ${cuando}`;
export const buroAutorizadoEl = (fecha: string): string => `Autorización del cliente: ${fecha}`;
export const buroSinAutorizacion = 'Falta la fecha en que el cliente autorizó la consulta al buró.';
export const buroSinDocumento = 'La autorización firmada no está entre los documentos del cliente.';
export const buroRegistrarAutorizacion = 'Registrar autorización';
export const buroFechaDeAutorizacion = 'Fecha de autorización';
export const buroAutorizacionRegistrada = 'Autorización registrada';
export const buroAvisos = (campos: string): string => `El buró envió datos que no se pudieron leer: ${campos}`;
export const buroSinOperaciones = 'Sin operaciones registradas.';
