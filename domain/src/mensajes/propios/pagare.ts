/** Notes: our own texts, where the specification gives none. `cuando`: 'DD/MM/YYYY HH:mm'. */
export const pagare = {
  /** Fields. */
  pagareCedula: 'Solo números, máximo 10 dígitos',
  pagareFechaFueraDeRango: 'La fecha debe estar entre el año actual y diez años después',
  pagareDatoDistinto: 'No coincide con lo que debe el plan: genere las cuotas de nuevo',

  /** Persons, as they are named in a sentence and above their signature. */
  pagarePersonas: {
    conyuge: 'Cónyuge',
    garante: 'Garante',
    garanteConyuge: 'Cónyuge del garante',
    segundoGarante: 'Segundo garante',
    testigo: 'Testigo',
    huella: 'Quien pone la huella',
    representante: 'Representante',
  },
  pagareSecciones: {
    deudor: 'Deudor y cónyuge',
    garantes: 'Garantes',
    firma: 'Firma a ruego',
    empresa: 'Empresa',
  },

  /** The seven contents that the law asks, and what may be wrong with each. */
  pagareContenidos: {
    denominacion: 'Denominación del documento',
    promesa: 'Promesa incondicional de pagar una suma determinada',
    vencimiento: 'Vencimiento',
    lugarDePago: 'Lugar del pago',
    beneficiario: 'Persona a cuya orden se paga',
    fechaYLugar: 'Fecha y lugar de suscripción',
    firma: 'Firma del suscriptor',
  },
  pagareSinCuotas: 'No tiene cuotas',
  pagareVenceAntes: 'La primera cuota vence antes de la fecha de emisión',
  pagareSinCiudad: 'Falta la ciudad',
  pagareSinRepresentante: 'Falta quien representa a la empresa',
  pagareSinSuscriptor: 'Falta la identificación del deudor',
  pagareSinPersonas: 'Faltan los datos de quienes firman',
  pagareSinPrenda: 'Falta ingresar la prenda',
  pagareEsperaPrenda: 'Falta ingresar la prenda: hasta entonces el pagaré no se puede aprobar.',
  pagarePersonaAMedias: (persona: string): string => `${persona}: falta la cédula o el nombre`,
  pagareHuellaSinTestigo: 'La firma con huella necesita un testigo',
  pagareIncompleto: (faltan: readonly string[]): string => `El pagaré está incompleto: ${faltan.join('; ')}`,

  /** Refusals. */
  pagareSinAdjudicacion: 'El plan no está adjudicado',
  pagareYaAprobado: (quien: string, cuando: string): string => `El pagaré ya fue aprobado por ${quien} el ${cuando}`,
  pagareYaRechazado: (quien: string, cuando: string): string =>
    `El pagaré fue marcado como no aprobado por ${quien} el ${cuando}`,
  pagareNoSeReemplaza: 'Un pagaré aprobado no se reemplaza',
  pagareDeOtroPlan: 'El número no es el del pagaré del plan',

  /** Screens. */
  pagareBuscaEn: 'nombre o cédula',
  pagareElijaCliente: 'Busque un cliente para generar su pagaré.',
  pagareValorCuota: 'Valor de la cuota',
  pagareSaldo: 'Saldo',
  pagareMontoPlan: 'Monto del plan',
  pagareCuotasPendientes: 'Cuotas pendientes',
  pagareCuotas: 'Cuotas',
  pagareTexto: 'Texto del pagaré',
  pagareGenerarCuotas: 'Generar cuotas',
  pagareReemplazar: 'Reemplazar',
  pagareBorrador: 'Ver borrador',
  pagareQuienesFirman: 'Quienes firman',
  pagareDesdeLaSolicitud: 'Los datos vienen de la solicitud. Revíselos y guárdelos.',
  pagareDistintos: (campos: readonly string[]): string => `No es lo que dice la solicitud: ${campos.join(', ')}`,
  pagareContenidoDeLey: (estan: number, todos: number): string => `Contenido que pide la ley: ${estan} de ${todos}`,
  pagareTitulo: (numero: number): string => `Pagaré No. ${numero}`,
  pagareDelPlan: (numero: number): string => `El plan ya tiene el pagaré No. ${numero}`,
  pagareGuardadoNumero: (numero: number): string => `Pagaré No. ${numero} guardado.`,
  pagareResumen: (plazo: number, monto: string, hasta: string): string =>
    `${plazo} cuotas por ${monto}, hasta el ${hasta}`,
  pagareAlEnviar: 'Jefatura y Legal reciben una notificación.',
  pagareAlAprobar: 'El documento se emite y el pagaré ya no cambia.',
  pagareAlRechazar: 'Quien lo elaboró lo corrige y lo actualiza.',
  pagareLoAprobo: (quien: string, cuando: string): string => `Aprobado por ${quien} el ${cuando}`,
  pagareLoRechazo: (quien: string, cuando: string): string => `No aprobado por ${quien} el ${cuando}`,
  pagareLoEnvio: (quien: string, cuando: string): string => `Enviado a aprobar por ${quien} el ${cuando}`,

  /** History and notices. `monto` with its sign. */
  pagareNumero: (numero: number, monto: string): string => `Pagaré No. ${numero} por ${monto}`,
  pagareDe: (numero: number, plan: string, cliente: string, quien: string): string =>
    `Pagaré No. ${numero} de ${cliente} (${plan}), por ${quien}`,
  avisoDePagarePorAprobar: 'Pagaré por aprobar',
  avisoDePagareAprobado: 'Pagaré aprobado',
  avisoDePagareNoAprobado: 'Pagaré no aprobado',
} as const;
