import { propios, type Valor } from '@adjudica/domain';

/** Cars 'PBX-1234' (older ones with three digits), motorcycles 'AB123C'. */
const PLACA = /^([A-Z]{3}-?\d{3,4}|[A-Z]{2}-?\d{3}[A-Z])$/;
/** ISO 3779: neither I, O nor Q. */
const CHASIS = /^[A-HJ-NPR-Z0-9]{17}$/;

const alAviso = (patron: RegExp, aviso: string) => (valor: Valor) =>
  typeof valor === 'string' && valor !== '' && !patron.test(valor.trim().toUpperCase()) ? aviso : null;

/** What is unusual but allowed: said next to the field, never a refusal. */
export const avisosDeHoja = {
  placa: alAviso(PLACA, propios.medioPlacaInusual),
  chasis: alAviso(CHASIS, propios.medioChasisInusual),
};
