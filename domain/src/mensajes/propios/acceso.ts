/** Limits of reading other people's data. */

const hizo = {
  busqueda: 'Hizo demasiadas búsquedas',
  cliente: 'Abrió demasiados clientes distintos',
  documento: 'Abrió demasiados documentos distintos',
  exportacion: 'Descargó demasiadas listas',
} as const;
const vuelve = {
  hora: (segundos: number): string => {
    const minutos = Math.ceil(segundos / 60);
    return `en la última hora. Espere ${minutos <= 1 ? 'un minuto' : `${minutos} minutos`}.`;
  },
  dia: () => 'en las últimas 24 horas. Si su trabajo lo necesita, hable con el administrador.',
} as const;
const enVentana = { hora: 'en una hora', dia: 'en 24 horas' } as const;

export const accesosAgotados = (tipo: keyof typeof hizo, ventana: keyof typeof vuelve, segundos: number): string =>
  `${hizo[tipo]} ${vuelve[ventana](segundos)}`;

export const accesosInusualesDescripcion =
  'Usuarios que superaron su límite de búsquedas, aperturas o descargas. El exceso fue rechazado; abra una fila para ver lo que consultaron.';
export const sinAccesosInusuales = 'Nadie ha superado sus límites.';
export const tipoDeAcceso = {
  busqueda: 'Búsquedas',
  cliente: 'Clientes abiertos',
  documento: 'Documentos abiertos',
  exportacion: 'Listas descargadas',
} as const;
export const limiteDeAcceso = (limite: number, ventana: keyof typeof enVentana): string =>
  `${limite.toLocaleString('es-EC')} ${enVentana[ventana]}`;
export const accesoInusual = 'Acceso inusual';
export const accesoInusualAviso = (
  usuario: string,
  tipo: keyof typeof tipoDeAcceso,
  limite: number,
  ventana: keyof typeof enVentana,
): string =>
  `${usuario} superó su límite: ${tipoDeAcceso[tipo].toLowerCase()}, ${limiteDeAcceso(limite, ventana)}. Las consultas adicionales se rechazan.`;
export const accesosLeidos = 'Lo que consultó';
