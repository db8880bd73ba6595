/** Exit letters and delivery. `cuando`: 'DD/MM/YYYY HH:mm'. */

export const cartaConLetra = 'Con carta';
export const cartaCliente = 'Cliente';
export const cartaBien = 'Bien';
export const cartaRsa = 'RSA';
export const cartaDetalleDePagos = 'Detalle de pagos';
export const cartaDocumentos = 'Documentos';
export const cartaSinUnidad =
  'Faltan chasis o motor: sin ellos la carta serviría para cualquier vehículo igual. Regístrelos en la pestaña Bien';
export const cartaTexto = 'Texto de la carta';
export const cartaTextoVacio = 'El texto de la carta no puede estar vacío';
export const cartaGenerada = 'Carta de salida generada con éxito.';
export const cartaVersiones = 'Versiones';
export const cartaBuscar = 'Buscar por nombre, cédula o plan';
export const cartaSinRsa = 'RSA no ha registrado comentarios de este plan.';
export const cartaRechazoDe = (quien: string, cuando: string): string => `No aprobada por ${quien} el ${cuando}`;
export const cartaYaGenerada = (quien: string, cuando: string): string =>
  `La carta ya fue generada por ${quien} el ${cuando}`;
export const cartaYaRechazada = (quien: string, cuando: string): string =>
  `La carta ya fue marcada como no aprobada por ${quien} el ${cuando}`;
export const cartaYaEntregada = (quien: string, cuando: string): string =>
  `La entrega ya fue registrada por ${quien} el ${cuando}`;
export const cartaSinGenerar = 'La carta de salida todavía no se ha generado';
export const cartaDeCasa = 'Un plan CasaPlan no lleva carta de salida: solo se suben las pruebas de la entrega';
export const citaPasada = 'La cita es de hoy en adelante';
export const citaMotivo = 'Diga por qué se cambia la cita';
export const citaFijar = 'Fijar cita de entrega';
export const citaMover = 'Cambiar cita de entrega';
export const citaFijada = 'Cita de entrega registrada';
export const citaDia = 'Día';
export const citaHora = 'Hora';
export const citaLugar = 'Lugar';
export const citaDe = (dia: string, hora: string, lugar: string): string => `${dia}, ${hora}, ${lugar}`;
export const citaRecibe = 'Quién recibe, si no es el titular';
export const citaRecibeAyuda = 'Nombres y apellidos. La entrega pide su autorización firmada por el titular';
export const citaRecibeTitular = 'Es el titular: deje vacío quién recibe';
export const citaRecibeDe = (persona: string): string => `Recibe ${persona}, autorizado por el titular`;
export const citaTitulo = 'Cita de entrega';
export const entregaActa = 'Acta de entrega';
export const actaRecibe = 'Recibe';
export const actaRecibePor = (titular: string): string => `Recibe por ${titular}`;
export const entregaFoto = 'Foto de la entrega';
export const entregaAutorizacion = 'Autorización para recibir el bien';
export const entregaFaltaAutorizacion = 'Suba la autorización del titular a quien recibe (PDF)';
export const entregaFecha = 'Fecha de entrega';
export const entregaFaltaActa = 'Suba el acta de entrega (PDF)';
export const entregaFaltaFoto = 'Suba la foto de la entrega';
export const entregaPruebaRechazada = 'Este archivo fue rechazado: suba otro';
export const entregaFechaFuera =
  'La fecha de entrega debe estar entre la adjudicación y hoy, y no tener más de cinco años';
export const entregaImprimirActa = 'Imprimir acta para firmar';
export const entregaArchivoListo = (nombre: string): string => `Ya está subido: ${nombre}`;
export const entregaAlGuardar = 'Los archivos elegidos se suben al guardar';
export const pruebaDeEntrega = (quien: string, cuando: string): string =>
  `Prueba una entrega que registró ${quien} el ${cuando}: ya no cambia`;
export const pruebaDeEntregaHecha = 'Prueba una entrega ya registrada: ya no cambia';
export const entregaReanudar = 'Lo que ya se subió queda guardado: puede terminar más tarde desde aquí';
export const entregaArchivo = 'Elegir archivo';
export const entregaOtroArchivo = 'Cambiar archivo';
export const cartaNumero = (version: number): string => `Carta de salida, versión ${version}`;
export const comentarioRsaRegistrado = 'Comentario registrado con éxito.';
export const comentarioRsaRegistrar = 'Registrar comentario';
export const comentarioRsaPlan = 'Escriba el código del plan, por ejemplo 01-1001-12';
export const comentarioRsaDonde =
  'Lo que registre aquí queda en el historial del cliente y se ve en la pestaña RSA de su carta de salida. No se edita ni se elimina.';
export const comentarioRsaPlanDesconocido = 'Ningún cliente tiene ese plan';
