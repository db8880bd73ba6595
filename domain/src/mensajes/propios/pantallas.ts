/** Our own texts, where the specification gives none: lists, the screens of awarded members and of sending a folder. */
export const pantallas = {
  busquedaSinFilas: (texto: string, donde: string | undefined, conFiltros: boolean): string =>
    `Se buscó «${texto}»${donde === undefined ? '' : ` en ${donde}`}${conFiltros ? ', con los filtros elegidos' : ''}.`,
  filasElegidas: (filas: number): string => (filas === 1 ? '1 fila elegida' : `${filas} filas elegidas`),
  loteDe: (nombres: readonly string[]): string =>
    nombres.length > 6 ? `${nombres.slice(0, 5).join(', ')} y ${nombres.length - 5} más.` : `${nombres.join(', ')}.`,
  loteHecho: (acto: string, filas: number): string => `${acto}: ${filas === 1 ? '1 fila' : `${filas} filas`}`,
  loteConRechazos: (filas: number): string =>
    filas === 1
      ? 'Una fila no se pudo cambiar y sigue elegida'
      : `${filas} filas no se pudieron cambiar y siguen elegidas`,
  nadaFaltaEnCarpeta: 'No falta nada: la carpeta está completa.',
  faltanEnCarpeta: (faltan: number, de: number): string =>
    faltan === 1
      ? `Falta 1 de ${de} requisitos. La carpeta puede enviarse incompleta.`
      : `Faltan ${faltan} de ${de} requisitos. La carpeta puede enviarse incompleta.`,
  alEnviarCarpeta:
    'Mientras la carpeta esté en el departamento de riesgo no podrá modificar la solicitud, el cónyuge, el garante, los datos financieros, las referencias ni los documentos.',
  ejecutivoAsignado: 'Ejecutivo asignado',
  eligeReemplazo: 'Elija el nuevo adjudicado',
  eligeEjecutivo: 'Elija un ejecutivo',
  sinCandidatos: 'Ningún plan del grupo puede recibir la adjudicación con esa búsqueda',
  fechaEntre: (desde: string, hasta: string): string => `La fecha debe estar entre ${desde} y ${hasta}`,
  fechasAlReves: 'La fecha final es anterior a la inicial',
} as const;
