/** Pledges. `cuando`: 'DD/MM/YYYY HH:mm'. */

export const prendaPorIngresar = 'Por ingresar';
export const prendaIngresada = 'Ingresada';
export const prendaFirme = 'Aprobada con el pagaré';
export const prendaAnulada = 'Anulada con el pagaré';
export const prendaYaAnulada = 'La prenda quedó anulada con su pagaré';
export const prendaSinDatos = 'Todavía no se ingresan los datos de la prenda';
export const prendaSinPagare = 'El pagaré todavía no está aprobado: la prenda se genera después';
export const prendaYaFirme = (quien: string, cuando: string): string =>
  `El pagaré fue aprobado por ${quien} el ${cuando}: los datos de la prenda ya no cambian`;
export const prendaOtroBien = 'No corresponde al bien de este plan';
export const prendaNumero = (numero: number): string => `Prenda del pagaré No. ${numero}`;
export const prendaBuscar = 'Buscar por nombre o cédula';
export const prendaVacia = 'No existen prendas para mostrar.';
export const prendaGarantia = 'Garantía';
export const prendaVehiculo = 'Vehículo';
export const prendaInmueble = 'Inmueble';
export const prendaDepositario = 'Depositario';
export const prendaEmpresa = 'Por la empresa';
export const prendaCliente = 'Cliente';
export const prendaDeOrden = (numero: number): string => `Según la orden de compra No. ${numero}`;
export const prendaDeMedio = (numero: number): string => `Según el medio de aprobación No. ${numero}`;
export const prendaEscrita =
  'Sin orden de compra ni medio aprobado: los datos del bien se escriben a mano y quedan marcados';
export const prendaAMano = 'Escrito a mano';
export const prendaDistinta = 'La orden o el medio de aprobación dice ahora otra cosa: guarde de nuevo para tomarla';
export const prendaNoConcuerda = (campos: readonly string[]): string =>
  `La prenda no dice lo mismo que la orden o el medio de aprobación (${campos.join(', ')}): guárdela de nuevo`;
export const prendaSinGuardar = 'Propuesta con lo que se conoce; todavía nadie la guarda';
export const prendaGenerar = 'Generar prenda';
export const prendaVer = 'Ver prenda';
export const prendaVerBorrador = 'Ver borrador';
export const prendaGenerada = 'Prenda generada con éxito.';
export const tramiteAlAprobarPagare = 'El pagaré y su prenda ya no podrán cambiar.';
export const tramiteAlAprobarContrato = 'El texto del contrato ya no podrá cambiar.';
export const tramiteIngresarPrenda = 'Ingresar prenda';
export const prendaPorGenerar = 'El pagaré está aprobado: falta generar el documento final de la prenda.';
export const prendaHipoteca = 'Hipoteca';
export const prendaEsHipoteca = 'De un inmueble: hipoteca abierta';
export const tramiteCompletarPagare = 'Completar Pagaré';
export const tramiteSiguiente = (paso: string): string => `Siguiente: ${paso}`;
export const tramitePapeles = 'Papeles del plan';
export const tramiteEnvio = (quien: string, cuando: string): string => `Envió ${quien}, ${cuando}`;
export const tramitesPorAprobar = 'Por aprobar';
export const sinTramitesPorAprobar = 'No hay pagarés ni contratos enviados por aprobar.';
export const tramitesPorHacer = 'Por hacer';
export const tramitesTerminados = 'Terminados';
export const sinTramites = 'No hay carpetas pendientes en Legal.';
export const sinTramitesTerminados = 'Todavía no hay pagaré y contrato aprobados.';
export const tramiteEnLegal = 'Legal';
export const tramiteBloques = (bloques: number, de: number): string => `${bloques} de ${de} bloques`;
export const tramiteSinPagare = 'Sin pagaré';
export const tramiteSinPrenda = 'Sin prenda';
export const tramitePrenda = 'Prenda ingresada';
export const tramiteSinContrato = 'Sin contrato';
