import { cicloDeUnidad, faltaDeUnidad } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { hechosDeMedio, planesDeMedio, type UnidadRow, vistaDeFicha } from '../medio-aprobacion';
import type { UnidadVista } from './unidad.dto';

export const hechosDeUnidad = ({ medio }: UnidadRow) => hechosDeMedio(medio);

export const unidadEnCiclo = lifecycleOf(cicloDeUnidad, {
  factsOf: hechosDeUnidad,
  contextOf: (_, context) => context,
  dataSubjects: ({ medio }) => [medio, ...planesDeMedio(medio).map((idCodigo) => ({ idCodigo }))],
});

export function vistaDeUnidad(row: UnidadRow, context: ViewContext): UnidadVista {
  const { idCodigo, medio, datos, guardadaPor, guardadaEn } = row;
  const { producto, estadoBien, bien, version } = vistaDeFicha(medio);
  return {
    ...datos,
    id: idCodigo,
    producto,
    estadoBien,
    bien,
    planes: planesDeMedio(medio),
    medioId: Number(medio.id),
    estado: cicloDeUnidad.estadoDe(hechosDeUnidad(row)),
    faltan: faltaDeUnidad(datos, { producto, estadoBien }),
    version,
    guardadaEn,
    guardadaPor,
    ...unidadEnCiclo.offer(row, context),
  };
}
