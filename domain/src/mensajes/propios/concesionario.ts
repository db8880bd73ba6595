/** Dealers: our own texts, where the specification gives none. */
export const concesionario = {
  concesionarioYaExiste: 'Ya existe un concesionario con ese nombre',
  codigoDeConcesionarioYaExiste: 'Ya existe un concesionario con ese código',
  ejecutivoYaExiste: 'El concesionario ya tiene un ejecutivo con ese nombre en ese departamento',
  dispositivoYaExiste: 'El concesionario ya tiene un dispositivo con ese nombre',
  /** Deleted, but named elsewhere: an order, an approval. */
  quedoInactivo: (nombre: string): string => `${nombre} quedó inactivo porque otros registros lo nombran`,
  incompleta: 'Incompleta',
  concesionarioNuevo: 'Nuevo concesionario',
  ejecutivoNuevo: 'Nuevo ejecutivo',
  dispositivoNuevo: 'Nuevo dispositivo',
  ejecutivosDeConcesionario: 'Ejecutivos',
  dispositivosDeConcesionario: 'Dispositivos',
  guardarAntesDeEjecutivos: 'Guarde el concesionario para agregar sus ejecutivos y dispositivos.',
  eliminarElegidos: (n: number): string => (n === 1 ? 'Eliminar 1 elegido' : `Eliminar ${n} elegidos`),
  /** CON-526 gives none for a deleted one. */
  dispositivoEliminado: 'Dispositivo Eliminado',
} as const;
