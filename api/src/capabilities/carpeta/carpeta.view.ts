import { etiquetaDeEstado, instanteDe } from '@adjudica/domain';
import type { PlanRow } from '../plan';
import type { CarpetaVista } from './carpeta.dto';
import type { EnvioRow } from './envio.store';

/** A folder with its last sending. */
export function vistaDeCarpeta(plan: PlanRow, envio: EnvioRow | null): CarpetaVista {
  const resolucion = envio?.resolucion ?? null;
  return {
    id: plan.idCodigo,
    idDepartamento: plan.idDepartamento,
    departamento: plan.departamento,
    estado: etiquetaDeEstado(plan.estadoDocumentos ?? 'sinLista'),
    documentosListos: plan.documentosListos ?? 0,
    documentosTotal: plan.documentosTotal ?? 0,
    enviadaPor: envio?.enviadaPor ?? null,
    enviadaEn: envio?.enviadaEn ?? null,
    resolucion: resolucion && {
      resultado: resolucion.resultado,
      tipoGarantia: resolucion.tipoGarantia,
      comentario: resolucion.comentario,
      usuario: resolucion.quien,
      fecha: instanteDe(resolucion.cuando),
    },
    version: plan.carpetaVersion as number,
  };
}
