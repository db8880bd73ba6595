/** Titles in the table of screens; apart from the other texts, which would otherwise be part of the first load. */

export const consultaDeCliente = 'Consulta de cliente';
export const casaPlan = 'CasaPlan';
export const entregasDeInmuebles = 'Entregas de inmuebles';
export const comentarioRsa = 'Comentario de RSA';
export const accesosInusualesTitulo = 'Accesos inusuales';
export const correosTitulo = 'Correos';
export const decisionesGrupo = 'Decisiones';
export const decisionesTitulo = 'Decisiones por tomar';
export const cuentasTitulo = 'Cuentas de servicio';
export const suscripcionesTitulo = 'Suscripciones a eventos';
export const enviosTitulo = 'Envíos de eventos';
export const derechosTitulo = 'Derechos del titular';
export const delegacionesTitulo = 'Delegaciones';
export const formatoEditar = 'Editar borrador';
export const formatoNuevo = 'Nuevo formato';
export const formatosTitulo = 'Formatos de contrato';
export const plazosTitulo = 'Plazos del contrato';
export const reglasDeAdjudicacion = 'Reglas de adjudicación';
export const limitesTitulo = 'Límites de aprobación';
export const medioNuevo = 'Nuevo medio de aprobación';
export const salvedadesTitulo = 'Excepciones y confirmaciones';
