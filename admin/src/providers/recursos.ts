import { columnasDeLista } from '@adjudica/domain';

/**
 * Names of the resources and labels of their fields, as react-admin looks them up (`resources.<resource>.fields.<field>`). What
 * stands in a list is named in the rules package (`columnasDeLista`), because its workbook has the same headings.
 */
export const recursos = {
  resources: {
    usuario: {
      name: 'Usuario |||| Usuarios',
      empty: 'No existen registros para mostrar.',
      fields: columnasDeLista.usuario,
    },
    /** CON-503, CON-507 */
    concesionario: {
      name: 'Concesionario |||| Concesionarios',
      empty: 'No existen registros para mostrar.',
      fields: {
        id: 'No.',
        nombreComercial: 'Nombre comercial',
        razonSocial: 'Razón social',
        ruc: 'RUC',
        codigo: 'Código contable',
        telefono: 'Teléfono',
        estado: 'Estado',
      },
    },
    'ejecutivo-concesionario': {
      name: 'Ejecutivo |||| Ejecutivos',
      fields: {
        nombre: 'Nombre',
        correo: 'Correo',
        telefono: 'Teléfono',
        departamento: 'Departamento',
        estado: 'Estado',
      },
    },
    dispositivo: {
      name: 'Dispositivo |||| Dispositivos',
      fields: { nombre: 'Nombre', valor: 'Valor', estado: 'Estado' },
    },
    auditoria: {
      name: 'Auditoría |||| Auditoría',
      empty: 'No existen registros para mostrar.',
      fields: columnasDeLista.auditoria,
    },
    asamblea: {
      name: 'Asamblea |||| Asambleas',
      empty: 'No hay asambleas disponibles',
      fields: columnasDeLista.asamblea,
    },
    acta: { name: 'Acta |||| Actas', empty: 'No hay asambleas disponibles', fields: columnasDeLista.acta },
    adjudicacion: { name: 'Adjudicación |||| Adjudicaciones', fields: columnasDeLista.adjudicacion },
    participante: { name: 'Participante |||| Participantes' },
    carpeta: { name: 'Carpeta |||| Carpetas' },
    importacion: {
      name: 'Importación |||| Importaciones',
      empty: 'No existen registros para mostrar.',
      fields: columnasDeLista.importacion,
    },
    /** TAR-501, TAR-502 */
    tarea: {
      name: 'Tarea |||| Tareas',
      empty: 'No existen registros para mostrar.',
      fields: columnasDeLista.tarea,
    },
    'medio-aprobacion': {
      name: 'Medio de aprobación |||| Medios de aprobación',
      fields: columnasDeLista['medio-aprobacion'],
    },
    /** ORD-501 */
    'orden-de-compra': {
      name: 'Orden de compra |||| Ordenes de compra',
      fields: { id: 'No. Orden', nombreCliente: 'Nombre', planes: 'Planes', fecha: 'Fecha', estado: 'Estado' },
    },
    'carta-salida': {
      name: 'Carta de salida |||| Cartas de salida',
      fields: {
        nombreCliente: 'Nombre',
        idCodigo: 'Planes',
        fecha: 'Fecha creación',
        estado: 'Estado',
        fechaAprobacion: 'Fecha aprobación',
        acciones: 'Acción',
      },
    },
    /** PAG-503 */
    'solicitud-de-pago': {
      name: 'Solicitud de pago |||| Ordenes de pago',
      fields: {
        id: 'No. Orden',
        nombreCliente: 'Nombre',
        planes: 'Planes',
        fecha: 'Fecha creación',
        estado: 'Estado',
        aprobadoEn: 'Fecha aprobación',
      },
    },
    'documentos-cliente': {
      name: 'Carpeta |||| Carpetas',
      fields: columnasDeLista['documentos-cliente'],
    },
    tablero: { name: 'Fila |||| Filas', fields: columnasDeLista.tablero },
    notificacion: { name: 'Notificación |||| Notificaciones' },
  },
};
