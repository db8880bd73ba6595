/** Our own texts, where the specification gives none: the screens of approvals. */
export const medioPantalla = {
  medioTitulo: (id: number): string => `Medio de aprobación No. ${id}`,
  medioNuevo: 'Nuevo medio de aprobación',
  medioSinEjecutivo: 'Sin asignar',

  /** Buttons. */
  medioActualizar: 'Actualizar',
  medioGenerar: 'Generar',
  medioEnviar: 'Enviar a riesgo',
  medioCrearNuevo: 'Crear nuevo',
  medioAsignar: 'Asignar ejecutivo',

  /** Questions before an act, and what follows from it. */
  medioPreguntaEnviar: '¿Enviar a riesgo?',
  medioAlEnviar: 'Riesgo decidirá sobre este medio. Mientras decide no se puede actualizar.',
  medioPreguntaAceptar: '¿Aceptar medio de aprobación?',
  medioAlAceptar: 'El medio queda aprobado y se avisa a su ejecutivo.',
  medioAlRechazar: 'El medio queda no aprobado, se avisa a su ejecutivo y se le asigna una tarea con este motivo.',
  medioAlActualizarAprobado: 'Este medio está aprobado: al guardar vuelve a espera y debe enviarse otra vez a riesgo.',
  medioAlAsignar: (actual: string | null): string =>
    actual === null ? 'El medio no tiene ejecutivo' : `Ahora lo atiende ${actual}`,
  medioCambio: (quien: string | null, cuando: string | null): string =>
    `${quien ?? 'Otra persona'} cambió este medio${cuando === null ? '' : ` el ${cuando}`}: revíselo antes de continuar.`,

  /** Its history in words. */
  medioLoCreo: (quien: string, cuando: string): string => `Creado por ${quien} el ${cuando}`,
  medioLoEnvio: (quien: string, cuando: string): string => `enviado a riesgo por ${quien} el ${cuando}`,
  medioLoDecidio: (aprobado: boolean, quien: string, cuando: string): string =>
    `${aprobado ? 'aprobado' : 'no aprobado'} por ${quien} el ${cuando}`,
  medioReemplaza: (id: number): string => `Reemplaza al medio No. ${id}`,
  medioReemplazadoPor: (id: number): string => `Reemplazado por el medio No. ${id}`,

  /** Sections of the form, as on paper. */
  medioPlanes: 'Planes',
  medioVehiculo: 'Vehículo',
  medioInmueble: 'Inmueble',
  medioValores: 'Valor y diferencia',
  medioCostos: 'Costos',
  medioSeguro: 'Seguro y dispositivo',
  medioValorDelBien: 'Valor del bien',
  medioSumaDePlanes: 'Suma de planes',
  medioDiferencia: 'Diferencia',
  medioTotalAPagar: 'Total a pagar',

  /** Plans. */
  medioOtroCliente: 'Otro cliente',
  medioElijaCliente: 'Busque el cliente para el que es el medio de aprobación',
  medioSinPlanes: 'El cliente no tiene planes',
  medioSinPlanesElegibles: 'Ningún plan de este cliente puede estar en un medio de aprobación',

  /** Beside a field: unusual, but allowed. */
  medioPlacaInusual: 'No parece una placa del Ecuador',
  medioChasisInusual: 'Un chasis suele tener 17 caracteres',

  /** Price list. */
  medioPreciosDeLista: 'Lista de precios:',
  medioSinPrecio: 'La lista de precios no tiene este vehículo',
  medioUsarPrecio: (precio: string, concesionario: string): string => `Usar ${precio} de ${concesionario} como valor`,

  /** Sub-tab 'Seguro/Póliza'. */
  medioSinPoliza: 'Este plan no tiene póliza ni dispositivo registrados',
  medioPoliza: 'Póliza',
  medioDispositivo: 'Dispositivo',
  medioSinDispositivo: 'Sin dispositivo',
  medioSinLaPoliza: 'Sin póliza',
} as const;
