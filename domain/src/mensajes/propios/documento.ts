export const documentoDeOtroDepartamento = 'El documento corresponde a otro departamento';
export const documentoReemplazado = 'El documento es de una persona que ya no consta en el plan';
/** `cuando`: 'DD/MM/YYYY HH:mm'. */
export const documentoReemplazadoEl = (cuando: string): string =>
  `El documento es de una persona que ya no consta en el plan desde el ${cuando}`;
export const documentoNoAplica = 'El documento ya no aplica a este plan';
export const documentoDecididoPorRiesgo =
  'Riesgo ya revisó el documento: solo un archivo nuevo permite revisarlo otra vez';
export const documentoDecididoEnRiesgoPor = (quien: string, cuando: string): string =>
  `Riesgo ya revisó el documento (${quien}, ${cuando}): solo un archivo nuevo permite revisarlo otra vez`;
export const documentoYaDecidido = (estado: boolean): string =>
  estado ? 'El documento ya está confirmado como correcto' : 'El documento ya está marcado como incorrecto';
export const documentoYaDecididoPor = (estado: boolean, quien: string, cuando: string): string =>
  estado
    ? `El documento ya fue confirmado como correcto por ${quien} el ${cuando}`
    : `El documento ya fue marcado como incorrecto por ${quien} el ${cuando}`;
export const documentoNoCorresponde = (admitidos: readonly string[]): string =>
  `No corresponde a este documento: envíe ${admitidos.map((admitido) => `"${admitido}"`).join(' o ')}, o nada`;
export const documentoVersion = (n: number): string => `versión ${n}`;
export const documentoArchivoRequerido = 'Seleccione un archivo';
export const carpetaSinDocumentos = 'La carpeta no tiene documentos subidos';
export const carpetaPesada = 'Los documentos de la carpeta pesan demasiado para unirlos en un solo PDF';
export const carpetaNoSeUne = (documento: string): string =>
  `No se pudo unir el documento '${documento}', descárguelo por separado`;
export const carpetaTarda = 'Los documentos de la carpeta no se pudieron unir a tiempo, descárguelos por separado';
export const unionLenta = 'El sistema está muy ocupado y no alcanzó a unir los documentos, intente de nuevo';
export const unionEnCurso = 'Se están uniendo los documentos de otras carpetas, intente de nuevo en un momento';
export const listaAgregados = (n: number): string => `${n} ${n === 1 ? 'documento agregado' : 'documentos agregados'}`;
export const listaVuelven = (n: number): string => `${n} ${n === 1 ? 'vuelve' : 'vuelven'} a aplicar`;
export const listaNoAplican = (n: number): string => `${n} ya no ${n === 1 ? 'aplica' : 'aplican'}`;
export const listaReemplazados = (n: number): string => `${n} de personas que ya no constan`;
export const duenosDeDocumento = {
  1: 'Cliente',
  2: 'Cónyuge del cliente',
  3: 'Garante',
  4: 'Cónyuge del garante',
  5: 'Depositario',
} as const;
export const estadosDeDocumento = {
  sinArchivo: 'Sin archivo',
  pendiente: 'Pendiente',
  incorrecto: 'Incorrecto',
  correcto: 'Correcto',
} as const;
export const documentosQueYaNoSePiden = (n: number): string =>
  n === 1 ? '1 documento ya no es necesario' : `${n} documentos ya no son necesarios`;
export const sinDocumentosDePersona = 'No se piden documentos de esta persona.';
export const planRequerido = 'Indique el plan';
export const busquedaDelVisor = (maximo: number): string => `La búsqueda admite hasta ${maximo} caracteres`;
export const codigoDeTipo = 'Use letras y números, empezando con una letra';
export const tipoDeDocumentoCondicion = (codigos: string): string => `Use los códigos ${codigos}, separados por coma`;
/** '12 de 12 obligatorios · 7 opcionales sin archivo · 10 por revisar' */
export const avanceDeDocumentos = (cuenta: {
  readonly obligatorios: number;
  readonly subidos: number;
  readonly opcionalesSinArchivo: number;
  readonly porRevisar: number;
}): string =>
  [
    `${cuenta.subidos} de ${cuenta.obligatorios} obligatorios`,
    ...(cuenta.opcionalesSinArchivo === 0
      ? []
      : [
          `${cuenta.opcionalesSinArchivo} ${cuenta.opcionalesSinArchivo === 1 ? 'opcional' : 'opcionales'} sin archivo`,
        ]),
    ...(cuenta.porRevisar === 0 ? [] : [`${cuenta.porRevisar} por revisar`]),
  ].join(' · ');
