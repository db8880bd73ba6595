/** Our own texts, where the specification gives none. */
export const carpeta = {
  carpetaCompleta: 'No falta nada: la carpeta está completa.',
  carpetaIncompleta: (faltan: number, de: number): string =>
    faltan === 1
      ? `Falta 1 de ${de} requisitos. La carpeta puede enviarse incompleta.`
      : `Faltan ${faltan} de ${de} requisitos. La carpeta puede enviarse incompleta.`,
  carpetaAlEnviar:
    'Mientras la carpeta esté en el departamento de riesgo no podrá modificar la solicitud, el cónyuge, el garante, los datos financieros, las referencias ni los documentos.',
} as const;
