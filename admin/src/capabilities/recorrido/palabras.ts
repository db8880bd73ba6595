import { type EstadoDePaso, propios } from '@adjudica/domain';

export const palabrasDePaso: Readonly<Record<EstadoDePaso, string>> = {
  hecho: propios.pasoHecho,
  enCurso: propios.pasoActual,
  porHacer: propios.pasoPorHacer,
};
