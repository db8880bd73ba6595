import { formularioDeDepositario, type TablaDeDepositario } from '@adjudica/domain';
import { Depositario } from '../../entities/depositario.entity';
import type { DefinicionDeFicha } from '../anexo';
import { tiposDeEvento } from '../evento';

/** Depositary of a plan's good (EST-533…539). */
export const fichaDeDepositario: DefinicionDeFicha<TablaDeDepositario> = {
  registro: formularioDeDepositario,
  entidad: Depositario,
  dueno: 'planId',
  evento: tiposDeEvento.depositario,
};
