/** Rules before what can't be undone, and 'Revisión antes de firmar'. */

export const casoReglas = 'Antes de este paso';
export const casoRevision = 'Revisión antes de firmar';
export const casoSabido = 'Información al momento de decidir';
export const casoPasos = {
  orden: 'Aprobar la orden de compra',
  pago: 'Aprobar el pago',
  pagare: 'Aprobar el pagaré',
  contrato: 'Aprobar el contrato',
  carta: 'Generar la carta de salida',
  entrega: 'Entregar el bien',
} as const;

export const casoCarpeta = 'Carpeta aprobada por riesgo';
export const casoCarpetaEn = {
  sinAprobar: (plan: string): string => `${plan}: riesgo no la ha aprobado`,
  enRevision: (plan: string): string => `${plan}: está otra vez en revisión de riesgo`,
} as const;
export const casoDocumentos = 'Documentos revisados';
export const casoDocumentosHallados = (revisados: number, total: number): string => `${revisados} de ${total}`;
export const casoDocumentosDe = (plan: string, revisados: number, total: number): string =>
  `${plan}: ${revisados} de ${total}`;
export const casoDocumentoRechazado = (plan: string, documento: string): string => `${plan}: ${documento}, rechazado`;
export const casoUnidad = 'Unidad identificada';
export const casoUnidadFalta = (campo: string): string => `Falta ${campo.charAt(0).toLowerCase()}${campo.slice(1)}`;
export const casoBeneficiario = 'Beneficiario del pago identificado';
export const casoCuenta = 'El pagaré concuerda con la cuenta';
export const casoPersonas = 'Personas completas';
export const casoMontos = 'Montos completos';
export const casoTextos = 'Datos en los textos cambiados a mano';
export const casoBlancos = 'Documentos sin datos en blanco';
export const casoPapeles = 'Los documentos coinciden';
export const casoCopias = 'Pagaré, prenda y contrato con su copia firmada';
export const casoSinCopia = (papel: string, faltan: readonly string[]): string =>
  `${papel}: ${faltan.length === 0 ? 'sin copia firmada' : `falta la firma de ${faltan.join(', ')}`}`;
export const casoLegal = 'Pagaré y contrato aprobados por legal';
export const casoSinAprobar = {
  pagare: 'El pagaré no está aprobado',
  contrato: 'El contrato no está aprobado',
} as const;

export const casoPapelesDe = {
  pagare: 'pagaré',
  prenda: 'prenda',
  contrato: 'contrato',
  unidad: 'unidad',
} as const;
export const casoDatos = {
  deudor: 'Deudor',
  estadoCivil: 'Estado civil',
  separacionBienes: 'Separación de bienes',
  conyuge: 'Cónyuge o conviviente',
  garante: 'Garante',
  depositario: 'Depositario',
  representante: 'Representante de la empresa',
  monto: 'Monto',
  cuotas: 'Cuotas',
  primerVencimiento: 'Primer vencimiento',
  ciudad: 'Ciudad',
  chasis: 'Chasis',
  motor: 'Motor',
  placa: 'Placa',
  color: 'Color',
  registro: 'Registro de la propiedad',
} as const;
export const casoNadie = 'nadie';
/** 'Depositario: 1710034065 en el pagaré, 0934567897 en la prenda' */
export const casoDesacuerdo = (dato: string, dichos: readonly (readonly [valor: string, papel: string])[]): string =>
  `${dato}: ${dichos.map(([valor, papel]) => `${valor} (${papel})`).join(', ')}`;
export const casoEnBlanco = (papel: string, dato: string): string => `${dato}, en blanco (${papel})`;
export const casoNoDice = (bloque: string, dato: string, valor: string): string =>
  `${dato}: el bloque ${bloque} ya no dice ${valor}`;
export const casoLineaEnBlanco = (bloque: string): string => `Una línea en el bloque ${bloque}`;

export const casoImpide = (paso: string, reglas: readonly string[]): string =>
  `${paso}: no se puede. ${reglas.join('. ')}`;
export const casoSinConfirmar = (paso: string, reglas: readonly string[]): string =>
  `${paso}: confirme que continúa aunque no se cumple. ${reglas.join('. ')}`;
export const casoMotivo = 'Escriba por qué continúa aunque no se cumple';
export const casoConfirmo = (reglas: readonly string[], motivo: string): string =>
  `Motivo: ${motivo}. Confirmó: ${reglas.join('. ')}`;
export const casoSinMedio = 'Riesgo no ha aprobado el bien';
export const casoSinBeneficiario = 'La orden no dice a quién se paga';
/** 'La orden de pago dice Sierra Motors S.A., RUC 1790012344001, …; el concesionario hoy es …' */
export const casoOtroBeneficiario = (papel: 'orden' | 'pago', dicho: string, hoy: string): string =>
  `La ${papel === 'orden' ? 'orden de compra' : 'orden de pago'} dice ${dicho}; el concesionario hoy es ${hoy}`;
export const casoSinCuenta = (beneficiario: string): string => `${beneficiario}: sin cuenta bancaria`;
export const casoSinRuc = (concesionario: string): string => `${concesionario}: sin RUC`;
export const casoSigo = 'Continúo aunque no se cumple';
export const casoPorQue = 'Motivo para continuar';
export const casoConfirme = 'Confirme cada regla que no se cumple';
export const casoCambio = 'Los datos cambiaron durante la revisión: revíselos de nuevo';
export const casoNadaEnBlanco = 'Sin datos en blanco';
export const casoSinDesacuerdos = 'Los documentos coinciden';
export const casoEnBlancoTitulo = 'En blanco';
export const casoDesacuerdosTitulo = 'Diferencias entre documentos';
export const casoFirmas = 'Quién firma qué';
export const casoFirmaEn = (papel: string, ciudad: string | null): string =>
  ciudad === null ? papel : `${papel}, en ${ciudad}`;
export const casoCorregir = 'Corregir';
export const casoColumnas = {
  documento: 'Documento',
  calidad: 'Calidad',
  nombre: 'Nombre',
  identificacion: 'Identificación',
} as const;
