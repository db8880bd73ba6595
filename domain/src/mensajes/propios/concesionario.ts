/** Dealers: our own texts, where the specification gives none. */
export const concesionario = {
  concesionarioYaExiste: 'Ya existe un concesionario con ese nombre',
  codigoDeConcesionarioYaExiste: 'Ya existe un concesionario con ese código',
  ejecutivoYaExiste: 'El concesionario ya tiene un ejecutivo con ese nombre en ese departamento',
  dispositivoYaExiste: 'El concesionario ya tiene un dispositivo con ese nombre',
  /** Deleted, but named elsewhere: an order, an approval. */
  quedoInactivo: (nombre: string): string => `${nombre} quedó inactivo porque otros registros lo nombran`,
} as const;
