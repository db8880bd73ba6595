import { cicloDeUnidad, type DatosDeUnidad, faltaDeUnidad, type HechosDeUnidad, tablaDeUnidad } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import { valuesOf } from '../../columns/record';
import { hechosDeMedio, planesDeMedio, type UnidadRow, vistaDeFicha } from '../medio-aprobacion';
import type { UnidadVista } from './unidad.dto';

export const datosDeUnidad = ({ ficha }: Pick<UnidadRow, 'ficha'>): DatosDeUnidad =>
  valuesOf({ tabla: tablaDeUnidad }, ficha);

const hechosDeUnidad = ({ medio }: UnidadRow): HechosDeUnidad => hechosDeMedio(medio);

export const unidadEnCiclo = lifecycleOf(cicloDeUnidad, {
  factsOf: hechosDeUnidad,
  contextOf: (_, context) => context,
  dataSubjects: ({ medio }) => [medio, ...planesDeMedio(medio).map((idCodigo) => ({ idCodigo }))],
});

export function vistaDeUnidad(row: UnidadRow, context: ViewContext): UnidadVista {
  const { idCodigo, medio, ficha, guardadaPor } = row;
  const datos = datosDeUnidad(row);
  const { productoCodigo: producto, estadoBien } = ficha;
  return {
    ...datos,
    id: idCodigo,
    producto,
    estadoBien,
    bien: vistaDeFicha(medio).bien,
    planes: planesDeMedio(medio),
    medioId: Number(medio.id),
    estado: cicloDeUnidad.estadoDe(hechosDeUnidad(row)),
    faltan: faltaDeUnidad(datos, { producto, estadoBien }),
    version: ficha.version,
    guardadaEn: isoOf(ficha.actualizadoEn ?? ficha.creadoEn),
    guardadaPor,
    ...unidadEnCiclo.offer(row, context),
  };
}
