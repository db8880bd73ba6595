import { type AccionDeUnidad, asuntoDe, type DatosDeUnidad, formularioDeUnidad, soloCampos } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import { isoOf } from '../../columns/columns';
import { notFound, staleRecord } from '../../request/version';
import { destinosDe, type MedioStore, planesDeMedio, type UnidadRow, type UnidadStore } from '../medio-aprobacion';
import type { PlanStore } from '../plan';
import type { UnidadVista } from './unidad.dto';
import { datosDeUnidad, unidadEnCiclo, vistaDeUnidad } from './unidad.view';

type Cambio = Partial<DatosDeUnidad>;
export type ActoDeUnidad = ActMaker<string, UnidadRow, AccionDeUnidad, Cambio, UnidadVista>;

/** Units as their act sees them, by the code of one of their plans. Locked with their means, as whoever changes its sheet locks it. */
export const unidadesEnActo = (
  unidades: UnidadStore,
  medios: Pick<MedioStore, 'lock'>,
  planes: PlanStore,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<string, UnidadRow, AccionDeUnidad, Cambio, UnidadVista> => ({
  resource: 'unidad',
  lifecycle: unidadEnCiclo,
  version: 'required',
  async lock(tx, idCodigo) {
    const row = await unidades.byPlan(idCodigo, tx.manager);
    if (row === null) throw notFound();
    await medios.lock(tx, Number(row.medio.id));
  },
  read: ({ manager }, idCodigo) => unidades.byPlan(idCodigo, manager),
  idOf: ({ idCodigo }) => idCodigo,
  versionOf: ({ ficha }) => ficha.version,
  stale: (row, body) =>
    staleRecord<DatosDeUnidad>(
      row.ficha.version,
      datosDeUnidad(row),
      soloCampos<DatosDeUnidad>(formularioDeUnidad(row.ficha.productoCodigo).nombres, body),
      { quien: row.guardadaPor, cuando: isoOf(row.ficha.actualizadoEn ?? row.ficha.creadoEn) },
    ),
  write: (tx, row, cambio) => unidades.update(tx, row, cambio),
  targets: async ({ medio }, { manager }) =>
    destinosDe(medio, await planes.listByCodigos(planesDeMedio(medio), manager)),
  summaryOf: datosDeUnidad,
  subject: ({ medio, idCodigo }) => asuntoDe('plan', medio.identificacion, idCodigo),
  view: (row, { actor }) => vistaDeUnidad(row, { actor, ...ajustes }),
});
