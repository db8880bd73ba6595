import { type DatosDeContrato, formularioDeContrato } from '@adjudica/domain';
import { rawValuesOf } from '../../columns/record';
import type { FilaDeContrato } from './contrato.store';

/** What the header of a contract says, from its row. */
export const cabeceraDe = (fila: FilaDeContrato): DatosDeContrato => rawValuesOf(formularioDeContrato, fila);
