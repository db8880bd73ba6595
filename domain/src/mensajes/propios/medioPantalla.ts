export const medioTitulo = (id: number): string => `Medio de aprobación No. ${id}`;
export const medioSinEjecutivo = 'Sin asignar';
/** Buttons. */
export const medioActualizar = 'Actualizar';
export const medioGenerar = 'Generar';
export const medioEnviar = 'Enviar a riesgo';
export const medioCrearNuevo = 'Crear nuevo';
export const medioAsignar = 'Asignar ejecutivo';
/** Questions before an act, and its consequences. */
export const medioPreguntaEnviar = '¿Enviar a riesgo?';
export const medioAlEnviar = 'Riesgo decidirá sobre este medio. Mientras decide no se puede actualizar.';
export const medioPreguntaAceptar = '¿Aceptar medio de aprobación?';
export const medioAlAceptar = 'El medio queda aprobado y se avisa a su ejecutivo.';
export const medioAlRechazar =
  'El medio queda no aprobado, se avisa a su ejecutivo y se le asigna una tarea con este motivo.';
export const medioAlActualizarAprobado =
  'Este medio está aprobado: al guardar vuelve a espera y debe enviarse otra vez a riesgo.';
export const medioAlAsignar = (actual: string | null): string =>
  actual === null ? 'El medio no tiene ejecutivo' : `Ahora lo atiende ${actual}`;
export const medioCambio = (quien: string | null, cuando: string | null): string =>
  `${quien ?? 'Otra persona'} cambió este medio${cuando === null ? '' : ` el ${cuando}`}: revíselo antes de continuar.`;
/** Its history in words. */
export const medioLoCreo = (quien: string, cuando: string): string => `Creado por ${quien} el ${cuando}`;
export const medioLoEnvio = (quien: string, cuando: string): string => `enviado a riesgo por ${quien} el ${cuando}`;
export const medioLoDecidio = (aprobado: boolean, quien: string, cuando: string): string =>
  `${aprobado ? 'aprobado' : 'no aprobado'} por ${quien} el ${cuando}`;
export const medioReemplaza = (id: number): string => `Reemplaza al medio No. ${id}`;
export const medioReemplazadoPor = (id: number): string => `Reemplazado por el medio No. ${id}`;
/** Sections of the form, as on paper. */
export const medioPlanes = 'Planes';
export const medioVehiculo = 'Vehículo';
export const medioInmueble = 'Inmueble';
export const medioValores = 'Valor y diferencia';
export const medioCostos = 'Costos';
export const medioSeguro = 'Seguro y dispositivo';
export const medioValorDelBien = 'Valor del bien';
export const medioSumaDePlanes = 'Suma de planes';
export const medioDiferencia = 'Diferencia';
export const medioTotalAPagar = 'Total a pagar';
/** Plans. */
export const medioOtroCliente = 'Otro cliente';
export const medioElijaCliente = 'Busque el cliente para el que es el medio de aprobación';
export const medioSinPlanes = 'El cliente no tiene planes';
export const medioSinPlanesElegibles = 'Ningún plan de este cliente puede estar en un medio de aprobación';
/** Beside a field: unusual, but allowed. */
export const medioPlacaInusual = 'No parece una placa del Ecuador';
export const medioChasisInusual = 'Un chasis suele tener 17 caracteres';
/** Price list. */
export const medioPreciosDeLista = 'Lista de precios:';
export const medioSinPrecio = 'La lista de precios no tiene este vehículo';
export const medioUsarPrecio = (precio: string, concesionario: string): string =>
  `Usar ${precio} de ${concesionario} como valor`;
/** Sub-tab 'Seguro/Póliza'. */
export const medioSinPoliza = 'Este plan no tiene póliza ni dispositivo registrados';
export const medioPoliza = 'Póliza';
export const medioDispositivo = 'Dispositivo';
export const medioSinDispositivo = 'Sin dispositivo';
export const medioSinLaPoliza = 'Sin póliza';
