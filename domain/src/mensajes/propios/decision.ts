/** The basis of the approval of a folder. */
export const decisionTitulo = 'Hoja de decisión';
export const decisionBase = 'Base de la decisión';
export const decisionPolitica = 'Lo que pide la política';
export const decisionSinExcepcion = 'Sin excepción';
export const decisionBuro = 'Buró de crédito';
export const decisionSinConsulta = 'Sin consulta';
export const decisionBuroHallado = (puntaje: number, fecha: string, quien: string): string =>
  `${puntaje}, consulta del ${fecha} de ${quien}`;
export const decisionBuroSinRegistro = (fecha: string, quien: string): string =>
  `Sin puntaje en el buró, consulta del ${fecha} de ${quien}`;
export const decisionGarante = 'Garante';
export const decisionSinNombre = 'Sin nombre registrado';
export const decisionMarcas = (n: number): string =>
  n === 1 ? 'Riesgo marcó 1 parámetro' : `Riesgo marcó ${n} parámetros`;
export const decisionDocumentos = 'Documentos';
export const decisionBien = 'Bien';
export const decisionBienDe = (bien: string, medio: number, estado: string): string =>
  `${bien}. Medio de aprobación ${medio}, ${estado}`;
export const decisionPrecio = 'Precio frente a la lista';
export const decisionSinMedio = 'Sin medio de aprobación';
export const decisionSinLista = (valor: string): string => `${valor}. No consta en las listas de precios`;
export const decisionRango = (minimo: string, maximo: string): string => `de ${minimo} a ${maximo}`;
export const decisionPrecioFrente = (valor: string, lista: string, desvio: string): string =>
  `${valor}. Lista: ${lista}, ${desvio}`;
export const decisionEnLista = 'dentro de la lista';
export const decisionMas = (porcentaje: string): string => `${porcentaje} % más`;
export const decisionMenos = (porcentaje: string): string => `${porcentaje} % menos`;
export const decisionFaltantes = (n: number): string => (n === 1 ? 'Falta 1 requisito' : `Faltan ${n} requisitos`);
export const decisionNadaFalta = 'No falta ningún requisito';
export const decisionSinRevisar = (n: number): string =>
  n === 1 ? '1 documento sin revisar' : `${n} documentos sin revisar`;
export const decisionTodoRevisado = 'Todos los documentos subidos están revisados';
export const decisionParametros = (n: number): string => `Parámetros del puntaje: ${n}`;
export const decisionPorMarca = (quien: string, cuando: string, antes: string | null, motivo: string | null): string =>
  [
    `Riesgo: ${quien}, ${cuando}`,
    ...(antes === null ? [] : [`Antes: ${antes}`]),
    ...(motivo === null ? [] : [`Motivo: ${motivo}`]),
  ].join('. ');
export const decisionPorRegla = 'Regla';

export const politicaPuntaje = (umbral: number): string => `Puntaje de ${umbral} o más, o excepción`;
export const politicaPuntajeHallado = (puntaje: number | null, conExcepcion: boolean): string =>
  `${puntaje ?? 'sin calcular'}, ${conExcepcion ? 'con' : 'sin'} excepción`;
export const politicaBuro = (dias: number): string => `Buró consultado en los últimos ${dias} días`;
export const politicaBuroHallado = (fecha: string): string => `Última consulta del ${fecha}`;
export const politicaVigencia = 'Puntaje calculado con los datos vigentes';
export const politicaVigente = 'Nada cambió desde el cálculo';
export const politicaGarantias = 'Garantías revisadas';
export const politicaDocumentos = 'Documentos completos';
export const politicaCumple = 'Cumple';
export const politicaNoCumple = 'No cumple';
export const politicaNoCumpleImpide = 'No cumple: impide aprobar';
export const politicaConfirmada = 'No cumple: confirmado';
export const politicaImpide = (reglas: readonly string[]): string =>
  `La política impide aprobar la carpeta. ${reglas.join('. ')}`;
export const politicaSinConfirmar = (reglas: readonly string[]): string =>
  `Confirme que aprueba la carpeta aunque no se cumple: ${reglas.join('. ')}`;
export const politicaConfirmo = (reglas: readonly string[]): string => `Confirmó: ${reglas.join('. ')}`;
export const politicaApruebo = 'Apruebo la carpeta aunque no cumple todo lo que pide la política';
export const politicaConfirme = 'Confirme que la aprueba así';
export const baseCambiada = 'La base de la decisión cambió mientras la revisaba: revísela de nuevo';
