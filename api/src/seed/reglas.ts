import { type PasoDelCaso, reglasDelPaso } from '@adjudica/domain';

const motivos: Readonly<Record<PasoDelCaso, string>> = {
  orden: 'El concesionario reserva el vehículo hasta el viernes; lo que falta llega antes del pago.',
  pago: 'Los documentos están subidos; riesgo los revisa esta semana.',
  pagare: 'El cliente completa lo que falta el día de la firma.',
  contrato: 'El cliente completa lo que falta el día de la firma.',
  carta: 'Legal aprueba lo que falta antes de la entrega.',
  entrega: 'Legal tiene los originales firmados.',
};

/** Whoever acts confirms what only warns, and says why. */
export const confirmado = (paso: PasoDelCaso) => ({ confirma: reglasDelPaso(paso), motivo: motivos[paso] });
