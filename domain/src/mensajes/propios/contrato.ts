/** Contracts. `cuando`: 'DD/MM/YYYY HH:mm'. */

export const contratos = 'Contratos';
export const contratoBuscar = 'Buscar por nombre, cédula o plan';
export const contratoYaAprobado = (quien: string, cuando: string): string =>
  `El contrato ya fue aprobado por ${quien} el ${cuando}`;
export const contratoYaRechazado = (quien: string, cuando: string): string =>
  `El contrato no fue aprobado por ${quien} el ${cuando}: primero deben corregirse sus bloques`;
export const contratoSinRechazo = 'El contrato está pendiente: ningún bloque fue rechazado';
export const contratoSinAprobar = 'El contrato todavía no está aprobado';
export const contratoCompleto = 'El contrato ya tiene todos sus bloques';
export const contratoSinBloques = 'El contrato todavía no tiene bloques';
export const contratoQuedanRechazados = 'No es el único bloque rechazado, actualice la página';
export const contratoDeOtro = 'Ya existe un contrato de este plan, actualice la página';
export const contratoSinAprobacionDeCarpeta = 'Riesgo todavía no aprueba la carpeta del plan';
export const contratoPagareSinAprobar = (numero: number): string =>
  `El pagaré No. ${numero} todavía no está aprobado: apruébelo antes que el contrato`;
export const contratoGenerePagare = 'Genere de nuevo el pagaré y guarde otra vez los bloques que lo citan.';
export const contratoPagareFirme = 'El pagaré ya está aprobado: Legal lo anula para seguir.';
export const contratoSinPagare = 'El plan todavía no tiene pagaré';
export const contratoSinGarante = 'El plan no tiene garante registrado';
export const contratoDatosCambiados = (bloques: readonly string[]): string =>
  `Los datos del plan cambiaron después de escribir: ${bloques.join(', ')}. Revise y guarde ${bloques.length === 1 ? 'ese bloque' : 'esos bloques'} de nuevo`;
export const contratoFaltaDato = (dato: string): string => `Falta un dato para elegir los formatos: ${dato}`;
export const bloqueSinTexto = 'El texto del bloque no puede estar vacío';
export const bloqueSinFormato = 'Este bloque no tiene formato';
export const bloqueRepetido = 'Un bloque está repetido';
export const bloqueNoGenerado = 'El bloque no está generado';
export const bloqueYaGenerado = 'El bloque ya fue generado, actualice la página';
export const bloqueCambioDatos =
  'Los datos o el formato cambiaron mientras escribía: revise los valores y guarde de nuevo';
export const avisoDeContratoEnviado = 'Contrato por aprobar';
export const avisoDeContratoAprobado = 'Contrato aprobado';
export const avisoDeContratoRechazado = 'Contrato no aprobado';
export const contratoDe = (plan: string, cliente: string, quien: string): string =>
  `${cliente}, plan ${plan}, por ${quien}`;
export const firmaParteDeudora = 'La parte deudora';
export const firmaParteAdjudicataria = 'La parte adjudicataria';
export const firmaPorApoderado = (parte: string): string => `${parte}, por medio de apoderado`;
export const firmaApoderado = (cliente: string): string => `Por ${cliente}, según poder`;
export const firmaAval = 'Por aval';
export const firmaAutorizaAval = (aval: string): string => `Autoriza el aval de ${aval}`;
export const firmaAcreedora = (cargo: string): string => `Por la acreedora, ${cargo}`;
export const firmaAutoriza = (garante: string): string => `Autoriza la garantía de ${garante}`;
export const firmaEmpresa = (calidad: string | null, empresa: string): string =>
  calidad === null ? `Por ${empresa}` : `${calidad}, por ${empresa}`;
export const contratoCrear = 'Crear contrato';
export const contratoDatos = 'Datos del contrato';
export const contratoNumero = (n: number): string => `Contrato No. ${n}`;
export const contratoGarantia = 'Garantía';
export const contratoCondiciones = 'Caso';
export const contratoDistinto = 'No es lo que declara la solicitud';
export const contratoNoAprobadoPor = (quien: string, cuando: string): string => `No aprobado por ${quien} el ${cuando}`;
export const contratoEnviadoPor = (quien: string, cuando: string): string =>
  `Enviado a aprobar por ${quien} el ${cuando}`;
export const contratoAprobadoPor = (quien: string, cuando: string): string => `Aprobado por ${quien} el ${cuando}`;
export const contratoAlAprobar = 'Es definitivo: se imprime y se guarda el texto tal como está.';
export const contratoBloquesPorCorregir = 'Bloques que deben corregirse';
export const bloques = 'Bloques';
export const bloqueTexto = 'Texto del bloque';
export const bloqueSinGenerar = 'Sin generar';
export const bloqueAvance = (generados: number, total: number): string => `${generados} de ${total}`;
export const bloqueMostrar = 'Mostrar';
export const bloqueOcultar = 'Ocultar';
export const bloqueGenerarTodos = 'Generar los que faltan';
export const bloqueGuardar = 'Guardar bloque';
export const bloqueEscritoPor = (numero: number, quien: string, cuando: string): string =>
  `Versión ${numero}, por ${quien} el ${cuando}`;
export const bloqueConCambios = 'Con cambios sin guardar';
export const bloqueEscritoAntes =
  'Otra persona guardó este bloque después de que usted empezó a escribir: compare las versiones antes de guardar.';
export const bloqueCambiaron = (campos: string): string => `Cambió después de escribirse:${campos}`;
export const bloqueOtroFormato = 'Con los datos actuales le corresponde otro formato';
export const bloqueFaltan = (campos: string): string => `No se conoce: ${campos}`;
export const bloqueUsarFormato = 'Usar el texto del formato';
export const bloqueValores = 'Valores';
export const bloqueVista = 'Leer o comparar';
export const bloqueLeer = 'Texto';
export const bloqueComparar = 'Comparar';
export const bloqueCompararCon = 'Comparar con';
export const bloqueConFormato = 'Su formato, con los valores actuales';
export const bloqueConVersion = (numero: number, quien: string): string => `Versión ${numero}, de ${quien}`;
export const bloqueRevisar = 'Revise los datos que cambiaron';
export const contratoSinGarantia = 'Contrato de adjudicación y entrega del bien, sin saldo deudor';
export const contratoConFideicomiso = 'Contrato de adjudicación con fideicomiso mercantil de garantía';
export const contratoConHipoteca = 'Contrato de adjudicación con garantía hipotecaria';
export const contratoConPrenda = 'Contrato de adjudicación con prenda comercial';
export const contratoSinFideicomiso = (producto: string): string =>
  `La garantía F no puede usarse en ${producto}: la empresa todavía no registra su fideicomiso ni su fiduciaria. Pídalo al administrador.`;
