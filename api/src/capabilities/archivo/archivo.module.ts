import type { Shared } from '../../composition/shared';
import { BarridoDeArchivos } from './barrido';

export const composeArchivo = ({ archivos, barredor, clock, log }: Shared) => ({
  barrido: new BarridoDeArchivos(archivos, barredor, clock, log),
});
