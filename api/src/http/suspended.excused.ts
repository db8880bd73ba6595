import type { Permiso } from '@adjudica/domain';

interface Excused {
  /** The legal obligation, or why no personal data are touched. */
  readonly reason: string;
  readonly operations?: readonly string[];
  /** Operations with one of these permissions. */
  readonly permissions?: readonly Permiso[];
}

/**
 * Write operations that stay allowed while personal data are blocked. Every other one is refused with 409 'tratamiento-suspendido'
 * (`suspended.long.test.ts`). The duties are those of `obligacionesLegales` (`domain/src/derecho-titular/suspension.ts`).
 */
export const GO_ON: readonly Excused[] = [
  {
    reason: 'duty: answering the person, rectifying, lifting the suspension',
    operations: [
      'POST /derecho-titular',
      'POST /derecho-titular/{id}/atender',
      'POST /derecho-titular/{id}/negar',
      'POST /derecho-titular/{id}/levantar',
    ],
  },
  {
    reason: 'duty: payments that are due to dealers for an order that is approved',
    operations: [
      'POST /solicitud-de-pago',
      'POST /solicitud-de-pago/{id}/aprobar',
      'POST /solicitud-de-pago/{id}/anular',
      'POST /solicitud-de-pago/{id}/generar',
      'POST /solicitud-de-pago/{id}/transferir',
    ],
  },
  {
    reason: 'duty: assemblies, draws and minutes are of the whole group, by its contract',
    operations: [
      'POST /asamblea',
      'POST /asamblea/{id}/corregir',
      'POST /asamblea/{id}/eliminar',
      'POST /asamblea/{id}/vista-previa',
      'POST /asamblea/{id}/generar-acta',
      'POST /asamblea/{id}/regenerar-acta',
      'POST /constancia/{id}/instalar',
      'POST /constancia/{id}/enlace',
      'POST /constancia/{id}/copia',
      'POST /constancia/{id}/emitir',
      'POST /sorteo/{id}/publicar',
      'POST /sorteo/{id}/escribir',
      'POST /sorteo/{id}/confirmar',
      'PUT /participante/{id}',
      'POST /participante/{id}/participar',
      'POST /memo',
    ],
  },
  {
    reason:
      'duty: the accounts of plans stay exact; a row that changes a blocked person is refused by itself (derecho-titular/suspension.long.test.ts)',
    operations: ['POST /importacion', 'POST /importacion/{id}/revisar', 'POST /importacion/{id}/aplicar'],
  },
  {
    reason: 'reads, and keeps nothing of what it is asked',
    operations: ['POST /medio-aprobacion/saldo-deudor', 'POST /formato/vista-previa'],
  },
  {
    reason:
      'what somebody types and has not saved: read by himself alone, gone after some days, and saving it is refused',
    operations: ['PUT /borrador/{formulario}/{clave}/{seccion}', 'DELETE /borrador/{formulario}/{clave}/{seccion}'],
  },
  {
    reason: 'mails to the staff: of a digest or a notice, whose acts were refused or done before',
    permissions: ['correo:administrar'],
  },
  {
    reason: 'messages about events: keys of records and no data of persons',
    permissions: ['suscripcion:administrar'],
  },
  {
    reason: 'notices and saved lists of who looks at them',
    operations: [
      'POST /notificacion/{id}/leer',
      'POST /notificacion/{id}/no-leida',
      'POST /notificacion/leer-todas',
      'POST /vista-guardada',
      'PUT /vista-guardada/{id}',
      'DELETE /vista-guardada/{id}',
      'POST /vista-guardada/{id}/fijar-inicial',
      'POST /vista-guardada/{id}/quitar-inicial',
    ],
  },
  {
    reason: 'dealers and what they sell',
    permissions: ['concesionario:escribir'],
  },
  { reason: 'terms, rules and limits of the company', permissions: ['ajuste:administrar'] },
  { reason: 'texts of the company', permissions: ['formato:escribir', 'formato:aprobar'] },
  {
    reason: 'users of the staff and service accounts',
    permissions: ['usuario:administrar', 'cuenta:administrar'],
  },
  {
    // last, because they end sessions
    reason: 'the log-in of who calls',
    operations: [
      'POST /auth/segundo-factor/iniciar',
      'POST /auth/segundo-factor/confirmar',
      'POST /auth/segundo-factor/comprobar',
      'POST /auth/segundo-factor/renovar-codigos',
      'POST /auth/segundo-factor/quitar',
      'POST /auth/contrasena',
      'POST /auth/salir',
    ],
  },
];
