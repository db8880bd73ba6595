export const concesionarioYaExiste = 'Ya existe un concesionario con ese nombre';
export const codigoDeConcesionarioYaExiste = 'Ya existe un concesionario con ese código';
export const ejecutivoYaExiste = 'El concesionario ya tiene un ejecutivo con ese nombre en ese departamento';
export const dispositivoYaExiste = 'El concesionario ya tiene un dispositivo con ese nombre';
/** Deleted, but named by an order or an approval. */
export const quedoInactivo = (nombre: string): string => `${nombre} quedó inactivo porque otros registros lo nombran`;
export const incompleta = 'Incompleta';
/** Either of them completes it. */
export const faltaDeConcesionario = 'Falta la comisión negociada o un ejecutivo activo';
export const cuentaNumero = 'El número de cuenta tiene entre 5 y 20 dígitos';
export const cuentaIncompleta = 'Escriba banco, tipo y número de cuenta';
/** `tipo`: 'de ahorros', 'corriente'. */
export const cuentaBancaria = (banco: string, tipo: string, numero: string): string =>
  `${banco}, cuenta ${tipo} ${numero}`;
export const cuentaSinRegistrar = 'sin cuenta registrada';
export const concesionarioNuevo = 'Nuevo concesionario';
export const ejecutivoNuevo = 'Nuevo ejecutivo';
export const dispositivoNuevo = 'Nuevo dispositivo';
export const ejecutivosDeConcesionario = 'Ejecutivos';
export const dispositivosDeConcesionario = 'Dispositivos';
export const guardarAntesDeEjecutivos = 'Guarde el concesionario para agregar sus ejecutivos y dispositivos.';
export const eliminarElegidos = (n: number): string =>
  n === 1 ? 'Eliminar 1 seleccionado' : `Eliminar ${n} seleccionados`;
/** CON-526 gives none for a deleted one. */
export const dispositivoEliminado = 'Dispositivo Eliminado';
