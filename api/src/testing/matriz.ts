import { secured } from './openapi';

/**
 * Who may call what: a second copy of the table of permissions, written by hand from the matrix of promises and not from domain/roles.ts, so
 * that a slip in one of them shows (permissions.test.ts). A route that is missing here fails the test: decide who may call it, then write
 * it down.
 */
const ASISTENTE_005 = ['asistente', 'director'];
const RESTO_DE_ASISTENTE = ['servicio', 'rsa'];
const COMERCIAL = ['comercial'];
const EJECUTIVOS = ['ejecutivo', 'ejecutivo2'];
const JEFATURA = ['jefatura', 'jefatura2'];
const GERENCIAS = ['gerente', 'financiero'];
const RIESGO = ['riesgo'];
const LEGAL = ['legal', 'legal2'];
const ASISTENTE_LEGAL = ['asistente.legal'];
const SISTEMA = ['admin'];
const TODOS = [
  ...ASISTENTE_005,
  ...RESTO_DE_ASISTENTE,
  ...COMERCIAL,
  ...EJECUTIVOS,
  ...JEFATURA,
  ...GERENCIAS,
  ...RIESGO,
  ...LEGAL,
  ...ASISTENTE_LEGAL,
  ...SISTEMA,
];

/** Row 'Assembly dates, participants, awards, minutes': W and A. */
const HACE_ASAMBLEAS = ASISTENTE_005;
/** The same row: R of everybody it names. */
const LEE_ASAMBLEAS = [...ASISTENTE_005, ...RESTO_DE_ASISTENTE, ...COMERCIAL, ...JEFATURA, ...GERENCIAS];

/** The same row: PDF for all of them but 006, who has the spreadsheet instead (ASA-059, ASA-061). */
const IMPRIME_PARTICIPANTES = LEE_ASAMBLEAS.filter((usuario) => !COMERCIAL.includes(usuario));
/** Row 'Awardee list; withdraw, assign': R. */
const LEE_ADJUDICADOS = [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS, ...RIESGO, ...LEGAL, ...ASISTENTE_LEGAL];

/** Rows 'Client, application, spouse, depositario' and 'Financial, references': R. */
const LEE_CLIENTES = LEE_ADJUDICADOS;
/** Row 'Client, application, spouse, depositario': W. Management only reads. */
const ESCRIBE_SOLICITUDES = [...EJECUTIVOS, ...JEFATURA, ...RIESGO, ...LEGAL, ...ASISTENTE_LEGAL];

/** Row 'Dealers': R. */
const LEE_CONCESIONARIOS = [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS];

/** Rows 'Control lists': R, and 'Reports to control bodies'. */
const LEE_COINCIDENCIAS = [...GERENCIAS, ...RIESGO, ...LEGAL];

/** Row 'Pagaré, pledge, contract': W. */
const ESCRIBE_PAGARES = [...LEGAL, ...ASISTENTE_LEGAL];

/** Row 'Tasks': everybody but the system administrator has some. */
const CON_TAREAS = [...LEE_ASAMBLEAS, ...EJECUTIVOS, ...RIESGO, ...LEGAL, ...ASISTENTE_LEGAL];

/** What is administered is the system administrator's alone, whatever the record. */
const administradas = Object.fromEntries(
  secured
    .filter(({ permissions }) => permissions.every((permiso) => permiso.endsWith(':administrar')))
    .map(({ id }) => [id, SISTEMA]),
);

/** Operation → demo users that may call it. All others get 403. */
export const matriz: Readonly<Record<string, readonly string[]>> = {
  ...administradas,

  // Own session, password and notifications: every logged-in user.
  'GET /auth/sesion': TODOS,
  'POST /auth/salir': TODOS,
  'POST /auth/contrasena': TODOS,
  'GET /auth/segundo-factor': TODOS,
  'POST /auth/segundo-factor/iniciar': TODOS,
  'POST /auth/segundo-factor/confirmar': TODOS,
  'POST /auth/segundo-factor/comprobar': TODOS,
  'POST /auth/segundo-factor/renovar-codigos': TODOS,
  'POST /auth/segundo-factor/quitar': TODOS,
  'GET /notificacion': TODOS,
  'GET /notificacion/{id}': TODOS,
  'POST /notificacion/{id}/leer': TODOS,
  'POST /notificacion/{id}/no-leida': TODOS,
  'POST /notificacion/leer-todas': TODOS,
  'GET /notificacion/sin-leer': TODOS,

  // Views of lists: every logged-in user; of which lists and whose, the service says.
  'GET /vista-guardada': TODOS,
  'GET /vista-guardada/{id}': TODOS,
  'POST /vista-guardada': TODOS,
  'PUT /vista-guardada/{id}': TODOS,
  'DELETE /vista-guardada/{id}': TODOS,
  'POST /vista-guardada/{id}/fijar-inicial': TODOS,
  'POST /vista-guardada/{id}/quitar-inicial': TODOS,

  // Catalogues and client search: every logged-in user.
  'GET /producto': TODOS,
  'GET /producto/{id}': TODOS,
  'GET /grupo': TODOS,
  'GET /grupo/{id}': TODOS,
  'GET /notario': TODOS,
  'GET /notario/{id}': TODOS,
  'GET /departamento': TODOS,
  'GET /departamento/{id}': TODOS,
  'GET /provincia': TODOS,
  'GET /provincia/{id}': TODOS,
  'GET /canton': TODOS,
  'GET /canton/{id}': TODOS,
  'GET /parroquia': TODOS,
  'GET /parroquia/{id}': TODOS,
  'GET /pais': TODOS,
  'GET /pais/{id}': TODOS,
  'GET /ciudad': TODOS,
  'GET /ciudad/{id}': TODOS,
  'GET /representante': TODOS,
  'GET /representante/{id}': TODOS,
  'GET /banco': TODOS,
  'GET /banco/{id}': TODOS,
  'GET /feriado': TODOS,
  'GET /feriado/{id}': TODOS,
  'GET /actividad-uafe': TODOS,
  'GET /actividad-uafe/{id}': TODOS,
  'GET /rol': TODOS,
  'GET /rol/{id}': TODOS,
  'GET /marca-vehiculo': TODOS,
  'GET /marca-vehiculo/{id}': TODOS,
  'GET /modelo-vehiculo': TODOS,
  'GET /modelo-vehiculo/{id}': TODOS,
  'GET /tipo-vehiculo': TODOS,
  'GET /tipo-vehiculo/{id}': TODOS,
  'GET /color-vehiculo': TODOS,
  'GET /color-vehiculo/{id}': TODOS,
  'GET /precio-vehiculo': TODOS,
  'GET /precio-vehiculo/{id}': TODOS,
  'GET /dispositivo': TODOS,
  'GET /dispositivo/{id}': TODOS,
  'GET /cliente/busqueda': TODOS,
  'GET /busqueda': TODOS,
  // Row 'Where a plan is; calls, notes, requests': everybody but the system administrator
  'GET /consulta-cliente/{id}': CON_TAREAS,
  'POST /plan/{idCodigo}/llamada': CON_TAREAS,
  'POST /plan/{idCodigo}/pedido': CON_TAREAS,
  'POST /plan/{idCodigo}/nota': CON_TAREAS,
  'GET /colega': CON_TAREAS,
  'GET /colega/{id}': CON_TAREAS,
  // of each record only whoever may read it is told (cambio.test)
  'GET /cambios': TODOS,

  // Row 'Dealers'; devices are read by whoever names one in an approval.
  'GET /concesionario': LEE_CONCESIONARIOS,
  'GET /concesionario/elegibles': LEE_CONCESIONARIOS,
  'GET /concesionario/{id}': LEE_CONCESIONARIOS,
  'POST /concesionario': JEFATURA,
  'PUT /concesionario/{id}': JEFATURA,
  'DELETE /concesionario/{id}': JEFATURA,
  'GET /ejecutivo-concesionario': LEE_CONCESIONARIOS,
  'GET /ejecutivo-concesionario/{id}': LEE_CONCESIONARIOS,
  'POST /ejecutivo-concesionario': JEFATURA,
  'PUT /ejecutivo-concesionario/{id}': JEFATURA,
  'DELETE /ejecutivo-concesionario/{id}': JEFATURA,
  'POST /ejecutivo-concesionario/eliminar': JEFATURA,
  'POST /dispositivo': JEFATURA,
  'PUT /dispositivo/{id}': JEFATURA,
  'DELETE /dispositivo/{id}': JEFATURA,

  // with any key, and no person
  'GET /cuenta-servicio/propia': [],

  // Assembly dates, participants, awards, minutes.
  'GET /asamblea': LEE_ASAMBLEAS,
  'GET /asamblea/indicadores': LEE_ASAMBLEAS,
  'GET /asamblea/opciones': LEE_ASAMBLEAS,
  'GET /asamblea/{id}': LEE_ASAMBLEAS,
  'POST /asamblea': HACE_ASAMBLEAS,
  'GET /participante': LEE_ASAMBLEAS,
  'GET /participante/ofertas': LEE_ASAMBLEAS,
  'GET /participante/{id}': LEE_ASAMBLEAS,
  'PUT /participante/{id}': HACE_ASAMBLEAS,
  'POST /participante/{id}/participar': HACE_ASAMBLEAS,
  'GET /acta': LEE_ASAMBLEAS,
  'GET /acta/{id}': LEE_ASAMBLEAS,
  'GET /acta/{id}/versiones': LEE_ASAMBLEAS,
  'GET /acta/{id}/archivo': LEE_ASAMBLEAS,
  'GET /acta/{id}/extracto': [...LEE_ASAMBLEAS, ...EJECUTIVOS, ...LEGAL, ...ASISTENTE_LEGAL],
  'GET /asamblea/calendario.xlsx': LEE_ASAMBLEAS,
  'GET /asamblea/{id}/participantes.pdf': IMPRIME_PARTICIPANTES,
  'GET /asamblea/{id}/participantes.xlsx': COMERCIAL,
  'POST /memo': HACE_ASAMBLEAS,
  'GET /constancia/{id}': IMPRIME_PARTICIPANTES,
  'GET /constancia/{id}/archivo': IMPRIME_PARTICIPANTES,
  'GET /constancia/{id}/lista': IMPRIME_PARTICIPANTES,
  'GET /sorteo/{id}': IMPRIME_PARTICIPANTES,
  'POST /sorteo/{id}/publicar': HACE_ASAMBLEAS,
  'POST /sorteo/{id}/escribir': HACE_ASAMBLEAS,
  'POST /sorteo/{id}/confirmar': HACE_ASAMBLEAS,
  'POST /constancia/{id}/instalar': HACE_ASAMBLEAS,
  'POST /constancia/{id}/enlace': HACE_ASAMBLEAS,
  'POST /constancia/{id}/copia': HACE_ASAMBLEAS,
  'GET /constancia/{id}/copia/{copia}/recibo': IMPRIME_PARTICIPANTES,
  'GET /constancia/{id}/copia/{copia}/extracto': IMPRIME_PARTICIPANTES,
  'POST /constancia/{id}/emitir': HACE_ASAMBLEAS,
  'POST /asamblea/{id}/vista-previa': HACE_ASAMBLEAS,
  'POST /asamblea/{id}/generar-acta': HACE_ASAMBLEAS,
  'POST /asamblea/{id}/regenerar-acta': HACE_ASAMBLEAS,
  'POST /asamblea/{id}/corregir': HACE_ASAMBLEAS,
  'POST /asamblea/{id}/eliminar': HACE_ASAMBLEAS,

  // Awardee list; withdraw, assign.
  'GET /adjudicacion': LEE_ADJUDICADOS,
  'GET /adjudicacion/atrasados': LEE_ADJUDICADOS,
  'GET /adjudicacion/{id}': LEE_ADJUDICADOS,
  'POST /adjudicacion/{id}/retirar': JEFATURA,
  'POST /adjudicacion/{id}/reasignar': JEFATURA,
  'POST /adjudicacion/{id}/asignar': JEFATURA,
  'GET /adjudicacion/{id}/candidatos': JEFATURA,
  'GET /ejecutivo': LEE_ADJUDICADOS,
  'GET /ejecutivo/{id}': LEE_ADJUDICADOS,

  // Row 'Folder': send belongs to executives and Jefatura (DOC-006), the outcome to risk; the figures are row 'Dashboards'.
  'POST /carpeta/{idCodigo}/enviar': [...EJECUTIVOS, ...JEFATURA],
  'POST /carpeta/{idCodigo}/aprobar': RIESGO,
  'POST /carpeta/{idCodigo}/devolver': RIESGO,
  'POST /carpeta/{idCodigo}/reabrir': [...RIESGO, ...LEGAL],
  'GET /carpeta/{idCodigo}/reabrir': [...RIESGO, ...LEGAL],
  'GET /carpeta/{idCodigo}/base-de-decision': RIESGO,
  'GET /carpeta/{idCodigo}/hoja-de-decision': LEE_ADJUDICADOS,
  'GET /carpeta': LEE_ADJUDICADOS,
  'GET /carpeta/{idCodigo}': LEE_ADJUDICADOS,
  'GET /carpeta/metricas': [...JEFATURA, ...GERENCIAS, ...RIESGO],

  // Client, plan, payments: pages follow 'Client'.
  'GET /cliente/{identificacion}': LEE_CLIENTES,
  'GET /plan/{idCodigo}': LEE_CLIENTES,
  'GET /plan/{idCodigo}/estado-cuenta': LEE_CLIENTES,
  'GET /movimiento': LEE_CLIENTES,
  'GET /cuota': LEE_CLIENTES,

  // Application form and drafts.
  'GET /solicitud/{clave}': LEE_CLIENTES,
  'PUT /solicitud/{clave}': ESCRIBE_SOLICITUDES,
  'POST /solicitud/{clave}/generar': ESCRIBE_SOLICITUDES,
  'GET /solicitud/{clave}/documento': LEE_CLIENTES,
  'GET /borrador': ESCRIBE_SOLICITUDES,
  'GET /borrador/llave': ESCRIBE_SOLICITUDES,
  'GET /borrador/{formulario}/{clave}/{seccion}': ESCRIBE_SOLICITUDES,
  'PUT /borrador/{formulario}/{clave}/{seccion}': ESCRIBE_SOLICITUDES,
  'DELETE /borrador/{formulario}/{clave}/{seccion}': ESCRIBE_SOLICITUDES,

  // Spouse, guarantor, depositario: row 'Client, application, spouse, depositario'.
  'GET /conyuge/{clave}': LEE_ADJUDICADOS,
  'PUT /conyuge/{clave}': [...EJECUTIVOS, ...JEFATURA, ...RIESGO, ...LEGAL, ...ASISTENTE_LEGAL],
  'GET /depositario/{idCodigo}': LEE_ADJUDICADOS,
  'PUT /depositario/{idCodigo}': [...EJECUTIVOS, ...JEFATURA, ...RIESGO, ...LEGAL, ...ASISTENTE_LEGAL],
  'GET /garante/{idCodigo}': LEE_ADJUDICADOS,
  'GET /garante/{idCodigo}/busqueda': LEE_ADJUDICADOS,
  'POST /garante': [...EJECUTIVOS, ...JEFATURA, ...RIESGO, ...LEGAL, ...ASISTENTE_LEGAL],
  'POST /garante/{idCodigo}/cambiar': [...EJECUTIVOS, ...JEFATURA, ...RIESGO, ...LEGAL, ...ASISTENTE_LEGAL],

  // Financial, references: executives add and edit, risk edits and confirms (decisiones.md, "Roles").
  'GET /finanzas/{clave}': LEE_ADJUDICADOS,
  'PUT /finanzas/{clave}': [...EJECUTIVOS, ...JEFATURA, ...RIESGO],
  'GET /referencia': LEE_ADJUDICADOS,
  'GET /referencia/{id}': LEE_ADJUDICADOS,
  'POST /referencia': [...EJECUTIVOS, ...JEFATURA],
  'PUT /referencia/{id}': [...EJECUTIVOS, ...JEFATURA, ...RIESGO],
  'DELETE /referencia/{id}': [...EJECUTIVOS, ...JEFATURA, ...RIESGO],
  'POST /referencia/{id}/confirmar': RIESGO,

  // Tasks: one's own; the head reassigns. Managers read all, which is the list itself.
  'GET /trabajo': CON_TAREAS,
  'GET /tarea': CON_TAREAS,
  'GET /tarea/hoy': CON_TAREAS,
  'GET /tarea/{id}': CON_TAREAS,
  'GET /tarea/{id}/acciones': CON_TAREAS,
  'GET /tarea/{id}/usuarios': JEFATURA,
  'GET /ausencia': JEFATURA,
  'POST /ausencia': JEFATURA,
  'GET /ausencia/{id}': JEFATURA,
  'PUT /ausencia/{id}': JEFATURA,
  'DELETE /ausencia/{id}': JEFATURA,
  'GET /tarea-tipo': CON_TAREAS,
  'GET /tarea-tipo/{id}': CON_TAREAS,
  'POST /tarea': [...EJECUTIVOS, ...JEFATURA, ...RIESGO, ...LEGAL, ...ASISTENTE_LEGAL],
  'PUT /tarea/{id}': CON_TAREAS,
  // History and journey follow 'Client'.
  'GET /evento': LEE_CLIENTES,
  'GET /evento/{id}': LEE_CLIENTES,
  'GET /evento-tipo': TODOS,
  'GET /evento-tipo/{id}': TODOS,
  'GET /plan/{idCodigo}/recorrido': LEE_CLIENTES,
  'GET /plan/{idCodigo}/arbol-tareas': LEE_CLIENTES,

  // Documents: 002 uploads and confirms, 004 reviews, 003 uploads the legal ones; pages follow 'Client'.
  'GET /documentos-cliente': LEE_CLIENTES,
  'GET /documentos-cliente/{idCodigo}': LEE_CLIENTES,
  'GET /documento': LEE_CLIENTES,
  'GET /documento/{id}': LEE_CLIENTES,
  'GET /documento/{id}/versiones': LEE_CLIENTES,
  'GET /documento/{id}/archivo': LEE_CLIENTES,
  'POST /documento/{id}/archivo': [...EJECUTIVOS, ...JEFATURA, ...LEGAL, ...ASISTENTE_LEGAL],
  'POST /documento/{id}/aceptar': [...EJECUTIVOS, ...JEFATURA, ...RIESGO],
  'POST /documento/{id}/rechazar': [...EJECUTIVOS, ...JEFATURA, ...RIESGO],
  'POST /plan/{idCodigo}/documentos/generar': ESCRIBE_SOLICITUDES,
  'GET /plan/{idCodigo}/documentos/generar': ESCRIBE_SOLICITUDES,
  'GET /plan/{idCodigo}/documentos/pdf': LEE_CLIENTES,
  'GET /plan/{idCodigo}/personas': LEE_CLIENTES,
  'GET /tipo-documento': TODOS,
  'GET /tipo-documento/{id}': TODOS,

  // Row 'Bureau report': risk consults, the others read.
  'GET /buro': LEE_ADJUDICADOS,
  'GET /buro/servicio': LEE_ADJUDICADOS,
  'GET /buro/{cedula}': LEE_ADJUDICADOS,
  'POST /buro/consulta': RIESGO,

  // Row 'Risk parameters, exception, guarantees': 002 recalculates, risk decides.
  'GET /riesgo/{idCodigo}': LEE_CLIENTES,
  'GET /riesgo/{idCodigo}/vigencia': LEE_CLIENTES,
  'POST /riesgo/{idCodigo}/calcular': [...EJECUTIVOS, ...JEFATURA, ...RIESGO],
  'PUT /riesgo/{idCodigo}/parametro': RIESGO,
  'POST /riesgo/{idCodigo}/excepcion': RIESGO,
  'POST /riesgo/{idCodigo}/garantias': RIESGO,

  // Row 'Approval': 002 makes and sends, the head assigns, risk decides; sheet and insurance of a plan follow 'Client'.
  'GET /medio-aprobacion': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS, ...RIESGO],
  'GET /medio-aprobacion/{id}/comparacion': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS, ...RIESGO],
  'GET /medio-aprobacion/{id}': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS, ...RIESGO],
  'POST /medio-aprobacion': [...EJECUTIVOS, ...JEFATURA],
  'PUT /medio-aprobacion/{id}': [...EJECUTIVOS, ...JEFATURA],
  'POST /medio-aprobacion/{id}/enviar': [...EJECUTIVOS, ...JEFATURA],
  'POST /medio-aprobacion/{id}/aceptar': RIESGO,
  'POST /medio-aprobacion/{id}/rechazar': RIESGO,
  'POST /medio-aprobacion/{id}/asignar': JEFATURA,
  // Row 'Purchase, payment orders'; approving and annulling are Jefatura's, of what Jefatura created also a manager's.
  'GET /orden-de-compra': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /orden-de-compra/{id}': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /orden-de-compra/{id}/documento': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /base-de-orden/{medio}': [...EJECUTIVOS, ...JEFATURA],
  'POST /orden-de-compra': [...EJECUTIVOS, ...JEFATURA],
  'PUT /orden-de-compra/{id}': [...EJECUTIVOS, ...JEFATURA],
  'POST /orden-de-compra/{id}/retirar': [...EJECUTIVOS, ...JEFATURA],
  'POST /orden-de-compra/{id}/aprobar': [...JEFATURA, ...GERENCIAS],
  'POST /orden-de-compra/{id}/anular': JEFATURA,
  'POST /orden-de-compra/{id}/generar': [...EJECUTIVOS, ...JEFATURA],
  'GET /formato': ESCRIBE_PAGARES,
  'GET /formato/{id}': ESCRIBE_PAGARES,
  'GET /formato/cobertura': ESCRIBE_PAGARES,
  'POST /formato/vista-previa': ESCRIBE_PAGARES,
  'POST /formato': LEGAL,
  'PUT /formato/{id}': LEGAL,
  'POST /formato/{id}/aprobar': LEGAL,
  'POST /formato/{id}/descartar': LEGAL,
  'GET /contrato': LEE_CLIENTES,
  'GET /contrato/{idCodigo}': LEE_CLIENTES,
  'GET /contrato/{idCodigo}/indicadores': LEE_CLIENTES,
  'GET /contrato/{idCodigo}/bloque/{bloque}': LEE_CLIENTES,
  'GET /contrato/{idCodigo}/archivo': LEE_CLIENTES,
  'GET /contrato/{idCodigo}/borrador': LEGAL,
  'GET /contrato/{idCodigo}/modelo': LEE_CLIENTES,
  'GET /contrato/{idCodigo}/recibo-de-modelo': LEE_CLIENTES,
  'POST /contrato/{idCodigo}/entregar-modelo': ESCRIBE_PAGARES,
  'GET /base-de-contrato/{idCodigo}': ESCRIBE_PAGARES,
  'GET /contrato/{idCodigo}/word': ESCRIBE_PAGARES,
  'GET /prenda/{id}/word': ESCRIBE_PAGARES,
  'POST /contrato': ESCRIBE_PAGARES,
  'PUT /contrato/{idCodigo}': ESCRIBE_PAGARES,
  'POST /contrato/{idCodigo}/bloque': ESCRIBE_PAGARES,
  'PUT /contrato/{idCodigo}/bloque/{bloque}': ESCRIBE_PAGARES,
  'POST /contrato/{idCodigo}/enviar': ASISTENTE_LEGAL,
  'POST /contrato/{idCodigo}/aprobar': LEGAL,
  'POST /contrato/{idCodigo}/rechazar': LEGAL,
  'GET /pagare': LEE_CLIENTES,
  'GET /pagare/{id}': LEE_CLIENTES,
  'GET /pagare/{id}/texto': LEE_CLIENTES,
  'GET /pagare/{id}/documento': LEE_CLIENTES,
  'GET /base-de-pagare/{plan}': ESCRIBE_PAGARES,
  'POST /pagare': ESCRIBE_PAGARES,
  'PUT /pagare/{id}': ESCRIBE_PAGARES,
  'POST /pagare/{id}/reemplazar': ESCRIBE_PAGARES,
  'POST /pagare/{id}/fechar': ASISTENTE_LEGAL,
  'POST /pagare/{id}/enviar': ASISTENTE_LEGAL,
  'POST /pagare/{id}/aprobar': LEGAL,
  'POST /pagare/{id}/rechazar': LEGAL,
  'POST /pagare/{id}/pedir-anulacion': ESCRIBE_PAGARES,
  'POST /pagare/{id}/declinar-anulacion': LEGAL,
  'POST /pagare/{id}/anular': LEGAL,
  'GET /solicitud-de-pago': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /solicitud-de-pago/checklist/{orden}': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /solicitud-de-pago/{id}': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /solicitud-de-pago/{id}/documento': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'POST /solicitud-de-pago': [...EJECUTIVOS, ...JEFATURA],
  'POST /solicitud-de-pago/{id}/aprobar': [...JEFATURA, ...GERENCIAS],
  'POST /solicitud-de-pago/{id}/anular': JEFATURA,
  'POST /solicitud-de-pago/{id}/transferir': [...JEFATURA, ...GERENCIAS],
  'POST /solicitud-de-pago/{id}/generar': [...EJECUTIVOS, ...JEFATURA],
  'POST /medio-aprobacion/saldo-deudor': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS, ...RIESGO],
  'GET /cliente/{cedula}/planes-para-medio': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS, ...RIESGO],
  'POST /ficha-bien': [...EJECUTIVOS, ...JEFATURA],
  'GET /ficha-bien/{id}': LEE_CLIENTES,
  'PUT /ficha-bien/{id}': [...EJECUTIVOS, ...JEFATURA],
  'GET /plan/{idCodigo}/ficha-bien': LEE_CLIENTES,
  'GET /adendas-de-plan/{idCodigo}': LEE_CLIENTES,
  'GET /adenda/{id}': LEE_CLIENTES,
  'GET /adenda/{id}/archivo': LEE_CLIENTES,
  'GET /adenda/{id}/borrador': ESCRIBE_PAGARES,
  'POST /adenda': ESCRIBE_PAGARES,
  'PUT /adenda/{id}': ESCRIBE_PAGARES,
  'POST /adenda/{id}/enviar': ASISTENTE_LEGAL,
  'POST /adenda/{id}/aprobar': LEGAL,
  'POST /adenda/{id}/rechazar': LEGAL,
  'POST /adenda/{id}/anular': ESCRIBE_PAGARES,
  'GET /papeles-de-plan/{idCodigo}': LEE_CLIENTES,
  'GET /papeles-de-plan/{idCodigo}/paquete': ESCRIBE_PAGARES,
  'GET /papel/{id}': LEE_CLIENTES,
  'GET /papel/{id}/copia': LEE_CLIENTES,
  'POST /papel/{id}/firmar': [...EJECUTIVOS, ...JEFATURA, ...LEGAL, ...ASISTENTE_LEGAL],
  'POST /papel/{id}/reemplazar': [...EJECUTIVOS, ...JEFATURA, ...LEGAL, ...ASISTENTE_LEGAL],
  'GET /unidad/{idCodigo}': LEE_CLIENTES,
  'GET /caso/{idCodigo}/reglas/{paso}': LEE_CLIENTES,
  'GET /caso/{idCodigo}/revision': LEE_CLIENTES,
  'GET /caso/{idCodigo}/decisiones': LEE_CLIENTES,
  'PUT /unidad/{idCodigo}': [...EJECUTIVOS, ...JEFATURA, ...LEGAL, ...ASISTENTE_LEGAL],
  'GET /interviniente/{idCodigo}': LEE_CLIENTES,
  'PUT /interviniente/{idCodigo}/{rol}': [...EJECUTIVOS, ...JEFATURA, ...LEGAL, ...ASISTENTE_LEGAL],
  'DELETE /interviniente/{idCodigo}/{rol}': [...EJECUTIVOS, ...JEFATURA, ...LEGAL, ...ASISTENTE_LEGAL],
  'GET /plan/{idCodigo}/seguro': LEE_CLIENTES,

  // Row 'Pagaré, pledge, contract': both of legal write, 002, managers and risk read.
  'GET /tramite-legal': LEE_CLIENTES,
  'GET /tramite-legal/{idCodigo}': LEE_CLIENTES,
  'GET /prenda': LEE_CLIENTES,
  'GET /prenda/{id}': LEE_CLIENTES,
  'GET /prenda/{id}/documento': LEE_CLIENTES,
  'GET /prenda/{id}/vista-previa': [...LEGAL, ...ASISTENTE_LEGAL],
  'PUT /prenda/{id}': [...LEGAL, ...ASISTENTE_LEGAL],
  'POST /prenda/{id}/generar': [...LEGAL, ...ASISTENTE_LEGAL],

  // Row 'Exit letter; delivery proof': the head writes letters, 002 notes the delivery, managers read; RSA's comments are its own.
  'GET /carta-salida': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /carta-salida/{idCodigo}': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /carta-salida/{idCodigo}/archivo': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'GET /carta-salida/{idCodigo}/acta': [...EJECUTIVOS, ...JEFATURA, ...GERENCIAS],
  'POST /carta-salida/{idCodigo}/generar': JEFATURA,
  'POST /carta-salida/{idCodigo}/rechazar': JEFATURA,
  'POST /carta-salida/{idCodigo}/citar': [...EJECUTIVOS, ...JEFATURA],
  'POST /carta-salida/{idCodigo}/entregar': [...EJECUTIVOS, ...JEFATURA],
  'POST /plan/{idCodigo}/comentario-rsa': ['rsa'],

  // Row 'Dashboards': head, managers and risk, which reads the clients of its drill-downs anyway.
  'GET /tablero/cifras': [...JEFATURA, ...GERENCIAS, ...RIESGO],
  'GET /tablero': [...JEFATURA, ...GERENCIAS, ...RIESGO],

  // Row 'Pending decisions, overrides'.
  'GET /decision': [...JEFATURA, ...GERENCIAS],
  'GET /decision/dinero': [...JEFATURA, ...GERENCIAS],
  'GET /decision/{id}': [...JEFATURA, ...GERENCIAS],
  'GET /salvedad': [...JEFATURA, ...GERENCIAS],
  'GET /salvedad/{id}': [...JEFATURA, ...GERENCIAS],

  // Audit, and what persons ask about their data: system administrator only.
  'GET /acceso': SISTEMA,
  'GET /acceso-inusual': SISTEMA,
  'GET /acceso-inusual/{id}': SISTEMA,
  'GET /coincidencia': LEE_COINCIDENCIAS,
  'GET /coincidencia/{id}': LEE_COINCIDENCIAS,
  'POST /coincidencia/{id}/descartar': RIESGO,
  'POST /coincidencia/{id}/confirmar': RIESGO,
  'GET /reporte-control': LEE_COINCIDENCIAS,
  'GET /reporte-control/ensayo': LEE_COINCIDENCIAS,
  'POST /reporte-control/generar': LEE_COINCIDENCIAS,
  'GET /reporte-control/{id}': LEE_COINCIDENCIAS,
  'GET /reporte-control/{id}/archivo': LEE_COINCIDENCIAS,
  'GET /operacion-inusual': [...GERENCIAS, ...RIESGO],
  'GET /operacion-inusual/{id}': [...GERENCIAS, ...RIESGO],
  'POST /operacion-inusual': RIESGO,
  'POST /operacion-inusual/{id}/reportar': RIESGO,
  'POST /operacion-inusual/{id}/archivar': RIESGO,
  'GET /derecho-titular': SISTEMA,
  'GET /derecho-titular/{id}': SISTEMA,
  'POST /derecho-titular': SISTEMA,
  'GET /derecho-titular/{id}/exportacion': SISTEMA,
  'POST /derecho-titular/{id}/atender': SISTEMA,
  'POST /derecho-titular/{id}/negar': SISTEMA,
  'POST /derecho-titular/{id}/levantar': SISTEMA,
  'GET /auditoria': SISTEMA,
  'GET /auditoria/{id}': SISTEMA,
};
