/** Rights of the persons whose data are held (Ley Orgánica de Protección de Datos Personales). */

export const derechosDescripcion =
  'Solicitudes de las personas sobre sus datos (Ley Orgánica de Protección de Datos Personales), de la más antigua a la más reciente.';
export const derechoNuevo = 'Registrar solicitud';
export const derechoNuevoDescripcion =
  'El plazo de la ley corre desde el día en que ingresó. Compruebe antes la identidad de quien pide.';
/** Reference with which a user names a suspension to the administrator. */
export const derechoNumero = (id: number | string): string => `Solicitud ${id}`;
export const sinDerechos = 'Ninguna solicitud con este filtro.';
export const tipoDeDerecho = {
  acceso: 'Acceso y portabilidad',
  rectificacion: 'Rectificación',
  bloqueo: 'Suspensión del tratamiento',
} as const;
export const estadoDeDerecho = {
  recibida: 'Por atender',
  atendida: 'Atendida',
  negada: 'Negada',
  levantada: 'Suspensión levantada',
} as const;
export const derechoVencido = (dias: number): string =>
  dias === 1 ? 'Vencida hace 1 día' : `Vencida hace ${dias} días`;
export const derechoVence = (dias: number): string =>
  dias === 0 ? 'Vence hoy' : dias === 1 ? 'Vence mañana' : `Vence en ${dias} días`;

export const derechoIdentificacion = 'Escriba la cédula, el RUC o el pasaporte completo';
export const derechoFuturo = 'La solicitud no puede ingresar después de hoy';
export const derechoDesconocido = 'No hay datos de nadie con esta identificación: respóndalo así a quien pide';
export const derechoSinExportar = 'Exporte antes los datos: es lo que se pide';
export const derechoNegado = 'La solicitud se negó: no se entregan datos';
export const derechoSinAcceso = 'No se pidió copia de los datos: registre una solicitud de acceso';
export const derechoSoloRectificacion = 'Solo se llena en una rectificación';
export const derechoYaLoDice = 'Es lo que ya consta';
export const derechoDatoCambiado = (dato: string): string =>
  `${dato}: el dato cambió desde que se registró la solicitud. Niéguela con ese motivo y registre otra si aún está equivocado.`;
export const derechoSinPersona =
  'No es cliente ni garante: lo que se declaró de ella se corrige en el formulario de quien la declaró';
export const derechoSinSuspension = 'Esta solicitud no suspendió el tratamiento de ningún dato';
export const derechoSinCliente =
  'No es cliente ni garante: consta solo en registros de otros, y el tratamiento de esos datos se suspende con quien los declaró';
export const derechoYaSuspendido = (desde: string, solicitud: number): string =>
  `El tratamiento de sus datos ya está suspendido desde el ${desde}, por la solicitud ${solicitud}`;
export const tratamientoSuspendido = (desde: string, solicitud: number): string =>
  `El tratamiento de los datos de esta persona está suspendido desde el ${desde}: lo pidió y la ley la ampara (LOPDP). Se pueden leer. ` +
  `La suspensión la levanta el administrador del sistema en «Derechos del titular», solicitud ${solicitud}.`;
export const sigueEnSuspension = (que: readonly string[]): string =>
  `Continúa: ${que.map((texto) => texto.charAt(0).toLowerCase() + texto.slice(1)).join('; ')}.`;
export const enSuspension = 'Tratamiento suspendido';
export const suspendidoDesde = (desde: string): string =>
  `Tratamiento suspendido desde ${desde}, a pedido de la persona (LOPDP): solo se lee. Lo levanta el administrador del sistema.`;
export const eventoDeSuspension = (solicitud: number): string => `Solicitud ${solicitud} de la persona`;
export const derechoDatosCambian = 'Los datos cambian mientras se leen. Intente otra vez en un momento.';

export const derechoComprobacion = 'Cómo se comprobó la identidad';
export const derechoPedido = 'Detalle de la solicitud';
export const derechoIngreso = 'Ingresó el';
export const derechoRespuesta = 'Respuesta';
export const derechoDatos = 'Sus datos';
export const derechoExportar = 'Exportar sus datos';
export const derechoExportarDescripcion =
  'Un archivo ZIP con todo lo que se guarda de la persona. Queda en la auditoría con su huella; no se conserva en el servidor.';
export const derechoAtender = 'Dar por atendida';
export const derechoAtenderDescripcion = 'La respuesta y la fecha quedan en la solicitud; no se puede deshacer.';
export const derechoAtendido = 'Solicitud atendida';
export const derechoNegar = 'Negar solicitud';
export const derechoNegarDescripcion =
  'La ley pide una razón y que se la comunique a la persona. No se puede deshacer.';
export const derechoFueNegado = 'Solicitud negada';
export const derechoTipo = 'Derecho que ejerce';
export const derechoDato = 'Dato equivocado';
export const derechoDecia = 'Decía al registrarse';
export const derechoDice = 'Dice hoy';
export const derechoValor = 'Lo correcto';
export const derechoPrueba = 'Prueba que presentó';
export const derechoRectificar = 'Rectificar';
export const derechoRectificarDescripcion =
  'Corrige el dato de la persona y queda en la auditoría con lo que decía. No se puede deshacer; se puede registrar otra rectificación.';
export const derechoRectificarToca = [
  'La ficha de la persona, la búsqueda y lo que se emita desde ahora con sus datos.',
  'Los documentos ya emitidos no cambian.',
  'Una solicitud de compra que dice otra cosa pide el valor rectificado al guardarse otra vez.',
  'Un archivo de personas que dice otra cosa se rechaza en esa fila.',
] as const;
export const derechoToca = 'Qué toca';
export const rectificadoADespecho = (dia: string, solicitud: number, valor: string): string =>
  `Se rectificó el ${dia} a pedido de la persona (solicitud ${solicitud} en «Derechos del titular»): lo correcto es «${valor}»`;
export const derechoRectificado = 'Dato rectificado';
export const derechoSuspender = 'Suspender el tratamiento';
export const derechoSuspenderDescripcion =
  'Desde ahora se niega todo acto sobre los datos de la persona, salvo lo que la ley obliga a seguir. Se pueden leer.';
export const derechoSuspendido = 'Tratamiento suspendido';
export const derechoLevantar = 'Levantar suspensión';
export const derechoLevantarDescripcion =
  'Los actos sobre sus datos vuelven a ser posibles. El motivo queda en la solicitud.';
export const derechoLevantado = 'Suspensión levantada';
export const derechoSigue = 'Lo que continúa durante la suspensión';

/** Contents of the file that a person receives. */
export const derechoLeeme = {
  titulo: 'DATOS PERSONALES',
  de: 'Titular',
  identificacion: 'Identificación',
  solicitud: 'Solicitud',
  leidos: 'Leídos el',
  introduccion:
    'Este archivo contiene los datos que la empresa guarda sobre usted (Ley Orgánica de Protección de Datos Personales, derechos de acceso y de portabilidad).',
  datos:
    'datos.json: cada fila de cada tabla, con los nombres de sus columnas. Los valores en dólares llevan dos decimales; las horas son UTC.',
  archivos: 'archivos/: los documentos que se guardan sobre usted y los que se emitieron a su nombre.',
  terceros:
    'Los nombres y números de otras personas están cubiertos (•••). De una fila que es de otra persona y que lo nombra a usted se entrega solo lo suyo.',
  personal: 'De quien trabaja en la empresa se dice su rol, no su nombre.',
  contenido: 'CONTENIDO',
  ilegible: 'Sellado con una clave que se perdió: nadie puede leerlo',
  filas: (n: number): string => (n === 1 ? '1 fila' : `${n} filas`),
  sinArchivos: 'No se pudieron leer y no están en este archivo:',
  fuera: 'LO QUE NO SE INCLUYE, Y POR QUÉ',
} as const;
