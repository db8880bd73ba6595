/** Persons of a case: our own texts. `cuando`: 'DD/MM/YYYY HH:mm'. */

/** As they are named in a sentence and above their signature. */
export const intervinienteRoles = {
  deudor: 'Deudor',
  conyuge: 'Cónyuge',
  apoderado: 'Apoderado',
  garante: 'Garante',
  garanteConyuge: 'Cónyuge del garante',
  segundoGarante: 'Segundo garante',
  segundoGaranteConyuge: 'Cónyuge del segundo garante',
  depositario: 'Depositario',
  huella: 'Quien pone la huella',
  firmanteARuego: 'Firma a ruego',
  testigo: 'Testigo',
  representante: 'Representante',
} as const;
export const intervinienteTitulo = 'Personas';
export const intervinienteEditar = (rol: string): string => `Editar ${rol.toLocaleLowerCase('es')}`;
export const intervinienteVer = (rol: string): string => `Ver ${rol.toLocaleLowerCase('es')}`;
export const intervinienteAgregar = 'Agregar persona';
export const intervinienteQuitar = 'Quitar';
export const intervinienteQuitarPregunta = (rol: string): string => `¿Quitar ${rol.toLocaleLowerCase('es')}?`;
export const intervinienteGuardado = 'Persona guardada';
export const intervinienteQuitado = 'Persona quitada';
export const intervinienteNadie = 'Nadie';
export const intervinienteDifiere = 'Difiere de la solicitud';
/** `quien` null = unknown. */
export const intervinienteSegunSolicitud = (valores: readonly string[], autoria: string | null): string =>
  `La solicitud dice: ${valores.join('; ')}${autoria === null ? '' : `. ${autoria}`}`;
export const intervinienteEscritoPor = (quien: string, cuando: string): string => `Escrito por ${quien} el ${cuando}`;
export const intervinienteFalta = (campos: readonly string[]): string => `Falta: ${campos.join(', ')}`;
export const intervinienteFaltaDe = (rol: string, campos: readonly string[]): string => `${rol}: ${campos.join(', ')}`;
export const intervinienteOtroRol = 'No corresponde a este rol';
export const intervinienteIdentificacion = 'Ingrese una cédula, un RUC o un pasaporte';
/** By kind of identification. */
export const intervinienteFormato = {
  C: 'La cédula tiene 10 dígitos',
  R: 'El RUC tiene 13 dígitos',
  P: 'El pasaporte tiene de 3 a 20 letras y números',
} as const;
export const intervinienteEnDosPapeles = (persona: string, rol: string, otroRol: string): string =>
  `${persona} no puede ser ${rol.toLocaleLowerCase('es')} y ${otroRol.toLocaleLowerCase('es')} a la vez`;
export const intervinienteHuellaAjena = (persona: string): string =>
  `${persona} pone la huella y no es ninguno de los que firman`;
export const intervinienteSinOtro = (rol: string, otroRol: string): string =>
  `${rol} sin ${otroRol.toLocaleLowerCase('es')}: ningún documento lo nombra`;
export const intervinientePapeles = { pagare: 'El pagaré', contrato: 'El contrato' } as const;
const sinAdenda = (papel: string): string => (papel === intervinientePapeles.contrato ? ' sin una adenda' : '');
export const intervinienteYaImpreso = (papel: string, quien: string, cuando: string): string =>
  `${papel} fue aprobado por ${quien} el ${cuando}: lo que dice de sus personas ya no cambia${sinAdenda(papel)}`;
export const intervinienteImpreso = (papel: string): string =>
  `${papel} está aprobado: lo que dice de sus personas ya no cambia${sinAdenda(papel)}`;
export const intervinienteNadieQueQuitar = 'El caso no tiene a nadie en ese rol';
