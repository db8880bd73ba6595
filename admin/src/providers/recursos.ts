/** ASA-007, ASA-073: minutes are listed as the assemblies they belong to. */
const camposDeAsamblea = {
  numeroAsamblea: 'No. Asamblea',
  grupo: 'Grupo',
  fecha: 'Fecha',
  hora: 'Hora',
  lugar: 'Lugar',
  notario: 'Notario',
  estado: 'Estado',
  acta: 'Acta',
};

/**
 * Names of the resources and labels of their fields, as react-admin looks them up (`resources.<resource>.fields.<field>`). Each
 * capability adds its own block; a label stands here once and serves list, form and detail.
 */
export const recursos = {
  resources: {
    usuario: {
      name: 'Usuario |||| Usuarios',
      empty: 'No existen registros para mostrar.',
      fields: {
        usuario: 'Usuario',
        nombre: 'Nombres',
        apellido: 'Apellidos',
        role: 'Rol',
        idDepartamento: 'Departamento',
        correo: 'Correo electrónico',
        activo: 'Activo',
      },
    },
    auditoria: {
      name: 'Auditoría |||| Auditoría',
      empty: 'No existen registros para mostrar.',
      fields: {
        instante: 'Fecha y hora',
        usuario: 'Usuario',
        accion: 'Acción',
        recurso: 'Recurso',
        recursoId: 'Registro',
        antes: 'Antes',
        despues: 'Después',
        huella: 'Huella',
      },
    },
    asamblea: { name: 'Asamblea |||| Asambleas', empty: 'No hay asambleas disponibles', fields: camposDeAsamblea },
    acta: { name: 'Acta |||| Actas', empty: 'No hay asambleas disponibles', fields: camposDeAsamblea },
    participante: { name: 'Participante |||| Participantes' },
    carpeta: { name: 'Carpeta |||| Carpetas' },
    importacion: {
      name: 'Importación |||| Importaciones',
      empty: 'No existen registros para mostrar.',
      fields: {
        tipo: 'Tipo',
        nombreArchivo: 'Archivo',
        estado: 'Estado',
        leidas: 'Leídas',
        creadas: 'Creadas',
        cambiadas: 'Cambiadas',
        iguales: 'Iguales',
        rechazadas: 'Rechazadas',
        creadaEn: 'Cargada',
        aplicadaEn: 'Aplicada',
      },
    },
    /** TAR-501, TAR-502 */
    tarea: {
      name: 'Tarea |||| Tareas',
      empty: 'No existen registros para mostrar.',
      fields: {
        nombreCliente: 'Nombre',
        idCodigo: 'Plan',
        tarea: 'Nombre Tarea',
        rol: 'Rol',
        estado: 'Estado',
        fechaEjecucion: 'Fecha Ejecución',
        usuario: 'Usuario Asignado',
      },
    },
    'medio-aprobacion': {
      name: 'Medio de aprobación |||| Medios de aprobación',
      fields: {
        nombreCliente: 'Cliente',
        planes: 'Planes',
        bien: 'Bien',
        valor: 'Valor',
        total: 'Total',
        estado: 'Estado',
        ejecutivo: 'Ejecutivo',
        fecha: 'Fecha',
      },
    },
    'documentos-cliente': {
      name: 'Carpeta |||| Carpetas',
      fields: {
        nombreCompleto: 'Cliente',
        id: 'Plan',
        fechaAdjudicacion: 'Adjudicado',
        ejecutivo: 'Ejecutivo',
        estado: 'Estado',
      },
    },
    notificacion: { name: 'Notificación |||| Notificaciones' },
  },
};
