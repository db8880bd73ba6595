/** Our own texts, where the specification gives none. */
export const documento = {
  documentoDeOtroDepartamento: 'El documento corresponde a otro departamento',
  documentoReemplazado: 'El documento es de una persona que ya no consta en el plan',
  /** `cuando`: 'DD/MM/YYYY HH:mm'. */
  documentoReemplazadoEl: (cuando: string): string =>
    `El documento es de una persona que ya no consta en el plan desde el ${cuando}`,
  documentoNoAplica: 'El documento ya no aplica a este plan',
  documentoDecididoPorRiesgo: 'Riesgo ya revisó el documento: solo un archivo nuevo permite revisarlo otra vez',
  documentoDecididoEnRiesgoPor: (quien: string, cuando: string): string =>
    `Riesgo ya revisó el documento (${quien}, ${cuando}): solo un archivo nuevo permite revisarlo otra vez`,
  documentoYaDecidido: (estado: boolean): string =>
    estado ? 'El documento ya está confirmado como correcto' : 'El documento ya está marcado como incorrecto',
  documentoYaDecididoPor: (estado: boolean, quien: string, cuando: string): string =>
    estado
      ? `El documento ya fue confirmado como correcto por ${quien} el ${cuando}`
      : `El documento ya fue marcado como incorrecto por ${quien} el ${cuando}`,
  documentoNoCorresponde: 'No corresponde a este documento',
  documentoVersion: (n: number): string => `versión ${n}`,
  documentoArchivoRequerido: 'Seleccione un archivo',
  carpetaSinDocumentos: 'La carpeta no tiene documentos subidos',
  carpetaPesada: 'Los documentos de la carpeta pesan demasiado para unirlos en un solo PDF',
  carpetaNoSeUne: (documento: string): string =>
    `No se pudo unir el documento '${documento}', descárguelo por separado`,
  carpetaTarda: 'Los documentos de la carpeta no se pudieron unir a tiempo, descárguelos por separado',
  unionLenta: 'El sistema está muy ocupado y no alcanzó a unir los documentos, intente de nuevo',
  unionEnCurso: 'Se están uniendo los documentos de otras carpetas, intente de nuevo en un momento',
  listaAgregados: (n: number): string => `${n} ${n === 1 ? 'documento agregado' : 'documentos agregados'}`,
  listaVuelven: (n: number): string => `${n} ${n === 1 ? 'vuelve' : 'vuelven'} a aplicar`,
  listaNoAplican: (n: number): string => `${n} ya no ${n === 1 ? 'aplica' : 'aplican'}`,
  listaReemplazados: (n: number): string => `${n} de personas que ya no constan`,
  duenosDeDocumento: {
    1: 'Cliente',
    2: 'Cónyuge del cliente',
    3: 'Garante',
    4: 'Cónyuge del garante',
    5: 'Depositario',
  },
  estadosDeDocumento: {
    sinArchivo: 'Sin archivo',
    pendiente: 'Pendiente',
    incorrecto: 'Incorrecto',
    correcto: 'Correcto',
  },
  documentosQueYaNoSePiden: (n: number): string => `Ya no se piden: ${n}`,
  sinDocumentosDePersona: 'No se piden documentos de esta persona.',
  planRequerido: 'Indique el plan',
  busquedaDelVisor: (maximo: number): string => `La búsqueda admite hasta ${maximo} caracteres`,
  codigoDeTipo: 'Use letras y números, empezando con una letra',
  tipoDeDocumentoCondicion: (codigos: string): string => `Use los códigos ${codigos}, separados por coma`,
} as const;
