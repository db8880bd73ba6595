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
    notificacion: { name: 'Notificación |||| Notificaciones' },
  },
};
