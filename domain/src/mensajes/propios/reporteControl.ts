/** Reports for the control bodies, their layouts, and unusual operations. */

export const reportesTitulo = 'Reportes de control';
export const reportesDescripcion =
  'Archivo anual de contratos vigentes para la Superintendencia de Compañías y reporte mensual para la UAFE. Cada archivo generado se conserva con su huella.';
export const sinReportes = 'Ningún archivo generado.';
export const reportePreparar = 'Preparar reporte';
export const reporteNombre = (organismo: string, periodo: string): string => `${organismo} ${periodo}`;
export const reportePeriodo = {
  SC: 'Escriba el año, por ejemplo 2026',
  UAFE: 'Escriba el año y el mes, por ejemplo 2026-10',
} as const;
export const reporteSinFormato = 'No hay un formato vigente para este período: el administrador debe registrarlo';
export const reportePeriodoAbierto = 'El período no ha terminado: puede ensayarlo, y generarlo cuando termine';
export const reporteIncompleto = (incompletas: number, diferencias: number): string =>
  [
    ...(incompletas === 0
      ? []
      : [incompletas === 1 ? 'A 1 fila le faltan datos' : `A ${incompletas} filas les faltan datos`]),
    ...(diferencias === 0 ? [] : [diferencias === 1 ? '1 total no cuadra' : `${diferencias} totales no cuadran`]),
  ].join(' y ');
export const reporteAceptar = 'Generar el archivo así';
export const reporteGenerar = 'Generar archivo';
export const reporteGenerado = 'Archivo generado';
export const reporteGenerarEfecto = 'El archivo queda emitido con su huella; otro del mismo período llevará un motivo.';
export const reporteEnsayar = 'Ensayar';
export const reporteEnPublico = 'Archivo para un organismo de control';
export const reporteFilas = 'Filas';
export const reporteFaltan = 'Faltan';
export const reporteMuyLargo = (titulo: string, caracteres: number): string =>
  `${titulo} (más de ${caracteres} caracteres)`;
export const reporteTodoCompleto = 'Todas las filas tienen sus datos obligatorios.';
export const reporteSoloPrimeras = (cuantas: number): string => `Se muestran las primeras ${cuantas} filas.`;
export const reporteCuadra = 'Cuadra';
export const reporteNoCuadra = 'No cuadra';
export const reporteControles = {
  adjudicados: (producto: string): string => `Adjudicados del período, ${producto}`,
  entregados: (producto: string): string => `Bienes entregados del período, ${producto}`,
  pagos: 'Pagos del mes, por persona y por cuenta',
  operaciones: 'Operaciones del mes, por persona y por cuenta',
} as const;
export const reporteBien = { '01': 'Vehículo', '02': 'Vivienda' } as const;

export const formatosDeReporteTitulo = 'Formatos de reportes';
export const formatosDeReporteDescripcion =
  'Las columnas que pide cada organismo, desde un día. Un formato con el que se generó un archivo ya no cambia: registre otro con su fecha.';
export const sinFormatosDeReporte = 'Ningún formato registrado.';
export const formatoDeReporteNuevo = 'Nuevo formato';
export const formatoDeReporteDe = (organismo: string, desde: string): string => `${organismo}, desde el ${desde}`;
export const formatoDeReporteYaExiste = 'Ya existe un formato de ese organismo desde esa fecha';
export const formatoDeReporteUsado = 'Con este formato ya se generó un archivo: registre otro con su fecha';
export const formatoDeReporteGuardado = 'Formato guardado';
export const formatoDeReporteEliminado = 'Formato eliminado';
export const reporteSinCampos = 'El formato necesita al menos una columna';
export const reporteMuchosCampos = 'El formato tiene demasiadas columnas';
export const reporteTituloRepetido = 'Otra columna tiene este título';
export const reporteFormatoDeDato = (dato: string): string => `«${dato}» no se escribe con este formato`;
export const reporteSinUmbral = 'Solo el reporte de la UAFE tiene un umbral';
export const reporteUmbralAyuda = 'Suma de los pagos de una persona en el mes, desde la que se reporta.';
export const formatoDeReporteEnUso = 'Con archivos generados';

export const operacionesInusualesTitulo = 'Operaciones inusuales';
export const operacionesInusualesDescripcion =
  'Operaciones que alguien encontró inusuales, con su motivo y lo que se decidió. Las reportadas van en el reporte mensual de la UAFE. No se muestran en la historia del cliente.';
export const sinOperacionesInusuales = 'Ninguna operación con este filtro.';
export const operacionInusualNueva = 'Registrar operación inusual';
export const operacionInusualRegistrada = 'Operación registrada';
export const operacionFutura = 'La operación no puede ser de un día posterior a hoy';
export const operacionSinPersona = 'No hay un cliente con esta identificación';
export const estadoDeOperacionInusual = {
  'por-decidir': 'Por decidir',
  reportada: 'Para reportar',
  archivada: 'Archivada',
} as const;
export const operacionReportar = 'Reportar operación';
export const operacionReportarEfecto = 'Irá en el reporte del mes en que ocurrió.';
export const operacionReportada = 'Operación por reportar';
export const operacionArchivar = 'Archivar operación';
export const operacionArchivarEfecto = 'No se reporta. La decisión y su motivo quedan registrados.';
export const operacionArchivada = 'Operación archivada';
