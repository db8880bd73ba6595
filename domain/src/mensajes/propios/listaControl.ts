/** Control lists: politically exposed persons and sanctions. */

export const coincidenciasTitulo = 'Listas de control';
export const coincidenciasDescripcion =
  'Clientes, garantes, cónyuges y ejecutivos de concesionarios que pueden estar en una lista de personas expuestas políticamente o de sanciones.';
export const coincidenciasVacia = 'Ninguna coincidencia con este filtro.';
export const coincidenciaReglas =
  'Coincide quien tiene la misma identificación, o las mismas palabras del nombre en cualquier orden; si un nombre tiene una palabra de más, deben coincidir tres. Con dos cédulas distintas no hay coincidencia.';
export const estadoDeCoincidencia = {
  'por-revisar': 'Por revisar',
  descartada: 'Descartada',
  confirmada: 'Confirmada',
} as const;
export const coincidenciaDeNumero = (identificacion: string): string => `Misma identificación: ${identificacion}`;
const enMayusculas = (palabras: readonly string[]): string => palabras.join(' ').toUpperCase();
export const coincidenciaDeNombre = (comunes: readonly string[], deMas: readonly string[]): string =>
  deMas.length === 0
    ? `Mismas palabras del nombre: ${enMayusculas(comunes)}`
    : `Coinciden ${enMayusculas(comunes)}; uno de los nombres tiene además ${enMayusculas(deMas)}`;
export const coincidenciaConyugeDe = (nombre: string): string => `Cónyuge de ${nombre}`;
export const coincidenciaEjecutivoDe = (concesionario: string): string => `Ejecutivo de ${concesionario}`;
export const coincidenciaFueraDeLista = 'Ya no está en la lista';
export const coincidenciaDescartar = 'Descartar coincidencia';
export const coincidenciaDescartarEfecto = 'No es la persona de la lista. La decisión y su motivo quedan registrados.';
export const coincidenciaDescartada = 'Coincidencia descartada';
export const coincidenciaConfirmar = 'Confirmar coincidencia';
export const coincidenciaConfirmarEfecto =
  'Es la persona de la lista. La carpeta de sus planes lo mostrará a quien la aprueba.';
export const coincidenciaConfirmada = 'Coincidencia confirmada';
export const coincidenciaNueva = 'Coincidencias en listas de control';
export const coincidenciaNuevaAviso = (cuantas: number): string =>
  cuantas === 1 ? 'Hay 1 coincidencia nueva por revisar' : `Hay ${cuantas} coincidencias nuevas por revisar`;
export const listaPierde = (cuantas: string): string =>
  cuantas === '1'
    ? 'La lista tiene hoy 1 persona que no está en este archivo: dejará de estar en ella'
    : `Las listas de este archivo tienen hoy ${cuantas} personas que no están en él: dejarán de estar en ellas`;
export const listaDeDosTipos = 'La lista lleva otro tipo en otra fila del archivo';
export const listaSinNombre = 'Escriba nombres y apellidos';
export const politicaListas = 'Listas de control sin coincidencias por revisar ni confirmadas';
export const decisionListas = 'Listas de control';
export const politicaListasHalladas = (porRevisar: number, confirmadas: number, porCotejar: number): string => {
  const partes = [
    ...(confirmadas === 0 ? [] : [confirmadas === 1 ? '1 confirmada' : `${confirmadas} confirmadas`]),
    ...(porRevisar === 0 ? [] : [`${porRevisar} por revisar`]),
    ...(porCotejar === 0 ? [] : [`${porCotejar} por cotejar`]),
  ];
  return partes.length === 0 ? 'Sin coincidencias' : partes.join(', ');
};
