import {
  type CampoDeUnidad,
  camposIncorrectos,
  cicloDeUnidad,
  type DatosDeUnidad,
  formularioDeUnidad,
  hoyEn,
  sinVaciosAjenos,
  tablaDeUnidad,
  textoDeCambios,
  tiposDeEvento,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import { staleVersion } from '../../request/version';
import type { EventoStore } from '../evento';
import { destinosDe, exigirSerialesUnicos, planesDeMedio, type UnidadRow, type UnidadStore } from '../medio-aprobacion';
import type { PlanStore } from '../plan';
import type { UnidadCambio } from './unidad.dto';
import type { ActoDeUnidad } from './unidad.en-acto';
import { hechosDeUnidad } from './unidad.view';

const CAMPOS = Object.keys(tablaDeUnidad) as CampoDeUnidad[];

/** What identifies the good that is delivered: typed once, by whoever learns it first, until the delivery. */
export class ActosDeUnidad {
  constructor(
    private readonly acto: ActoDeUnidad,
    private readonly unidades: UnidadStore,
    private readonly planes: PlanStore,
    private readonly eventos: EventoStore,
  ) {}

  /**
   * @throws 404 no approved means; 409 delivered already (who, when); 412; 422 fields, or a number of another live case; 403 of another executive
   * (SOLO_PROPIOS).
   */
  readonly guardar = this.acto('guardar', {
    load: async ({ tx, before, body }: { tx: Tx; before: UnidadRow; body: UnidadCambio }) => {
      const datos = leida(before, body, hoyEn(tx.now));
      await exigirSerialesUnicos(tx.manager, Number(before.medio.fichaId), datos);
      return datos;
    },
    isUnchanged: ({ before, loaded }) => cambiosDe(before, loaded) === '',
    change: ({ loaded }) => loaded,
    event: tiposDeEvento.unidadGuardada,
    eventNote: ({ before, loaded }) => cambiosDe(before, loaded),
  });

  /** The same within another act: what a pledge says of the unit. Not without an approved means, nor after the delivery. @throws 412; 422. */
  async asentar(tx: Tx, idCodigo: string, escrito: Partial<DatosDeUnidad>): Promise<void> {
    const antes = await this.unidades.byPlan(idCodigo, tx.manager);
    if (antes === null || cicloDeUnidad.estadoDe(hechosDeUnidad(antes)) === 'entregada') return;
    const datos = { ...antes.datos, ...escrito };
    const observacion = cambiosDe(antes, datos);
    if (observacion === '') return;
    await exigirSerialesUnicos(tx.manager, Number(antes.medio.fichaId), datos);
    if ((await this.unidades.update(tx, antes, datos)) === 0) throw staleVersion(Number(antes.medio.fichaVersion));
    await tx.audit({ accion: 'guardar', recurso: 'unidad', recursoId: idCodigo, antes: antes.datos, despues: datos });
    const planes = await this.planes.listByCodigos(planesDeMedio(antes.medio), tx.manager);
    await this.eventos.record(
      tx,
      destinosDe(antes.medio, planes).map((destino) => ({
        ...destino,
        tipo: tiposDeEvento.unidadGuardada,
        observacion,
      })),
    );
  }
}

function leida({ medio }: UnidadRow, body: UnidadCambio, hoy: string): Partial<DatosDeUnidad> {
  const formulario = formularioDeUnidad(medio.productoCodigo);
  const enviado = sinVaciosAjenos<DatosDeUnidad>(formulario.campos, CAMPOS, body);
  const resultado = formulario.revisar(enviado, { hoy });
  if ('errores' in resultado) throw camposIncorrectos(resultado.errores);
  return resultado.valores;
}

function cambiosDe({ medio, datos }: UnidadRow, despues: Partial<DatosDeUnidad>): string {
  const { campos, nombres } = formularioDeUnidad(medio.productoCodigo);
  return textoDeCambios(campos, nombres, datos, despues);
}
