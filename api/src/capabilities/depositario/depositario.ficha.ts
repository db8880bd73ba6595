import { type DatosDeDepositario, formularioDeDepositario } from '@adjudica/domain';
import { Depositario } from '../../entities/depositario.entity';
import { type DefinicionDeFicha, soloCampos } from '../anexo';

export const fichaDeDepositario: DefinicionDeFicha<Depositario, DatosDeDepositario> = {
  entidad: Depositario,
  dueno: 'planId',
  deFila: (fila) => soloCampos<DatosDeDepositario>(formularioDeDepositario.nombres, fila) as DatosDeDepositario,
  aFila: (valores) => valores as Partial<Depositario>,
};
