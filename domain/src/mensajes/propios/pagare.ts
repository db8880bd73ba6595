/** Notes. `cuando`: 'DD/MM/YYYY HH:mm'. */

/** Fields. */
export const pagareCedula = 'Solo números, 10 dígitos';
export const pagareAbonado = (abonado: string): string =>
  `De la cuota que sigue ya se pagaron ${abonado}; el pagaré la dice entera.`;
export const firmaFueraDeRango = 'La firma está a doce meses de hoy como máximo';
export const firmaEnPagare = 'La dice el pagaré: cámbiela allí';
export const pagareFechar = 'Ciudad y fecha';
export const pagareAlFechar = 'Valen para pagaré, prenda y contrato. Si ya se envió, se envía otra vez.';
export const pagareFechadoEn = (numero: number, ciudad: string, dia: string): string =>
  `Pagaré No. ${numero}: se firma en ${ciudad}, ${dia}`;
export const pagareFechado = 'Ciudad y fecha guardadas';
export const pagareFechaFueraDeRango = 'La fecha debe estar entre el año actual y diez años después';
export const pagareDatoDistinto = 'No coincide con lo que debe el plan: genere las cuotas de nuevo';
/** Persons, as they are named in a sentence and above their signature. */
export const pagarePersonas = {
  conyuge: 'Cónyuge',
  garante: 'Garante',
  garanteConyuge: 'Cónyuge del garante',
  segundoGarante: 'Segundo garante',
  testigo: 'Testigo',
  huella: 'Quien pone la huella',
  representante: 'Representante',
} as const;
export const pagareSecciones = {
  deudor: 'Deudor y cónyuge',
  garantes: 'Garantes',
  firma: 'Firma a ruego',
  empresa: 'Empresa',
} as const;
/** The seven contents that the law requires, and what may be wrong with each. */
export const pagareContenidos = {
  denominacion: 'Denominación del documento',
  promesa: 'Promesa incondicional de pagar una suma determinada',
  vencimiento: 'Vencimiento',
  lugarDePago: 'Lugar del pago',
  beneficiario: 'Persona a cuya orden se paga',
  fechaYLugar: 'Fecha y lugar de suscripción',
  firma: 'Firma del suscriptor',
} as const;
export const pagareSinCuotas = 'No tiene cuotas';
export const pagareVenceAntes = 'La primera cuota vence antes de la fecha de emisión';
export const pagareSinCiudad = 'Falta la ciudad';
export const pagareSinRepresentante = 'Falta quien representa a la empresa';
export const pagareSinSuscriptor = 'Falta la identificación del deudor';
export const pagareSinPersonas = 'Faltan los datos de quienes firman';
export const pagareSinPrenda = 'Falta ingresar la prenda';
export const pagareEsperaPrenda = 'Falta ingresar la prenda: hasta entonces el pagaré no se puede aprobar.';
export const pagarePersonaAMedias = (persona: string): string => `${persona}: falta la cédula o el nombre`;
export const pagareCedulaImposible = (persona: string): string => `${persona}: la cédula debe tener 10 dígitos`;
export const unNumeroDosNombres = (numero: string, nombre: string, otroNombre: string): string =>
  `El número ${numero} está con dos nombres: ${nombre} y ${otroNombre}`;
export const pagareHuellaSinTestigo = 'La firma con huella necesita un testigo';
export const pagareIncompleto = (faltan: readonly string[]): string =>
  `El pagaré está incompleto: ${faltan.join('; ')}`;
/** Refusals. */
export const pagareSinAdjudicacion = 'El plan no está adjudicado';
export const cuotasPorMonto = (cuotas: number, monto: string): string =>
  `${cuotas} ${cuotas === 1 ? 'cuota' : 'cuotas'} por ${monto}`;
/** `debe` null = no debt. */
export const pagareNoConcuerda = (numero: number, cuotas: string, debe: string | null): string =>
  `El pagaré No. ${numero} dice ${cuotas} y el plan ${debe === null ? 'ya no debe nada' : `debe hoy ${debe}`}`;
export const pagareDebeHoy = (debe: string | null): string =>
  debe === null ? 'No concuerda: el plan ya no debe nada' : `No concuerda: el plan debe hoy ${debe}`;
export const pagareGenerarDeNuevo = 'Generar de nuevo';
export const pagareGenereDeNuevo = `Antes de enviarlo o aprobarlo use «${pagareGenerarDeNuevo}».`;
export const pagareYaNoHaceFalta = 'El contrato se aprueba sin pagaré.';
export const pagareDeContratoAprobado = (plan: string): string =>
  `El contrato del plan ${plan} ya está aprobado con este pagaré: el pagaré ya no cambia`;
export const pagareYaAprobado = (quien: string, cuando: string): string =>
  `El pagaré ya fue aprobado por ${quien} el ${cuando}`;
export const pagareYaAnulado = (quien: string, cuando: string): string =>
  `El pagaré fue anulado por ${quien} el ${cuando}`;
export const pagareAnularConContrato = (plan: string): string =>
  `El contrato del plan ${plan} ya está aprobado con este pagaré: el pagaré no se anula. Lo que cambie va en una adenda del contrato`;
export const anulacionYaPedida = (quien: string, cuando: string): string =>
  `La anulación ya fue pedida por ${quien} el ${cuando}`;
export const anulacionSinPedir = 'Nadie ha pedido anular este pagaré';
export const pagareYaRechazado = (quien: string, cuando: string): string =>
  `El pagaré fue marcado como no aprobado por ${quien} el ${cuando}`;
/** Screens. */
export const pagareBuscaEn = 'nombre o cédula';
export const pagareElijaCliente = 'Busque un cliente para generar su pagaré.';
export const pagareValorCuota = 'Valor de la cuota';
export const pagareSaldo = 'Saldo';
export const pagareMontoPlan = 'Monto del plan';
export const pagareCuotasPendientes = 'Cuotas pendientes';
export const pagareCuotas = 'Cuotas';
export const pagareTexto = 'Texto del pagaré';
export const pagareGenerarCuotas = 'Generar cuotas';
export const pagareReemplazar = 'Reemplazar';
export const pagareBorrador = 'Ver borrador';
export const pagareQuienesFirman = 'Quienes firman';
export const pagareDesdeLaSolicitud = 'Los datos vienen de la solicitud. Revíselos y guárdelos.';
export const pagareDistintos = (campos: readonly string[]): string =>
  `No es lo que dice la solicitud: ${campos.join(', ')}`;
export const pagareContenidoDeLey = (estan: number, total: number): string =>
  `Contenido que pide la ley: ${estan} de ${total}`;
export const pagareTitulo = (numero: number): string => `Pagaré No. ${numero}`;
export const pagareDelPlan = (numero: number): string => `El plan ya tiene el pagaré No. ${numero}`;
export const pagareGuardadoNumero = (numero: number): string => `Pagaré No. ${numero} guardado.`;
export const pagareResumen = (plazo: number, monto: string, hasta: string): string =>
  `${plazo} cuotas por ${monto}, hasta el ${hasta}`;
export const pagareAlEnviar = 'Jefatura y Legal reciben una notificación.';
export const pagareAlAprobar = 'El documento se emite y el pagaré ya no cambia.';
export const pagareAlRechazar = 'Quien lo elaboró lo corrige y lo actualiza.';
export const pagareLoAprobo = (quien: string, cuando: string): string => `Aprobado por ${quien} el ${cuando}`;
export const pagareLoRechazo = (quien: string, cuando: string): string => `No aprobado por ${quien} el ${cuando}`;
export const pagareLoEnvio = (quien: string, cuando: string): string => `Enviado a aprobar por ${quien} el ${cuando}`;
export const pagareAnulado = 'Anulado';
export const pagareAnular = 'Anular…';
export const pagarePedirAnulacion = 'Pedir la anulación del pagaré';
export const pagareConfirmarAnulacion = 'Confirmar anulación';
export const pagareDeclinarAnulacion = 'No anular';
export const pagareAlPedirAnulacion = 'Otra persona de Legal la confirma. Hasta entonces el pagaré sigue vigente.';
export const pagareAlAnular =
  'No se deshace. El número queda usado y el documento emitido se conserva; el plan puede tener otro pagaré.';
export const pagareAlDeclinar = 'El pagaré sigue vigente. Quien pidió anularlo recibe una notificación.';
export const anulacionPedida = 'Anulación pedida';
export const anulacionDeclinada = 'El pagaré sigue vigente';
export const pagareFueAnulado = 'Pagaré anulado';
export const anulacionPedidaPor = (quien: string, cuando: string): string => `${quien} pidió anularlo el ${cuando}`;
export const pagareAnuladoPor = (quien: string, cuando: string): string => `Anulado por ${quien} el ${cuando}`;
export const pagareReemplazaA = (numero: number): string => `Reemplaza al pagaré No. ${numero}`;
export const pagareReemplazadoPor = (numero: number): string => `Lo reemplaza el pagaré No. ${numero}`;
/** History and notices. `monto` with its sign. */
export const pagareNumero = (numero: number, monto: string): string => `Pagaré No. ${numero} por ${monto}`;
export const pagareDe = (numero: number, plan: string, cliente: string, quien: string): string =>
  `Pagaré No. ${numero} de ${cliente} (${plan}), por ${quien}`;
export const avisoDePagarePorAprobar = 'Pagaré por aprobar';
export const avisoDePagareAprobado = 'Pagaré aprobado';
export const avisoDeAnulacionPedida = 'Anulación de un pagaré por confirmar';
export const avisoDeAnulacionDeclinada = 'No se anuló el pagaré';
export const avisoDePagareAnulado = 'Pagaré anulado';
export const avisoDePagareNoAprobado = 'Pagaré no aprobado';
