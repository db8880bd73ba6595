/** Lists, the screens of awarded members and of sending a folder. */

export const filtros = (usados: number): string => (usados === 0 ? 'Filtros' : `Filtros: ${usados}`);
export const busquedaSinFilas = (texto: string, donde: string | undefined, conFiltros: boolean): string =>
  `Se buscó «${texto}»${donde === undefined ? '' : ` en ${donde}`}${conFiltros ? ', con los filtros aplicados' : ''}.`;
export const filasElegidas = (filas: number): string =>
  filas === 1 ? '1 fila seleccionada' : `${filas} filas seleccionadas`;
export const loteDe = (nombres: readonly string[]): string =>
  nombres.length > 6 ? `${nombres.slice(0, 5).join(', ')} y ${nombres.length - 5} más.` : `${nombres.join(', ')}.`;
export const loteHecho = (acto: string, filas: number): string =>
  `${acto}: ${filas === 1 ? '1 fila' : `${filas} filas`}`;
export const loteConRechazos = (filas: number): string =>
  filas === 1
    ? 'Una fila no se pudo cambiar y sigue seleccionada'
    : `${filas} filas no se pudieron cambiar y siguen seleccionadas`;
export const nadaFaltaEnCarpeta = 'No falta nada: la carpeta está completa.';
export const faltanEnCarpeta = (faltan: number, de: number): string =>
  faltan === 1
    ? `Falta 1 de ${de} requisitos. La carpeta puede enviarse incompleta.`
    : `Faltan ${faltan} de ${de} requisitos. La carpeta puede enviarse incompleta.`;
export const alEnviarCarpeta =
  'Mientras la carpeta esté en el departamento de riesgo no podrá modificar la solicitud, el cónyuge, el garante, los datos financieros, las referencias ni los documentos.';
export const ejecutivoAsignado = 'Ejecutivo asignado';
export const eligeReemplazo = 'Elija el nuevo adjudicado';
export const eligeEjecutivo = 'Elija un ejecutivo';
export const sinCandidatos = 'Ningún plan del grupo puede recibir la adjudicación con esa búsqueda';
export const fechaEntre = (desde: string, hasta: string): string => `La fecha debe estar entre ${desde} y ${hasta}`;
export const fechasAlReves = 'La fecha final es anterior a la inicial';

export const abriendoPagina = 'Abriendo la página';

export const usuarioNuevo = 'Nuevo usuario';
export const usuarioTelefono = 'Los correos a los clientes lo nombran';
export const importacionNueva = 'Nueva importación';
