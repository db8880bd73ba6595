// forms
export const campoObligatorio = 'El campo es obligatorio';
export const soloNumeros = (maximo: number): string => `Solo números, máximo ${maximo} dígitos`;
export const textoLargo = (maximo: number): string => `Máximo ${maximo} caracteres`;
export const textoNoPermitido = 'El texto contiene caracteres no permitidos';
export const numeroInvalido = 'Número inválido';
export const enteroInvalido = 'Debe ser un número entero';
export const minimo = (n: number): string => `El valor mínimo es ${n}`;
export const maximo = (n: number): string => `El valor máximo es ${n}`;
export const montoInvalido = 'Monto inválido';
export const fechaInvalida = 'Fecha inválida';
export const fechaFutura = 'La fecha no puede ser posterior a hoy';
export const opcionInvalida = 'Opción no permitida';
export const campoDesconocido = 'Campo desconocido';
export const cuerpoInesperado = 'Esta operación no recibe datos';
export const metodoNoPermitido = (metodo: string, admitidos: readonly string[]): string =>
  `Esta ruta no admite ${metodo}: admite ${admitidos.join(', ')}`;
export const parametroDesconocido = (nombre: string) => `Esta operación no recibe el parámetro '${nombre}'`;
export const correoInvalido = 'Correo electrónico inválido';
// refusals
export const recargar = 'Recargar';
export const servidorNoResponde =
  'El servidor no responde. Lo que escribió no se pierde; se vuelve a intentar cada pocos segundos.';
export const hayNuevaVersion =
  'Hay una nueva versión de la aplicación. Guarde lo que escribió y recargue la página para continuar.';
export const descartarCambios = '¿Descartar los cambios?';
// session (AUT-002, AUT-003 give no text)
export const usuarioRequerido = 'Ingrese su usuario';
export const contrasenaRequerida = 'Ingrese su contraseña';
export const contrasenaCorta = (n: number): string => `La contraseña debe tener al menos ${n} caracteres`;
export const contrasenaLarga = (n: number): string => `La contraseña puede tener como máximo ${n} caracteres`;
export const contrasenaIgual = 'La contraseña nueva debe ser diferente de la actual';
export const contrasenaConUsuario = 'La contraseña no puede contener su nombre de usuario';
export const contrasenaComun = 'La contraseña es demasiado común, elija otra';
export const contrasenaCambiada = 'Contraseña actualizada';
export const irALaLista = 'Ir a la lista';
export const sesionCerradaEnOtraPestana = 'Se cerró la sesión en otra pestaña.';
export const sesionRequerida = 'Inicie sesión para continuar';
export const demasiadosIntentos = 'Demasiados intentos, espere unos minutos e intente de nuevo';
export const debeCambiarContrasena = 'Debe cambiar su contraseña para continuar';
// users
export const rolInvalido = 'Rol no permitido';
export const usuarioYaExiste = 'Ya existe un usuario con ese nombre';
export const usuarioPropio = 'No puede desactivar su propio usuario ni cambiar su propio rol';
export const ultimoAdministrador = 'Debe quedar al menos un administrador del sistema activo';
export const usuarioFormato = 'Use letras minúsculas, números, punto, guion o guion bajo (3 a 40 caracteres)';
// lifecycle and versions
export const sinPermiso = 'No tiene permiso para realizar esta acción';
export const noEncontrado = 'El registro no existe';
export const documentoYaEmitido = 'El documento de ese registro ya se emitió, actualice la página';
export const documentoSinGenerar = 'No hay un documento generado de ese registro';
export const estadoCambiado = 'El registro ya cambió de estado, actualice la página';
export const accionNoPermitida = 'La acción no está permitida en el estado actual';
export const versionVieja = 'Otra persona modificó el registro, actualice la página';
export const faltaVersion =
  'Falta la versión del registro: envíe la que leyó en la cabecera If-Match, o como version en el cuerpo';
export const versionInvalida = 'La versión es un número entero: If-Match: "7", o version en el cuerpo';
// requests that cannot be read or must not be repeated
export const formaInesperada = 'Los datos enviados no tienen la forma esperada';
export const solicitudIlegible = 'La solicitud no se puede leer';
export const jsonIlegible = 'El cuerpo no es JSON: debe ser un objeto o una lista, en UTF-8';
export const solicitudGrande = 'Los datos enviados superan el tamaño permitido';
export const tipoNoAceptado =
  'El tipo de los datos enviados no es aceptado: envíe application/json en UTF-8; un archivo, como multipart/form-data';
export const archivoGrande = 'El archivo supera el tamaño permitido';
export const formularioInvalido = 'El formulario enviado no es válido';
export const valorFueraDeLimites = 'El valor está fuera de los límites';
export const longitudNoPermitida = 'El texto no tiene la longitud permitida';
export const tipoInesperado = 'El valor no es del tipo esperado';
/** By the name that the API's framework has for each. */
export const tiposEsperados = {
  integer: 'un número entero, sin comillas',
  float: 'un número, sin comillas',
  string: 'un texto',
  boolean: 'true o false, sin comillas',
  array: 'una lista',
  object: 'un objeto',
} as const;
export const tipoEsperado = (tipo: keyof typeof tiposEsperados): string =>
  `El valor no es del tipo esperado: debe ser ${tiposEsperados[tipo]}`;
export const yaExiste = 'Otra persona guardó el mismo registro, actualice la página';
export const contadorAtrasado =
  'No se pudo dar un número: el contador quedó detrás de los números ya dados. No se guardó nada; avise al administrador del sistema';
export const claveInvalida =
  'La cabecera Idempotency-Key no es válida: son de 8 a 100 caracteres ASCII visibles, sin espacios';
export const claveReutilizada = 'La clave de la operación ya se usó con otros datos';
export const claveEnCurso = 'La misma operación está en curso, espere un momento';
export const claveSinRespuesta = 'La operación ya se realizó, actualice la página para ver el resultado';
export const soloMonitoreo = 'Solo el monitoreo puede leer esta página';
// lists
export const sinFilasQueExportar = 'No hay filas que exportar a Excel';
const formaDeLista = {
  sort: '["campo","ASC"] o ["campo","DESC"]',
  range: '[primera,última], desde 0, como [0,24]',
  filter: 'un objeto JSON, como {"id":[1,2]}',
} as const;
export const listaMalFormada = (parametro: keyof typeof formaDeLista): string =>
  `El parámetro ${parametro} no es válido: espera ${formaDeLista[parametro]}`;
export const listaCampo = (campo: string): string => `No se puede ordenar ni filtrar por '${campo}'`;
export const listaFiltro = (filtro: string, recibido: string, admite: string): string =>
  `El filtro '${filtro}' no admite ${recibido}: espera ${admite}`;
export const listaSinFiltro = (filtro: string, admite: string, enLugar: readonly string[]): string => {
  const alternativas = enLugar.map((nombre) => `'${nombre}'`).join(' o ');
  return `Falta el filtro '${filtro}', que espera ${admite}${alternativas === '' ? '' : `; en su lugar puede ir ${alternativas}`}`;
};
export const filtroTexto = (maximo: number): string => `un texto de a lo sumo ${maximo} caracteres`;
export const filtroEntero = 'un número entero, sin comillas';
export const filtroBooleano = 'true o false, sin comillas';
export const filtroFecha = 'una fecha AAAA-MM-DD que exista';
export const filtroInstante = 'un instante en UTC, como 2026-03-01T05:00:00.000Z';
export const filtroIds = (maximo: number): string => `un número entero, o una lista de 1 a ${maximo}`;
export const filtroCodigos = (maximo: number): string => `un código, o una lista de 1 a ${maximo}`;
export const filtroUnoDe = (opciones: readonly string[]): string =>
  `uno de: ${opciones.map((opcion) => opcion || "''").join(', ')}`;
export const filtroDeDia = 'una fecha AAAA-MM-DD o DD/MM/AAAA';
export const filtroDeEjecutivo = (palabras: readonly string[]): string =>
  `${palabras.join(', ')} o el número de un ejecutivo`;
/** A longer text is searched by its beginning. */
export const busquedaLarga = (maximo: number): string => `Se busca por los primeros ${maximo} caracteres`;
export const busquedaCorta = (minimo: number): string => `Escriba al menos ${minimo} caracteres para buscar`;
export const listaMuyLarga = (filas: number): string =>
  `La lista tiene ${filas} filas, más de las que admite una hoja de Excel. Acótela con filtros.`;
/** Where not all rows of a list were counted, `total` is one more than the known minimum. */
export const filasDePagina = (desde: number, hasta: number, total: number, minimo = false): string =>
  `${desde}-${hasta} de ${minimo ? `más de ${total - 1}` : total}`;
export const listaRango = (maximo: number): string => `El rango pedido no es válido o supera ${maximo} registros`;
// assemblies
export const fechaMinima = (fecha: string): string => `La fecha más temprana permitida es ${fecha}`;
export const numeroCambiado = 'El número de asamblea ya no es el siguiente, actualice la página';
export const grupoCompleto = 'El grupo ya tiene todas sus asambleas';
export const actaEstadoNoPermitido = 'El estado de la asamblea no permite generar el acta';
export const actaYaGenerada = 'La asamblea ya tiene un acta generada';
export const actaYaGeneradaPor = (quien: string, cuando: string): string =>
  `La asamblea ya tiene un acta, generada por ${quien} el ${cuando}`;
export const actaSinGenerar = 'La asamblea todavía no tiene acta';
export const actaSinFecha = 'La asamblea no tiene fecha';
export const ofertaSinCuotas = (fila: string): string => `La oferta de ${fila} no tiene cuotas ofertadas`;
export const ofertasMismaSecuencia = (secuencia: number, filas: string): string =>
  `Hay ofertas con la misma secuencia ${secuencia}: ${filas}`;
export const actaFechaFutura = (fecha: string): string =>
  `La asamblea está convocada para el ${fecha}, fecha que todavía no llega.`;
export const actaConfirmar = (numero: number): string =>
  `Se generará el acta de la asamblea No.${numero}. Las adjudicaciones quedarán registradas y la asamblea se cerrará.`;
export const tieneAdjudicacion = 'El participante tiene una adjudicación';
export const yaParticipa = 'El participante ya está en estado PARTICIPA';
export const noParticipa = 'Solo los participantes en estado PARTICIPA pueden adjudicarse';
export const adjudicadoEntretanto =
  'Un participante fue adjudicado en otra asamblea mientras se generaba el acta, actualice la página';
export const adjudicadoEnOtra = 'El participante fue adjudicado en otra asamblea';
export const puestoLibre = 'Un puesto libre no participa en la asamblea';
export const sinAdjudicacion = 'El participante no tiene adjudicación';
export const soloOferta = 'Solo se edita en adjudicaciones por Oferta';
export const entregaNoSeElige = "La adjudicación por 'Entrega' no puede elegirse ni quitarse aquí";
// awards
export const adjudicacionYaRetirada = 'La adjudicación ya fue retirada';
/** `cuando`: 'DD/MM/YYYY HH:mm'. */
export const adjudicacionRetiradaPor = (quien: string, cuando: string): string =>
  `La adjudicación ya fue retirada por ${quien} el ${cuando}`;
export const adjudicacionYaReasignada = 'La adjudicación retirada ya fue reasignada';
export const adjudicacionNoRetirada = 'Primero debe retirarse la adjudicación';
export const adjudicacionConEntrega = 'El bien de este plan ya fue entregado';
export const adjudicacionConOrden = 'El plan tiene una orden de compra vigente';
export const adjudicacionConMedio = 'El plan tiene un medio de aprobación aceptado';
export const adjudicacionConPagare = 'El plan tiene un pagaré';
export const reasignarOtroGrupo = 'El plan debe ser del mismo grupo';
export const reasignarMismoPlan = 'Debe elegir otro plan';
export const reasignarConAdjudicacion = 'El plan ya tiene una adjudicación vigente';
export const regenerarCarpetaMovida = 'La carpeta ya tiene movimientos; la adjudicación no puede cambiar';
// client status
export const sinCoincidencias = 'Ningún cliente coincide con la búsqueda';
export const sinPlanes = 'El cliente no tiene planes.';
export const sinMovimientos = 'El plan no tiene movimientos.';
export const sinCuotas = 'El plan no tiene cuotas.';
// the client's folder
export const planSinAdjudicar = 'El plan no está adjudicado: no tiene carpeta de crédito';
export const carpetaEnRiesgo = 'La carpeta está en el departamento de riesgo: no se puede modificar';
export const planDeOtroEjecutivo = 'El plan está asignado a otro ejecutivo';
export const carpetaYaEnRiesgo = 'La carpeta ya está en el departamento de riesgo';
export const primeroGenerarSolicitud = 'Primero debe generar la solicitud de compra';
// what a folder still lacks
export const faltaGuardarSolicitud = 'Guardar la solicitud';
export const faltaGenerarSolicitud = 'Generar la solicitud de compra';
export const solicitudDesactualizada = 'Solicitud desactualizada: generar de nuevo';
export const solicitudGenerada = 'Solicitud generada.';
export const faltaFinanzas = 'Estado financiero';
export const faltaConyuge = 'Información del cónyuge';
export const faltaDepositario = 'Información del depositario';
export const faltaGarante = 'Garante';
export const faltanReferencias = (tipo: string, hay: number, de: number): string =>
  `Referencias ${tipo}: ${hay} de ${de}`;
export const edadPermitida = 'La edad debe estar entre 18 y 105 años';
export const soloLetras = 'Use solo letras';
export const rucLargo = 'El RUC debe tener de 10 a 13 dígitos';
export const ultimos105 = 'La fecha debe estar dentro de los últimos 105 años';
export const garanteDiezCaracteres = 'La identificación del garante debe tener 10 caracteres';
export const garanteEsCliente = 'El garante debe ser diferente del cliente';
export const garanteYaAsignado = 'La persona ya es el garante actual';
export const sinGarante = 'El plan no tiene garante';
export const sinSolicitud = 'Primero debe guardar la solicitud';
export const irALaSolicitud = (plan: string): string => `Ir a la solicitud del plan ${plan}`;
export const generarElListado = 'Generar listado';
export const listadoAlDia = 'El listado ya está al día: no hay documentos que agregar.';
export const listadoAgrega = 'Se agregan';
export const listadoVuelven = 'Vuelven a ser necesarios';
export const listadoNoAplican = 'Ya no son necesarios';
export const listadoReemplaza = 'Se cierran, porque son de una persona anterior';
export const listadoJuntoALaCarpeta =
  'Riesgo ya aprobó la carpeta: lo nuevo se pide junto a ella, no es obligatorio y no cambia su estado.';
export const irAlListado = 'Ir al listado del plan';
export const pagoSinListado =
  'Lo que no está en el listado de un plan se agrega con Generar listado en los documentos de ese plan.';
export const noCorrespondeConyuge = 'El estado civil declarado no admite cónyuge';
export const maximoReferenciasPersonales = 'Puede registrar hasta 3 referencias personales';
export const referenciaConfirmada = 'La referencia ya está confirmada';
/** `cuando`: 'DD/MM/YYYY HH:mm'. */
export const referenciaConfirmadaPor = (quien: string, cuando: string): string =>
  `La referencia ya está confirmada: la confirmó ${quien} el ${cuando}`;
export const totalDistinto = 'El total no coincide con la suma de sus valores';
export const garanteExiste = 'El plan ya tiene un garante';
export const identificacionLetrasYNumeros = 'Use solo letras y números';
export const cedulaOPasaporte = 'La cédula tiene hasta 10 dígitos; un pasaporte, hasta 10 letras y números';
export const cuentaHasta20 = 'El número de cuenta tiene hasta 20 dígitos';
// imports
export const columnaFalta = (columna: string): string => `Falta la columna '${columna}'`;
export const columnaDesconocida = (columna: string): string => `Columna desconocida '${columna}'`;
export const columnaRepetida = (columna: string): string => `La columna '${columna}' está repetida`;
export const celdaRequerida = 'Es obligatorio';
export const numeroAmbiguo = (texto: string): string =>
  `'${texto}' es ambiguo: escriba los decimales (1.234,00) o el número sin separador de miles`;
export const montoDecimales = 'El monto tiene más de dos decimales';
export const montoGrande = 'El monto es demasiado grande';
export const fechaFormato = 'Fecha inválida, use DD/MM/AAAA';
export const mesFormato = 'Mes inválido, use MM/AAAA';
export const siNo = 'Escriba SI o NO';
export const opciones = (lista: string): string => `Valor no permitido, use: ${lista}`;
export const cedulaFormato = 'La cédula debe tener 10 dígitos; revise si perdió el cero inicial';
export const rucFormato = 'El RUC debe tener 13 dígitos; revise si perdió el cero inicial';
export const pasaporteFormato = 'El pasaporte debe tener de 3 a 20 letras o números';
export const identificacionFormato = 'Identificación inválida; revise si perdió el cero inicial';
export const idCodigoFormato = 'Use producto-grupo-puesto, por ejemplo 01-M001-12';
export const idCodigoFalta = 'Escriba idCodigo, o producto, grupo y puesto';
export const idCodigoDistinto = 'No coincide con producto, grupo y puesto';
export const debitoOCredito = 'Escriba valorDebito o valorCredito, uno de los dos';
export const codigoFormato = 'Use solo letras, números, punto y guion bajo';
export const filaRepetida = (linea: number): string => `La fila repite la clave de la línea ${linea}`;
// identification: warnings, never refusals
export const cedulaDudosa = 'Verifique el número de cédula';
export const rucDudoso = 'Verifique el número de RUC';
/** Asked before a one-time password disappears that was not copied. */
export const contrasenaSinCopiar = {
  title: '¿Cerrar sin haberla copiado?',
  confirmLabel: 'Cerrar',
  cancelLabel: 'Volver',
} as const;
export const contrasenaUnaVez = 'Se muestra solo esta vez.';
/** Printed for a part that did not exist yet. */
export const faltaAlImprimir = 'Esta parte todavía se cargaba al imprimir: imprima de nuevo.';
export const impresoEl = (momento: string, quien: string): string => `Impreso el ${momento} por ${quien}`;
