/** Saved views of lists. */

export const vistas = 'Vistas guardadas';
export const vistasPropias = 'Mías';
export const vistasCompartidas = 'Compartidas';
export const sinVistas = 'Aún no ha guardado vistas de esta lista.';
export const vistaGuardar = 'Guardar la vista actual';
export const vistaActualizar = 'Guardar aquí la vista actual';
export const vistaEditar = (nombre: string): string => `Cambiar «${nombre}»`;
export const vistaCambiar = 'Cambiar nombre y con quién se comparte';
export const vistasAdministrar = 'Administrar las vistas';
export const vistaDe = (autor: string): string => `Compartida por ${autor}`;
export const vistaNombre = 'Nombre';
export const vistaCompartir = 'Compartir con quienes ven esta lista';
export const vistaQueGuarda =
  'Guarda los filtros, el orden y las columnas. El texto buscado no se guarda: puede nombrar a una persona.';
export const vistaAlActualizar = (nombre: string, compartida: boolean): string =>
  `«${nombre}» mostrará los filtros, el orden y las columnas que la lista tiene ahora${compartida ? ', también para quienes la comparten' : ''}.`;
export const vistaAlEntrar = 'Abrir la lista con esta vista';
export const vistaEsLaPrimera = 'predeterminada';
export const vistaGuardada = 'Vista guardada';
export const vistaEliminada = 'Vista eliminada';
export const vistaSinNombre = 'Escriba un nombre';
export const vistaYaExiste = 'Ya hay una vista con ese nombre en esta lista';
export const vistaSinPersonas = 'Una vista no guarda la búsqueda de una persona';
export const vistaFiltroInvalido = 'Los filtros de la vista no son válidos';
export const vistaDemasiadas = (maximo: number): string =>
  `Ya hay ${maximo} vistas en esta lista. Elimine una que ya no se use.`;
export const vistaNoAdmitida =
  'La lista ya no admite un filtro o el orden de esta vista o dirección: se muestra sin ellos.';
export const vistaDeOtro = 'Solo quien la guardó, la gerencia o un administrador puede cambiarla';
