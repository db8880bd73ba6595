import {
  type AccionDeUnidad,
  asuntoDe,
  type DatosDeUnidad,
  formularioDeUnidad,
  mensajes,
  soloCampos,
} from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import { notFound, staleRecord } from '../../request/version';
import { destinosDe, type MedioStore, planesDeMedio, type UnidadRow, type UnidadStore } from '../medio-aprobacion';
import type { PlanStore } from '../plan';
import type { UnidadVista } from './unidad.dto';
import { unidadEnCiclo, vistaDeUnidad } from './unidad.view';

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
    if (row === null) throw notFound(mensajes.propios.unidadSinMedio);
    await medios.lock(tx, Number(row.medio.id));
  },
  read: ({ manager }, idCodigo) => unidades.byPlan(idCodigo, manager),
  idOf: ({ idCodigo }) => idCodigo,
  versionOf: ({ medio }) => Number(medio.fichaVersion),
  stale: ({ medio, datos, guardadaPor, guardadaEn }, body) =>
    staleRecord<DatosDeUnidad>(
      Number(medio.fichaVersion),
      datos,
      soloCampos<DatosDeUnidad>(formularioDeUnidad(medio.productoCodigo).nombres, body),
      { quien: guardadaPor, cuando: guardadaEn },
    ),
  write: (tx, row, cambio) => unidades.update(tx, row, cambio),
  targets: async ({ medio }, { manager }) =>
    destinosDe(medio, await planes.listByCodigos(planesDeMedio(medio), manager)),
  summaryOf: ({ datos }) => datos,
  subject: ({ medio, idCodigo }) => asuntoDe('plan', medio.identificacion, idCodigo),
  view: (row, { actor }) => vistaDeUnidad(row, { actor, ...ajustes }),
});
