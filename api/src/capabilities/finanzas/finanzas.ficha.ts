import {
  aNumero,
  centavos,
  type DatosDeFinanzas,
  deNumero,
  formularioDeFinanzas,
  nombresDeTotales,
  totalesDeFinanzas,
} from '@adjudica/domain';
import { Finanzas } from '../../entities/finanzas.entity';
import type { DefinicionDeFicha } from '../anexo';

/** Dollars on the wire, cents in the entity. The totals are written with their parts and never read from anywhere else (invariant 34). */
export const fichaDeFinanzas: DefinicionDeFicha<Finanzas, DatosDeFinanzas> = {
  entidad: Finanzas,
  dueno: 'solicitudId',
  deFila: (fila) =>
    Object.fromEntries(
      formularioDeFinanzas.nombres.map((nombre) => [nombre, aNumero(centavos(fila[nombre]))]),
    ) as unknown as DatosDeFinanzas,
  aFila: (valores) => {
    const todos = { ...valores, ...totalesDeFinanzas(valores) };
    return Object.fromEntries(
      [...formularioDeFinanzas.nombres, ...nombresDeTotales].map((nombre) => [nombre, deNumero(todos[nombre] ?? 0)]),
    ) as Partial<Finanzas>;
  },
};
