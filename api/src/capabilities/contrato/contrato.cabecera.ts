import { type DatosDeContrato, formularioDeContrato } from '@adjudica/domain';
import { rawValuesOf } from '../../columns/record';
import type { ContratoRow } from './contrato.store';

/** Header fields of a contract's row. */
export const cabeceraDe = (row: ContratoRow): DatosDeContrato => rawValuesOf(formularioDeContrato, row);
