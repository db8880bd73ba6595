import { columnasDeLista } from '@adjudica/domain';

const SIN_REGISTROS = 'No existen registros para mostrar.';

/** What react-admin calls one record of a resource and several, and the text of its empty list. */
const nombres: Readonly<Record<string, { readonly name: string; readonly empty?: string }>> = {
  usuario: { name: 'Usuario |||| Usuarios', empty: SIN_REGISTROS },
  concesionario: { name: 'Concesionario |||| Concesionarios', empty: SIN_REGISTROS },
  'ejecutivo-concesionario': { name: 'Ejecutivo |||| Ejecutivos' },
  dispositivo: { name: 'Dispositivo |||| Dispositivos' },
  'acceso-inusual': { name: 'Acceso inusual |||| Accesos inusuales', empty: SIN_REGISTROS },
  acceso: { name: 'Acceso |||| Accesos' },
  'cuenta-servicio': { name: 'Cuenta de servicio |||| Cuentas de servicio', empty: SIN_REGISTROS },
  suscripcion: { name: 'Suscripción |||| Suscripciones', empty: SIN_REGISTROS },
  'envio-evento': { name: 'Envío |||| Envíos', empty: SIN_REGISTROS },
  'derecho-titular': { name: 'Solicitud |||| Solicitudes', empty: SIN_REGISTROS },
  correo: { name: 'Correo |||| Correos', empty: SIN_REGISTROS },
  auditoria: { name: 'Auditoría |||| Auditoría', empty: SIN_REGISTROS },
  asamblea: { name: 'Asamblea |||| Asambleas', empty: 'No hay asambleas disponibles' },
  acta: { name: 'Acta |||| Actas', empty: 'No hay asambleas disponibles' },
  adjudicacion: { name: 'Adjudicación |||| Adjudicaciones' },
  participante: { name: 'Participante |||| Participantes' },
  carpeta: { name: 'Carpeta |||| Carpetas' },
  importacion: { name: 'Importación |||| Importaciones', empty: SIN_REGISTROS },
  'importacion-error': { name: 'Error |||| Errores' },
  tarea: { name: 'Tarea |||| Tareas', empty: SIN_REGISTROS },
  'medio-aprobacion': { name: 'Medio de aprobación |||| Medios de aprobación' },
  'orden-de-compra': { name: 'Orden de compra |||| Ordenes de compra' },
  decision: { name: 'Decisión por tomar |||| Decisiones por tomar' },
  salvedad: { name: 'Excepción o confirmación |||| Excepciones y confirmaciones' },
  'carta-salida': { name: 'Carta de salida |||| Cartas de salida' },
  'solicitud-de-pago': { name: 'Solicitud de pago |||| Ordenes de pago' },
  'documentos-cliente': { name: 'Carpeta |||| Carpetas' },
  limite: { name: 'Límite de aprobación |||| Límites de aprobación' },
  delegacion: { name: 'Delegación |||| Delegaciones' },
  plazo: { name: 'Plazo |||| Plazos' },
  'regla-adjudicacion': { name: 'Regla de adjudicación |||| Reglas de adjudicación' },
  pagare: { name: 'Pagaré |||| Pagarés' },
  prenda: { name: 'Prenda |||| Prendas' },
  formato: { name: 'Formato |||| Formatos' },
  contrato: { name: 'Contrato |||| Contratos' },
  'tramite-legal': { name: 'Trámite |||| Trámites' },
  tablero: { name: 'Fila |||| Filas' },
  'vista-guardada': { name: 'Vista guardada |||| Vistas guardadas' },
  notificacion: { name: 'Notificación |||| Notificaciones' },
};

/**
 * Texts of the resources, as react-admin looks them up (`resources.<resource>.fields.<field>`). The headings of a list are named in the
 * rules package, because its workbook has the same ones.
 */
export const recursos = {
  resources: Object.fromEntries(
    Object.entries(nombres).map(([recurso, textos]) => [
      recurso,
      { ...textos, fields: columnasDeLista[recurso as keyof typeof columnasDeLista] ?? {} },
    ]),
  ),
};
