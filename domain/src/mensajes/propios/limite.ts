export const limitesDescripcion = (monto: string): string =>
  `Quien dio la excepción o marcó a mano un parámetro aprueba esa misma carpeta solo hasta su límite; con más, la aprueba otra persona. Sin un límite propio ni de su rol, ${monto}.`;
export const sinLimites = (monto: string): string => `No hay límites definidos: rige el de ${monto}.`;
export const limiteDeUsuario = 'El asterisco aplica a quienes no tienen un límite propio.';
export const limiteNuevo = 'Nuevo límite';
export const limiteDe = (quien: string): string => `Límite de ${quien}`;
export const limiteCreado = 'Límite creado';
export const limiteEditado = 'Límite actualizado';
export const limiteEliminado = 'Límite eliminado';
export const limiteYaExiste = 'Ese usuario, o ese rol, ya tiene un límite';
export const limiteTodos = 'todo el rol';
export const limiteDeTodos = 'Todo el rol';
export const usuarioPorNombre = (nombre: string, usuario: string): string => `${nombre} · ${usuario}`;
export const sinUsuarios = 'Ningún usuario activo se llama así';
export const delegacionesDescripcion =
  'Durante una ausencia, el límite de una persona vale también para quien la reemplaza, del primer día al último.';
export const sinDelegaciones = 'No hay delegaciones.';
export const delegacionDe = (titular: string, delegado: string): string => `Delegación de ${titular} a ${delegado}`;
export const delegacionYaExiste = 'Ya existe esa delegación desde esa fecha';
export const delegacionFueraDeRango = 'La fecha debe ser del año 2000 en adelante';
export const delegacionASiMismo = 'Debe ser otra persona';
export const delegacionAlReves = 'Debe ser el primer día o uno posterior';
export const delegacionLarga = (dias: number): string => `Una delegación dura ${dias} días como máximo`;
export const usuarioQueNoAprueba = 'No es un usuario activo que apruebe carpetas';
export const limiteExcedido = (monto: string, limite: string): string =>
  `Usted dio la excepción o marcó parámetros de esta carpeta de ${monto}, y su límite es de ${limite}: debe aprobarla otra persona`;
