import { type DatosDeConyuge, formularioDeConyuge, separarNombre, unirNombre } from '@adjudica/domain';
import { Conyuge } from '../../entities/conyuge.entity';
import type { DefinicionDeFicha } from '../anexo';

const SIN_NOMBRE = formularioDeConyuge.nombres.filter((nombre) => nombre !== 'nombreCompleto');

/** The full name is one input and three columns (EST-527). */
export const fichaDeConyuge: DefinicionDeFicha<Conyuge, DatosDeConyuge> = {
  entidad: Conyuge,
  dueno: 'solicitudId',
  deFila: (fila) => ({
    ...(Object.fromEntries(
      SIN_NOMBRE.map((nombre) => [nombre, fila[nombre as keyof Conyuge]]),
    ) as never as DatosDeConyuge),
    nombreCompleto: unirNombre(fila),
  }),
  aFila: ({ nombreCompleto, ...valores }) => ({ ...(valores as object), ...separarNombre(nombreCompleto ?? '') }),
};
