const cuantas = (n: number, una: string, varias: string): string => `${n} ${n === 1 ? una : varias}`;

export const riesgoSinCalcular = 'Primero calcule el puntaje de riesgo';
export const riesgoPuntajeSuficiente = (umbral: number): string =>
  `Solo un puntaje menor que ${umbral} admite excepción`;
export const riesgoConExcepcion = 'La excepción ya fue agregada';
export const riesgoYaExceptuado = (quien: string, cuando: string): string =>
  `La excepción ya fue agregada: la ingresó ${quien} el ${cuando}`;
export const riesgoExcepcionNoSeRetira = 'Una excepción no se retira';
export const riesgoSinParametros = 'No hay parámetros de riesgo: el administrador del sistema los importa';
export const riesgoParametroDesconocido = 'El parámetro no existe o ya no se usa';
export const riesgoReglaDesconocida = (reglas: string): string => `La regla no existe. Las que hay: ${reglas}`;
export const riesgoPuntajeCambiado = (antes: number, puntaje: number): string => `Puntaje: ${puntaje} (antes ${antes})`;
/** What each rule checks, and what it found. */
export const riesgoBuro = (desde: number): string => `Puntaje del buró de crédito del cliente: desde ${desde}`;
export const riesgoBuroHallado = (puntaje: number, fecha: string): string => `${puntaje}, consulta del ${fecha}`;
export const riesgoSinBuro = 'Sin consulta al buró';
export const riesgoCuotasVencidas = 'Cuotas vencidas del plan: ninguna';
export const riesgoCuotasVencidasHalladas = (n: number): string =>
  n === 0 ? 'Ninguna' : cuantas(n, 'cuota vencida', 'cuotas vencidas');
export const riesgoCuotasPagadas = (minimo: number): string => `Cuotas pagadas del plan: ${minimo} o más`;
export const riesgoCuotasPagadasHalladas = (n: number): string => cuantas(n, 'cuota pagada', 'cuotas pagadas');
export const riesgoCapacidad = 'Ingresos menos egresos del cliente: al menos la cuota del plan';
export const riesgoCapacidadDelGarante = 'Ingresos menos egresos del garante: al menos la cuota del plan';
export const riesgoCapacidadHallada = (queda: string, cuota: string): string => `Quedan ${queda}; la cuota es ${cuota}`;
export const riesgoSinFinanzas = 'Sin datos financieros';
export const riesgoSinIngresos = 'Sin ingresos declarados';
export const riesgoEndeudamiento = (maximo: number): string =>
  `Deudas bancarias y comerciales del mes más la cuota: hasta el ${maximo} % de los ingresos`;
export const riesgoEndeudamientoHallado = (deudas: string, ingresos: string): string =>
  `${deudas} de ${ingresos} de ingresos`;
export const riesgoPatrimonio = (minimo: number): string =>
  `Patrimonio del cliente: al menos el ${minimo} % del monto del plan`;
export const riesgoPatrimonioHallado = (patrimonio: string, monto: string): string =>
  `${patrimonio}; el plan es de ${monto}`;
export const riesgoTrabajo = (anos: number): string => `Tiempo de trabajo o de negocio: ${anos} años o más, o jubilado`;
export const riesgoAnos = (n: number): string => cuantas(n, 'año', 'años');
export const riesgoIngresosDemostrables = 'Ingresos demostrables: empleado, jubilado o independiente con RUC';
export const riesgoSinRuc = (situacion: string): string => `${situacion}, sin RUC`;
export const riesgoDomicilio = (anos: number): string => `Tiempo en el domicilio: ${anos} años o más`;
export const riesgoDomicilioHallado = (fecha: string): string => `Desde el ${fecha}`;
export const riesgoVivienda = 'Tipo de vivienda del cliente: propia';
export const riesgoBienInmueble = 'Vivienda o terrenos entre los activos del cliente';
export const riesgoVehiculo = 'Vehículos o maquinaria entre los activos del cliente';
export const riesgoReferencias = (tipo: string, minimo: number): string =>
  `Referencias ${tipo} del cliente confirmadas: ${minimo} o más`;
export const riesgoReferenciasHalladas = (n: number): string => cuantas(n, 'confirmada', 'confirmadas');
export const riesgoConyuge = 'Cónyuge que responde por la deuda: registrado';
export const riesgoConyugeNoHaceFalta = 'No responde por la deuda';
export const riesgoRegistrado = 'Registrado';
export const riesgoNoRegistrado = 'No registrado';
export const riesgoGarante = 'Garante con solicitud guardada';
export const riesgoSinGarante = 'Sin garante';
export const riesgoGaranteSinSolicitud = 'Garante sin solicitud guardada';
export const riesgoDocumentos = 'Documentos de la carpeta: completos';
export const riesgoDocumentosHallados = (listos: number, total: number, estado: string): string =>
  total === 0 ? estado : `${listos} de ${total}. ${estado}`;
export const riesgoEdad = (desde: number, hasta: number): string => `Edad del cliente: de ${desde} a ${hasta} años`;
export const riesgoPep = 'Persona expuesta políticamente: no';
export const riesgoEsPep = 'Sí';
export const riesgoNoEsPep = 'No';
export const riesgoNoDeclarado = 'No declarado';
/** Screens. */
export const riesgoParametros = 'Parámetros de riesgo';
export const riesgoPuntajeTitulo = 'Puntaje de riesgo';
export const riesgoSinPuntaje = 'Sin calcular';
export const riesgoBajoUmbral = (umbral: number): string => `Debajo de ${umbral}`;
export const riesgoSobreUmbral = (umbral: number): string => `${umbral} o más`;
export const riesgoCalculadoPor = (quien: string, cuando: string): string => `Calculado por ${quien} el ${cuando}`;
export const riesgoCalcular = 'Calcular';
export const riesgoRecalcular = 'Recalcular';
export const riesgoCalculado = 'Puntaje calculado';
export const riesgoColumna = (desde: number, hasta: number): string => `Parámetros ${desde} a ${hasta}`;
export const riesgoPuntos = (n: number): string => cuantas(n, 'punto', 'puntos');
export const riesgoInformativo = 'Informativo';
export const riesgoNoSuma = 'No suma al puntaje';
export const riesgoSinRevisar = 'Sin revisar';
export const riesgoMarcado = 'Marcado por riesgo';
export const riesgoMarcadoPor = (quien: string, cuando: string): string => `Marcado por ${quien} el ${cuando}`;
export const riesgoMirado = 'Se mira';
export const riesgoSoloMarca = 'Lo marca riesgo: no tiene regla';
export const riesgoVolverARegla = 'Volver a la regla';
export const riesgoQuitarMarca = 'Quitar la marca';
export const riesgoExcepcion = 'Excepción';
export const riesgoAgregarExcepcion = 'Agregar excepción';
export const riesgoExcepcionDe = (quien: string, cuando: string, puntaje: number): string =>
  `${quien}, ${cuando}, con un puntaje de ${puntaje}`;
export const riesgoExcepcionUnica = 'Una vez agregada no se retira.';
export const riesgoRevisionDeGarantias = 'Revisión de garantías';
export const riesgoGarantiasPor = (quien: string, cuando: string): string => `${quien}, ${cuando}`;
export const riesgoGarantia = 'Garantía';
/** Conflicts. */
export const riesgoCambio = 'Otra persona cambió este riesgo antes que usted. Su cambio no se guardó; así está ahora:';
export const riesgoCambioOtro = 'Revise los parámetros: se muestran como están guardados.';
export const riesgoCambioCalculo = (quien: string, puntaje: number): string =>
  `${quien} calculó el puntaje: ${puntaje}`;
export const riesgoCambioMarca = (quien: string, parametro: string, cumple: boolean): string =>
  `${quien} marcó que ${parametro} ${cumple ? 'se cumple' : 'no se cumple'}`;
export const riesgoCambioSinMarca = (parametro: string): string => `${parametro} ya no tiene marca de riesgo`;
export const riesgoCambioExcepcion = (quien: string): string => `${quien} agregó la excepción`;
export const riesgoCambioGarantias = (quien: string, etiqueta: string): string =>
  `${quien} cambió la revisión de garantías a ${etiqueta}`;

/** A mark by hand in the history: the parameter, its state before and after, the score, and the reason. */
export const riesgoMarcaHecha = (parametro: string, antes: string, despues: string, puntaje: string): string =>
  `${parametro}: ${antes} → ${despues}. ${puntaje}`;
export const riesgoMarcaCumple = 'se cumple';
export const riesgoMarcaNoCumple = 'no se cumple';
export const riesgoSegunRegla = 'según la regla';
export const riesgoMarcaPorMano = 'marcado por riesgo';
export const riesgoMarcarCumple = '¿Marcar que se cumple?';
export const riesgoMarcarNoCumple = '¿Marcar que no se cumple?';
export const riesgoQuitarMarcaPregunta = '¿Quitar la marca?';
export const riesgoUltimaMarca = (quien: string, cuando: string): string =>
  `Cambiado después por una marca de ${quien} el ${cuando}`;
/** The data of a score have changed since its calculation. */
export const riesgoCambiados = (parametros: readonly string[]): string =>
  `Cambió desde el cálculo: ${parametros.join(', ')}`;
export const riesgoDesactualizado = 'Puntaje desactualizado';
export const riesgoMarcaAntes = 'Antes';
export const riesgoMarcaAhora = 'Ahora';
export const riesgoMarcaMotivo = 'Motivo';
