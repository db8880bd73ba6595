/** Search of the application bar. */

/** 'a', 'a y b', 'a, b y c'. */
const enumerar = (partes: readonly string[]): string =>
  partes.length < 2 ? partes.join('') : `${partes.slice(0, -1).join(', ')} y ${partes.at(-1)}`;

export const buscarEnTodo = 'Buscar en todo';
export const buscarEnTodoPista = (clases: readonly string[]): string => `Buscar ${enumerar([...clases, 'pantallas'])}`;
/** Screens or acts were found, and are listed above. */
export const busquedaSinRegistros = (texto: string, clases: readonly string[]): string =>
  `No se encontró «${texto}» en ${enumerar(clases)}.`;
export const busquedaSinHallazgos = (texto: string, clases: readonly string[]): string =>
  `No se encontró «${texto}». Se buscó en ${enumerar([...clases, 'pantallas'])}.`;
export const busquedaQueCabe = (minimo: number): string =>
  `Un nombre, una cédula, un teléfono, un plan, una placa o un chasis se buscan desde ${minimo} caracteres; lo demás, por su número exacto.`;
/** For who reads no clients. */
export const busquedaParaConsulta = (minimo: number): string =>
  `Un nombre, el final de una cédula, un teléfono o un plan se buscan desde ${minimo} caracteres; una asamblea, por grupo y número, por ejemplo 1001 14.`;

export const actosGrupo = 'Acciones';
export const recientesGrupo = 'Clientes recientes';
/** Ends the name of an act whose client is asked for next. */
export const actoSobre = (nombre: string): string => `${nombre} …`;
export const actoPideCliente = 'Busque al cliente por nombre, cédula, teléfono o plan.';
export const actoSinPlanes = 'El cliente no tiene un plan para esta acción.';
export const asignarEjecutivoA = 'Asignar ejecutivo a';
export const registrarLlamadaA = 'Registrar llamada a';
export const nuevoMedioDe = 'Nuevo medio de aprobación de';
export const nuevoPagareDe = 'Nuevo pagaré de';
