const cuantas = (n: number, una: string, varias: string): string => `${n} ${n === 1 ? una : varias}`;

/** Our own texts, where the specification gives none. */
export const riesgo = {
  riesgoSinCalcular: 'Primero calcule el puntaje de riesgo',
  riesgoPuntajeSuficiente: (umbral: number): string => `Solo un puntaje menor que ${umbral} admite excepción`,
  riesgoYaExceptuado: (quien: string, cuando: string): string =>
    `La excepción ya fue agregada: la ingresó ${quien} el ${cuando}`,
  riesgoExcepcionNoSeRetira: 'Una excepción no se retira',
  riesgoSinParametros: 'No hay parámetros de riesgo: el administrador del sistema los importa',
  riesgoParametroDesconocido: 'El parámetro no existe o ya no se usa',
  riesgoReglaDesconocida: (reglas: string): string => `La regla no existe. Las que hay: ${reglas}`,
  riesgoPuntaje: (puntaje: number): string => `Puntaje: ${puntaje}`,
  riesgoPuntajeCambiado: (antes: number, puntaje: number): string => `Puntaje: ${puntaje} (antes ${antes})`,

  /** What each rule looks at, and what it found. */
  riesgoBuro: (desde: number): string => `Puntaje del buró de crédito del cliente: desde ${desde}`,
  riesgoBuroHallado: (puntaje: number, fecha: string): string => `${puntaje}, consulta del ${fecha}`,
  riesgoSinBuro: 'Sin consulta al buró',
  riesgoCuotasVencidas: 'Cuotas vencidas del plan: ninguna',
  riesgoCuotasVencidasHalladas: (n: number): string =>
    n === 0 ? 'Ninguna' : cuantas(n, 'cuota vencida', 'cuotas vencidas'),
  riesgoCuotasPagadas: (minimo: number): string => `Cuotas pagadas del plan: ${minimo} o más`,
  riesgoCuotasPagadasHalladas: (n: number): string => cuantas(n, 'cuota pagada', 'cuotas pagadas'),
  riesgoCapacidad: 'Ingresos menos egresos del cliente: al menos la cuota del plan',
  riesgoCapacidadDelGarante: 'Ingresos menos egresos del garante: al menos la cuota del plan',
  riesgoCapacidadHallada: (queda: string, cuota: string): string => `Quedan ${queda}; la cuota es ${cuota}`,
  riesgoSinFinanzas: 'Sin datos financieros',
  riesgoSinIngresos: 'Sin ingresos declarados',
  riesgoEndeudamiento: (maximo: number): string =>
    `Deudas bancarias y comerciales del mes más la cuota: hasta el ${maximo} % de los ingresos`,
  riesgoEndeudamientoHallado: (deudas: string, ingresos: string): string => `${deudas} de ${ingresos} de ingresos`,
  riesgoPatrimonio: (minimo: number): string => `Patrimonio del cliente: al menos el ${minimo} % del monto del plan`,
  riesgoPatrimonioHallado: (patrimonio: string, monto: string): string => `${patrimonio}; el plan es de ${monto}`,
  riesgoTrabajo: (anos: number): string => `Tiempo de trabajo o de negocio: ${anos} años o más, o jubilado`,
  riesgoAnos: (n: number): string => cuantas(n, 'año', 'años'),
  riesgoIngresosDemostrables: 'Ingresos demostrables: empleado, jubilado o independiente con RUC',
  riesgoSinRuc: (situacion: string): string => `${situacion}, sin RUC`,
  riesgoDomicilio: (anos: number): string => `Tiempo en el domicilio: ${anos} años o más`,
  riesgoDomicilioHallado: (fecha: string): string => `Desde el ${fecha}`,
  riesgoVivienda: 'Tipo de vivienda del cliente: propia',
  riesgoBienInmueble: 'Vivienda o terrenos entre los activos del cliente',
  riesgoVehiculo: 'Vehículos o maquinaria entre los activos del cliente',
  riesgoValor: (valor: string): string => `${valor}`,
  riesgoReferencias: (tipo: string, minimo: number): string =>
    `Referencias ${tipo} del cliente confirmadas: ${minimo} o más`,
  riesgoReferenciasHalladas: (n: number): string => cuantas(n, 'confirmada', 'confirmadas'),
  riesgoConyuge: 'Cónyuge que responde por la deuda: registrado',
  riesgoConyugeNoHaceFalta: 'No responde por la deuda',
  riesgoRegistrado: 'Registrado',
  riesgoNoRegistrado: 'No registrado',
  riesgoGarante: 'Garante con solicitud guardada',
  riesgoSinGarante: 'Sin garante',
  riesgoGaranteSinSolicitud: 'Garante sin solicitud guardada',
  riesgoDocumentos: 'Documentos de la carpeta: completos',
  riesgoDocumentosHallados: (listos: number, total: number, estado: string): string =>
    total === 0 ? estado : `${listos} de ${total}. ${estado}`,
  riesgoEdad: (desde: number, hasta: number): string => `Edad del cliente: de ${desde} a ${hasta} años`,
  riesgoPep: 'Persona expuesta políticamente: no',
  riesgoEsPep: 'Sí',
  riesgoNoEsPep: 'No',
  riesgoNoDeclarado: 'No declarado',
} as const;
