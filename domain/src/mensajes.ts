/**
 * Every Spanish text that is shown to somebody, once. `verbatim` areas repeat the specification letter by letter, typos
 * included: they are the acceptance text. Near twins (with and without comma, with and without final stop) are different
 * messages and stand apart on purpose. `propios` are our own texts, where the specification gives none.
 */
export const mensajes = {
  AUT: {
    /** AUT-001 */
    ingresar: 'Ingresar',
    /** AUT-009 */
    usuarioNoExiste: 'Usuario no existe',
    /** AUT-010 */
    contrasenaIncorrecta: 'Contraseña incorrecta',
    /** AUT-011, AUT-012: the sticky one, without final stop. */
    errorIntenteDeNuevo: 'Ocurrio un error, intente de nuevo',
    /** AUT-013: compared by clients, therefore English as specified. */
    tokenExpirado: 'token expired',
    /** AUT-018 */
    cerrarSesion: 'Cerrar sesión',
  },
  ASA: {
    /** ASA-003 */
    miActividadDelMes: 'Mi actividad del mes',
    /** ASA-005 */
    nuevaFechaAsamblea: 'Nueva fecha asamblea',
    /** ASA-006 */
    generarActa: 'Generar acta',
    /** ASA-007 */
    proximasAsambleas: 'Próximas asambleas',
    /** ASA-011 */
    verTodas: 'Ver todas',
    /** ASA-012 */
    sinAsambleas: 'No hay asambleas disponibles',
    /** ASA-018 */
    grupoNoExiste: 'Grupo no existe',
    /** ASA-021, ASA-022 */
    cerrada: 'Cerrada',
    abierta: 'Abierta',
    /** ASA-023 */
    sinActa: 'Sin Acta',
    /** ASA-027: one text for both number rules; lasts 5 s (ASA-028). */
    crearFechaProxima:
      'Importante: Es necesario crear la fecha de la proxima asamblea para generar el acta de la asamblea seleccionada.',
    /** ASA-036 */
    participa: 'PARTICIPA',
    /** ASA-060, ASA-062 */
    continuar: 'Continuar',
    /** ASA-053 */
    actaDeAsamblea: (numero: number): string => `Acta de Asamblea No.${numero}`,
    /** ASA-054 */
    generadoExitosamente: '¡Generado exitosamente!',
    /** ASA-055 */
    clientesNotificados: 'Clientes adjudicados serán notificados.',
    /** ASA-072 */
    nuevaFecha: 'Nueva fecha',
    /** ASA-074 */
    grupoSinAsambleas: 'El grupo seleccionado no tiene asambleas.',
    /** ASA-076 */
    fechaRequerida: 'Fecha de la asamblea es requierida.',
    /** ASA-078 */
    horaRequerida: 'Hora de la asamblea es requierida.',
    /** ASA-079 */
    horaNoPermitida: 'Hora no permitida',
    /** ASA-080 */
    lugarRequerido: 'Lugar de la asamblea es requierido.',
    /** ASA-082 */
    notarioRequerido: 'Nombre de notario es requerido.',
    /** ASA-088 */
    asambleaDuplicada: 'Ya existe asamblea para la fecha seleccionada',
    /** ASA-089: the twin of AUT-011, another message. */
    errorAlCrear: 'Ocurrio un error, intente de nuevo',
    /** ASA-090 */
    fechaCreada: 'Nueva fecha de asamblea creada',
  },
  ADJ: {
    /** ADJ-500 */
    retiroAdjudicacion: 'Retiro Adjudicacion',
    adjudicado: 'Adjudicado',
    /** ADJ-502 */
    adjOferta: 'Adj. Oferta',
    adjEntrega: 'Adj. Entrega',
    adjSorteo: 'Adj. Sorteo',
    /** ADJ-517 */
    retirada: 'Se retiro adjudicación.',
    /** ADJ-518 */
    reasignada: 'Cliente adjudicado y asignado',
  },
  NAV: {
    /** NAV-502 */
    paginaNoEncontrada: 'Página no encontrada',
    /** NAV-511…517, NAV-520, NAV-527: the two spellings of 'Ordenes de pago' are kept. */
    inicio: 'Inicio',
    adjudicados: 'Adjudicados',
    motorPlan: 'MotorPlan',
    administracion: 'Administración',
    listadoAdjudicados: 'Listado adjudicados',
    estadoCliente: 'Estado cliente',
    documentosCliente: 'Documentos cliente',
    mediosDeAprobacion: 'Medios de aprobación',
    ordenesDeCompra: 'Ordenes de compra',
    ordenesDePagoJefatura: 'Ordenes de Pago',
    ordenesDePagoEjecutivo: 'Ordenes de pago',
    cartaDeSalida: 'Carta de Salida de Vehículo',
    concesionario: 'Concesionario',
    buroDeCredito: 'Buró de crédito',
    contratos: 'Contratos',
    pagareSaldoDeudor: 'Pagare saldo deudor',
    prendaComercial: 'Prenda comercial',
    /** NAV-526 */
    consulta: 'Consulta',
  },
  GEN: {
    /** GEN-504 */
    motivoVacio: 'Motivo no puede estar vacío',
    comentarioVacio: 'Comentario no puede estar vacío',
    /** GEN-507 */
    buscarCliente: 'Ingrese el nombre del cliente o cédula',
    /** GEN-512 */
    camposIncorrectos: 'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.',
    /** GEN-515 */
    dias: (n: number): string => `${n} día(s)`,
    /** GEN-520 */
    sinRegistros: 'No existen registros para mostrar.',
    /** decisions.md "Silent failures are not silent" (GEN-020): with comma and final stop. */
    errorSilencioso: 'Ocurrio un error, intente de nuevo.',
    /** decisions.md "Everywhere": two near twins, one without and one with the comma. */
    errorMasTardeSinComa: 'Ocurrio un error intente de nuevo más tarde.',
    errorMasTarde: 'Ocurrio un error, intente de nuevo más tarde.',
    /** decisions.md: serves every phone field. */
    telefonoInvalido: 'Teléfono inválido',
    /** decisions.md, AUT-017 replaced: real notifications. */
    sinNotificaciones: 'No tiene notificaciones.',
    /** decisions.md "Roles, prefixes". */
    tareasDeHoy: (n: number): string => `Tareas de hoy: ${n}`,
  },

  CLI: {
    /** CLI-009, EST: no client chosen on the client-status entry page. */
    sinCliente: 'No hay cliente seleccionado.',
    /** CLI-010 */
    datosDeCliente: 'Datos de cliente',
    /** CLI-015 */
    seleccionePlan: 'Seleccione un plan.',
    /** CLI-021 */
    errorVuelvaAIntentar: 'Error vuelva a intentar',
    /** CLI-031…040 */
    datosDelBien: 'Datos del bien',
    datosPersonales: 'Datos personales',
    beneficiarioFinal: 'Beneficiario final',
    datosLaborales: 'Datos laborales',
    datosIndependiente: 'Datos independiente',
    datosJubilado: 'Datos pensionista jubilado',
    datosSubsidio: 'Dependiente de subsidio familiar / Ama de casa',
    /** CLI-041 */
    editar: 'Editar',
    guardar: 'Guardar',
    generarSolicitud: 'Generar Solicitud',
    enviarARiesgo: 'Enviar a Riesgo',
    /** CLI-045 */
    solicitudDeCompra: 'Solicitud de compra',
    /** CLI-080, FIN-012 */
    valorMinimo0: 'Valor mínimo es 0',
    /** CLI-082 */
    nombrePropietarioRequerido: 'Nombre del dueño de la casa es requerido.',
    /** CLI-083 */
    telefonoPropietarioRequerido: 'Teléfono del dueño de la casa es requerido.',
    /** CLI-085 */
    direccionRequerida: 'Dirección del cliente es requerida.',
    /** CLI-087 */
    celularRequerido: 'Celular del cliente es requerido.',
    /** CLI-089 */
    referenciaDomicilioRequerida: 'Referencias de la casa es requerido.',
    /** CLI-090: doubled as specified. */
    codigoDactilarRequerido: 'Código dactilar es requerido es requerido.',
    /** CLI-092 */
    fechaNacimientoRequerida: 'Fecha de nacimiento es requerida.',
    /** CLI-094 */
    correoRequerido: 'Correo del cliente es requerido.',
    /** CLI-095, EST-539 */
    correoInvalido: 'Ingrese un correo válido.',
    /** CLI-096 */
    profesionRequerida: 'Profesión del cliente es requerida.',
    /** CLI-097 */
    nacionalidadRequerida: 'Nacionalidad del cliente es requerida.',
    /** CLI-099 */
    anosResidenciaRequerido: 'Años de residencia es requerido',
    /** CLI-100 */
    anosResidenciaReal: 'Ingrese un número de años real.',
    /** CLI-101 */
    provinciaRequerida: 'Provincia del cliente es requerida.',
    /** CLI-102 */
    ciudadRequerida: 'Ciudad del cliente es requerida.',
    /** CLI-103: without final stop. */
    parroquiaRequerida: 'Parroquia del cliente es requerida',
    /** CLI-104: without final stop. */
    generoRequerido: 'Género del cliente es requerido',
    /** CLI-105, EST-529 */
    situacionLaboralRequerida: 'Situación laboral del cliente es requerida.',
    /** CLI-106, CLI-107 */
    seleccioneOpcion: 'Seleccione una opción',
    /** CLI-108, decisions.md: 'X del beneficiario es requerido/a.' */
    beneficiario: {
      cedula: 'Cédula del beneficiario es requerida.',
      nombres: 'Nombres del beneficiario es requerido.',
      apellidoPaterno: 'Apellido paterno del beneficiario es requerido.',
      apellidoMaterno: 'Apellido materno del beneficiario es requerido.',
      nacionalidad: 'Nacionalidad del beneficiario es requerida.',
      genero: 'Género del beneficiario es requerido.',
      actividad: 'Actividad económica del beneficiario es requerida.',
    },
    /** CLI-114 */
    jubilacionRequerida: 'Años de jubilación son requeridos.',
    /** CLI-054 */
    carpetaEnviada: 'Carpeta enviada a riesgo.',
  },
  FIN: {
    /** FIN-001, FIN-003 */
    activosYPasivos: 'Activos y Pasivos',
    patrimonio: 'Patrimonio',
    ingresosYGastos: 'Ingresos y gastos mensuales',
    balanceMensual: 'Balance mensual',
    /** FIN-011 */
    valorObligatorio: 'El valor es obligatorio',
    /** FIN-017, FIN-018 */
    errorIntenteDeNuevo: 'Error intente de nuevo',
  },
  EST: {
    /** EST-500…504 */
    cliente: 'Cliente',
    conyugeCliente: 'Conyuge / Cliente',
    garante: 'Garante',
    conyugeGarante: 'Conyuge / Garante',
    depositario: 'Depositario',
    /** EST-505 */
    informacion: 'Información',
    datosFinancieros: 'Datos Financieros',
    referenciasPersonales: 'Referencias personales',
    detallePagos: 'Detalle pagos',
    documentos: 'Documentos',
    historial: 'Historial del cliente',
    seguro: 'Seguro/Póliza',
    /** DOC-014: chip of a folder in department 004. */
    enDptoRiesgo: 'En dpto. riesgo',
    /** EST-526 */
    campoObligatorio: 'El campo es obligatorio',
    /** EST-527 */
    nombresCompletos: 'Escriba nombres y apellidos completos',
    /** EST-530 */
    anosCorrecto: 'Ingrese un número de años correcto',
    /** EST-532 */
    conyugeGuardado: 'Información del conyuge guardada exitosamente',
    /** EST-533 */
    informacionGuardada: 'Información guardada exitosamente',
    /** EST-543 */
    ciudadRequerida: 'Ciudad es requerida.',
    direccionRequerida: 'Dirección es requerida.',
    /** EST-544 */
    telefonoRequerido: 'Teléfono es requerido.',
    /** EST-545 */
    nombrePersonaRequerido: 'Nombre de la persona es requerido.',
    nombreYApellido: 'Escriba al menos 1 nombre y 1 apellido',
    /** EST-546 */
    cedulaPersonaRequerida: 'Cédula de la persona es requerida.',
    /** EST-547 */
    parentescoRequerido: 'Tipo de parentesco es requerido.',
    /** EST-548 */
    comercioRequerido: 'Nombre del comercio o proveedor es requerido.',
    /** EST-549 */
    bancoRequerido: 'Nombre del banco es requerido.',
    /** EST-550 */
    fechaAperturaRequerida: 'Fecha de apertura de la cuenta es requerida.',
    /** EST-551 */
    tipoCuentaRequerido: 'Tipo de cuenta es requerido.',
    /** EST-552 */
    numeroCuentaRequerido: 'Número de cuenta es requerido.',
    /** EST-555 */
    sinReferencias: 'No hay referencias registradas',
  },

  /** Our own texts. */
  propios: {
    // forms
    campoObligatorio: 'El campo es obligatorio',
    textoLargo: (maximo: number): string => `Máximo ${maximo} caracteres`,
    textoNoPermitido: 'El texto contiene caracteres no permitidos',
    numeroInvalido: 'Número inválido',
    enteroInvalido: 'Debe ser un número entero',
    minimo: (n: number): string => `El valor mínimo es ${n}`,
    maximo: (n: number): string => `El valor máximo es ${n}`,
    montoInvalido: 'Monto inválido',
    fechaInvalida: 'Fecha inválida',
    fechaFutura: 'La fecha no puede ser posterior a hoy',
    opcionInvalida: 'Opción no permitida',
    campoDesconocido: 'Campo desconocido',
    correoInvalido: 'Correo electrónico inválido',
    // session (AUT-002, AUT-003 give no text)
    usuarioRequerido: 'Ingrese su usuario',
    contrasenaRequerida: 'Ingrese su contraseña',
    contrasenaCorta: (n: number): string => `La contraseña debe tener al menos ${n} caracteres`,
    contrasenaLarga: (n: number): string => `La contraseña puede tener como máximo ${n} caracteres`,
    contrasenaIgual: 'La contraseña nueva debe ser diferente de la actual',
    contrasenaConUsuario: 'La contraseña no puede contener su nombre de usuario',
    contrasenaComun: 'La contraseña es demasiado común, elija otra',
    contrasenaCambiada: 'Contraseña actualizada',
    sesionRequerida: 'Inicie sesión para continuar',
    demasiadosIntentos: 'Demasiados intentos, espere unos minutos e intente de nuevo',
    debeCambiarContrasena: 'Debe cambiar su contraseña para continuar',
    // users
    rolInvalido: 'Rol no permitido',
    usuarioYaExiste: 'Ya existe un usuario con ese nombre',
    usuarioPropio: 'No puede desactivar su propio usuario ni cambiar su propio rol',
    ultimoAdministrador: 'Debe quedar al menos un administrador del sistema activo',
    departamentoNoAsignable: 'El departamento no puede asignarse',
    usuarioFormato: 'Use letras minúsculas, números, punto, guion o guion bajo (3 a 40 caracteres)',
    // lifecycle and versions
    sinPermiso: 'No tiene permiso para realizar esta acción',
    noEncontrado: 'El registro no existe',
    estadoCambiado: 'El registro ya cambió de estado, actualice la página',
    accionNoPermitida: 'La acción no está permitida en el estado actual',
    versionVieja: 'Otra persona modificó el registro, actualice la página',
    faltaVersion: 'Falta la versión del registro',
    // requests that cannot be read or must not be repeated
    formaInesperada: 'Los datos enviados no tienen la forma esperada',
    solicitudIlegible: 'La solicitud no se puede leer',
    solicitudGrande: 'Los datos enviados superan el tamaño permitido',
    tipoNoAceptado: 'El tipo de los datos enviados no es aceptado',
    archivoGrande: 'El archivo supera el tamaño permitido',
    formularioInvalido: 'El formulario enviado no es válido',
    valorFueraDeLimites: 'El valor está fuera de los límites',
    longitudNoPermitida: 'El texto no tiene la longitud permitida',
    tipoInesperado: 'El valor no es del tipo esperado',
    yaExiste: 'Otro usuario guardó el mismo registro, actualice la página',
    claveInvalida: 'La cabecera Idempotency-Key no es válida',
    claveReutilizada: 'La clave de la operación ya se usó con otros datos',
    claveEnCurso: 'La misma operación está en curso, espere un momento',
    claveSinRespuesta: 'La operación ya se realizó, actualice la página para ver el resultado',
    soloMonitoreo: 'Solo el monitoreo puede leer esta página',
    // lists
    listaMalFormada: (parametro: string): string => `El parámetro ${parametro} no es válido`,
    listaCampo: (campo: string): string => `No se puede ordenar ni filtrar por '${campo}'`,
    busquedaCorta: (minimo: number): string => `Escriba al menos ${minimo} caracteres para buscar`,
    listaRango: (maximo: number): string => `El rango pedido no es válido o supera ${maximo} registros`,
    // assemblies
    fechaMinima: (fecha: string): string => `La fecha más temprana permitida es ${fecha}`,
    numeroCambiado: 'El número de asamblea ya no es el siguiente, actualice la página',
    grupoCompleto: 'El grupo ya tiene todas sus asambleas',
    actaEstadoNoPermitido: 'El estado de la asamblea no permite generar el acta',
    actaYaGenerada: 'La asamblea ya tiene un acta generada',
    actaYaGeneradaPor: (quien: string, cuando: string): string =>
      `La asamblea ya tiene un acta, generada por ${quien} el ${cuando}`,
    actaSinGenerar: 'La asamblea todavía no tiene acta',
    actaSinFecha: 'La asamblea no tiene fecha',
    ofertaSinCuotas: (fila: string): string => `La oferta de ${fila} no tiene cuotas ofertadas`,
    ofertasMismaSecuencia: (secuencia: number, filas: string): string =>
      `Hay ofertas con la misma secuencia ${secuencia}: ${filas}`,
    actaFechaFutura: (fecha: string): string =>
      `La asamblea está convocada para el ${fecha}, fecha que todavía no llega.`,
    actaConfirmar: (numero: number): string =>
      `Se generará el acta de la asamblea No.${numero}. Las adjudicaciones quedarán registradas y la asamblea se cerrará.`,
    tieneAdjudicacion: 'El participante tiene una adjudicación',
    yaParticipa: 'El participante ya está en estado PARTICIPA',
    noParticipa: 'Solo los participantes en estado PARTICIPA pueden adjudicarse',
    adjudicadoEntretanto:
      'Un participante fue adjudicado en otra asamblea mientras se generaba el acta, actualice la página',
    adjudicadoEnOtra: 'El participante fue adjudicado en otra asamblea',
    puestoLibre: 'Un puesto libre no participa en la asamblea',
    sinAdjudicacion: 'El participante no tiene adjudicación',
    soloOferta: 'Solo se edita en adjudicaciones por Oferta',
    entregaNoSeElige: "La adjudicación por 'Entrega' no puede elegirse ni quitarse aquí",
    asambleaCerrada: 'La asamblea está cerrada',
    // awards
    adjudicacionYaRetirada: 'La adjudicación ya fue retirada',
    adjudicacionYaReasignada: 'La adjudicación retirada ya fue reasignada',
    adjudicacionNoRetirada: 'Primero debe retirarse la adjudicación',
    adjudicacionConOrden: 'El plan tiene una orden de compra vigente',
    adjudicacionConMedio: 'El plan tiene un medio de aprobación aceptado',
    adjudicacionConPagare: 'El plan tiene un pagaré',
    reasignarOtroGrupo: 'El plan debe ser del mismo grupo',
    reasignarMismoPlan: 'Debe elegir otro plan',
    reasignarConAdjudicacion: 'El plan ya tiene una adjudicación vigente',
    regenerarAdjudicacionRetirada: 'Una adjudicación emitida solo se quita con un retiro',
    regenerarCarpetaMovida: 'La carpeta ya tiene movimientos; la adjudicación no puede cambiar',
    // client status
    sinCoincidencias: 'Ningún cliente coincide con la búsqueda',
    sinPlanes: 'El cliente no tiene planes.',
    sinMovimientos: 'El plan no tiene movimientos.',
    sinCuotas: 'El plan no tiene cuotas.',
    // the client's folder
    planSinAdjudicar: 'El plan no está adjudicado: no tiene carpeta de crédito',
    carpetaEnRiesgo: 'La carpeta está en el departamento de riesgo: no se puede modificar',
    planDeOtroEjecutivo: 'El plan está asignado a otro ejecutivo',
    carpetaYaEnRiesgo: 'La carpeta ya está en el departamento de riesgo',
    primeroGenerarSolicitud: 'Primero debe generar la solicitud de compra',
    // what a folder still lacks
    faltaGuardarSolicitud: 'Guardar la solicitud',
    faltaGenerarSolicitud: 'Generar la solicitud de compra',
    faltaFinanzas: 'Estado financiero',
    faltaConyuge: 'Información del cónyuge',
    faltaDepositario: 'Información del depositario',
    faltaGarante: 'Garante',
    faltanReferencias: (tipo: string, hay: number, de: number): string => `Referencias ${tipo}: ${hay} de ${de}`,
    edadPermitida: 'La edad debe estar entre 18 y 105 años',
    soloLetras: 'Use solo letras',
    soloDigitos: 'Use solo números',
    rucLargo: 'El RUC debe tener de 10 a 13 dígitos',
    ultimos105: 'La fecha debe estar dentro de los últimos 105 años',
    garanteDiezCaracteres: 'La identificación del garante debe tener 10 caracteres',
    garanteEsCliente: 'El garante debe ser diferente del cliente',
    garanteYaAsignado: 'La persona ya es el garante actual',
    sinGarante: 'El plan no tiene garante',
    sinSolicitud: 'Primero debe guardar la solicitud',
    noCorrespondeConyuge: 'El estado civil declarado no admite cónyuge',
    maximoReferenciasPersonales: 'Puede registrar hasta 3 referencias personales',
    referenciaConfirmada: 'La referencia ya está confirmada',
    totalDistinto: 'El total no coincide con la suma de sus valores',
    garanteExiste: 'El plan ya tiene un garante',
    identificacionLetrasYNumeros: 'Use solo letras y números',
    cedulaHasta10: 'La cédula tiene hasta 10 dígitos',
    cuentaHasta20: 'El número de cuenta tiene hasta 20 dígitos',
    // imports
    columnaFalta: (columna: string): string => `Falta la columna '${columna}'`,
    columnaDesconocida: (columna: string): string => `Columna desconocida '${columna}'`,
    columnaRepetida: (columna: string): string => `La columna '${columna}' está repetida`,
    celdaRequerida: 'Es obligatorio',
    numeroAmbiguo: (texto: string): string =>
      `'${texto}' es ambiguo: escriba los decimales (1.234,00) o el número sin separador de miles`,
    montoDecimales: 'El monto tiene más de dos decimales',
    montoGrande: 'El monto es demasiado grande',
    fechaFormato: 'Fecha inválida, use DD/MM/AAAA',
    mesFormato: 'Mes inválido, use MM/AAAA',
    siNo: 'Escriba SI o NO',
    opciones: (lista: string): string => `Valor no permitido, use: ${lista}`,
    cedulaFormato: 'La cédula debe tener 10 dígitos; revise si perdió el cero inicial',
    rucFormato: 'El RUC debe tener 13 dígitos; revise si perdió el cero inicial',
    pasaporteFormato: 'El pasaporte debe tener de 3 a 20 letras o números',
    identificacionFormato: 'Identificación inválida; revise si perdió el cero inicial',
    idCodigoFormato: 'Use producto-grupo-puesto, por ejemplo 01-M001-12',
    idCodigoFalta: 'Escriba idCodigo, o producto, grupo y puesto',
    idCodigoDistinto: 'No coincide con producto, grupo y puesto',
    debitoOCredito: 'Escriba valorDebito o valorCredito, uno de los dos',
    codigoFormato: 'Use solo letras, números, punto y guion bajo',
    filaRepetida: (linea: number): string => `La fila repite la clave de la línea ${linea}`,
    // identification: warnings, never refusals
    cedulaDudosa: 'Verifique el número de cédula',
    rucDudoso: 'Verifique el número de RUC',
  },
} as const;

/** GEN-007, GEN-517 and decisions.md: milliseconds; `null` = stays until dismissed. */
export const duracionDeToast = { normal: 3000, advertencia: 5000, fija: null } as const;
