import {
  admiteConyuge,
  ErrorDeNegocio,
  edadEn,
  formularioDeConyuge,
  mensajes,
  type NombreSeparado,
  separarNombre,
  type TablaDeConyuge,
  unirNombre,
} from '@adjudica/domain';
import { rowOf, valuesOf } from '../../columns/record';
import { Conyuge } from '../../entities/conyuge.entity';
import type { DefinicionDeFicha } from '../anexo';
import { tiposDeEvento } from '../evento';

/** Lo que se calcula de los valores. */
export interface CalculadoDeConyuge {
  /** Las partes del nombre completo, como se guardan. */
  nombres: string | null;
  apellidoPaterno: string | null;
  apellidoMaterno: string | null;
  /** Años cumplidos hoy. */
  edad: number | null;
}

/** Spouse of the applicant (EST-524…532). The full name is one input and three columns (EST-527). */
export const fichaDeConyuge: DefinicionDeFicha<TablaDeConyuge, CalculadoDeConyuge> = {
  registro: formularioDeConyuge,
  entidad: Conyuge,
  dueno: 'solicitudId',
  // the score depends on its existence
  enBase: 'existencia',
  evento: tiposDeEvento.conyuge,
  deFila: (row) => ({
    ...valuesOf(formularioDeConyuge, row),
    nombreCompleto: unirNombre(row as Conyuge),
  }),
  aFila: (valores) => ({
    ...rowOf(formularioDeConyuge, valores),
    ...separarNombre(valores.nombreCompleto ?? ''),
  }),
  // the declared marital status is neither C nor U
  impedimento: ({ datos }) =>
    admiteConyuge(datos)
      ? null
      : new ErrorDeNegocio('regla', 'no-corresponde-conyuge', mensajes.propios.noCorrespondeConyuge),
  calculados: ({ nombreCompleto, fechaNacimiento }, hoy) => ({
    ...(nombreCompleto === null ? SIN_NOMBRE : separarNombre(nombreCompleto)),
    edad: fechaNacimiento === null ? null : edadEn(fechaNacimiento, hoy),
  }),
};

const SIN_NOMBRE: Readonly<Record<keyof NombreSeparado, null>> = {
  nombres: null,
  apellidoPaterno: null,
  apellidoMaterno: null,
};
