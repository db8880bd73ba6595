import { type DatosDeContrato, formularioDeContrato } from '@adjudica/domain';
import { rawValuesOf } from '../../columns/record';
import type { ContratoRow } from './contrato.store';

/** What the header of a contract says, from its row. */
export const cabeceraDe = (row: ContratoRow): DatosDeContrato => rawValuesOf(formularioDeContrato, row);
