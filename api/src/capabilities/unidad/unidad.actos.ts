import {
  type CampoDeUnidad,
  camposIncorrectos,
  type DatosDeUnidad,
  estaVacio,
  formularioDeUnidad,
  hoyEn,
  soloCampos,
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
import { datosDeUnidad } from './unidad.view';

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
      await exigirSerialesUnicos(tx.manager, before.ficha.id, datos);
      return datos;
    },
    isUnchanged: ({ before, loaded }) => cambiosDe(before, loaded) === '',
    change: ({ loaded }) => loaded,
    event: tiposDeEvento.unidadGuardada,
    eventNote: ({ before, loaded }) => cambiosDe(before, loaded),
  });

  /** The same within another act: what a pledge says of the unit. Nothing happens without an approved means. @throws 412; 422. */
  async asentar(tx: Tx, idCodigo: string, escrito: Partial<DatosDeUnidad>): Promise<void> {
    const antes = await this.unidades.byPlan(idCodigo, tx.manager);
    if (antes === null) return;
    const datos = { ...datosDeUnidad(antes), ...escrito };
    const observacion = cambiosDe(antes, datos);
    if (observacion === '') return;
    await exigirSerialesUnicos(tx.manager, antes.ficha.id, datos);
    if ((await this.unidades.update(tx, antes, datos)) === 0) throw staleVersion(antes.ficha.version);
    await tx.audit({
      accion: 'guardar',
      recurso: 'unidad',
      recursoId: idCodigo,
      antes: datosDeUnidad(antes),
      despues: datos,
    });
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

function leida({ ficha }: UnidadRow, body: UnidadCambio, hoy: string): Partial<DatosDeUnidad> {
  const formulario = formularioDeUnidad(ficha.productoCodigo);
  // the facts of the other kind come along empty, because a screen sends the whole record back
  const propios = Object.entries(soloCampos<DatosDeUnidad>(Object.keys(tablaDeUnidad) as CampoDeUnidad[], body)).filter(
    ([nombre, valor]) => Object.hasOwn(formulario.campos, nombre) || !estaVacio(valor),
  );
  const resultado = formulario.revisar(Object.fromEntries(propios), { hoy });
  if ('errores' in resultado) throw camposIncorrectos(resultado.errores);
  return resultado.valores;
}

function cambiosDe(antes: UnidadRow, datos: Partial<DatosDeUnidad>): string {
  const { campos, nombres } = formularioDeUnidad(antes.ficha.productoCodigo);
  return textoDeCambios(campos, nombres, datosDeUnidad(antes), datos);
}
