import {
  camposIncorrectos,
  type DatosDeReferencia,
  esTipoDeReferencia,
  formularioDeReferencia,
  mensajes,
  soloCampos,
  type TipoDeEvento,
  type TipoDeReferencia,
  textoDeCambios,
  tiposDeEvento,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Anexos } from '../anexo';
import { paraEscribir } from '../carpeta';
import type { CodigosDeCatalogo } from '../catalogo';
import type { ReferenciaCambio, ReferenciaNueva } from './referencia.dto';
import type { ActoDeReferencia } from './referencia.en-acto';
import { DATOS, leerDatos, lineaLibre } from './referencia.service';
import type { ReferenciaRow, ReferenciaStore } from './referencia.store';
import { claveDe, type ReferenciaEnActo, vistaDe } from './referencia.view';

/** Creates and changes references (EST-519…521). */
export class ActosDeReferencia {
  constructor(
    private readonly acto: ActoDeReferencia,
    private readonly referencias: ReferenciaStore,
    private readonly anexos: Anexos,
    private readonly codigos: CodigosDeCatalogo,
  ) {}

  /** EST-519, EST-553. @throws 422 'sin-solicitud', 'campos-incorrectos', 'maximo-referencias'; and as `lockForWrite`. */
  readonly crear = this.acto.create({
    parseBody: ({ tipo, ...sent }: ReferenciaNueva) => {
      if (!esTipoDeReferencia(tipo)) throw camposIncorrectos({ tipo: mensajes.propios.opcionInvalida });
      return { tipo, ...sent };
    },
    load: async ({ tx, body }) => {
      const { solicitud } = await this.anexos.abrirBase(tx, body.clave);
      const tipo = body.tipo as TipoDeReferencia;
      const datos = await leerDatos(this.codigos, tx, tipo, soloCampos<DatosDeReferencia>(DATOS, body));
      const linea = lineaLibre(tipo, await this.referencias.listLineas(tx.manager, solicitud.id, tipo));
      return { lugar: { solicitudId: solicitud.id, tipo, linea }, datos };
    },
    insert: ({ tx, loaded: { lugar, datos } }) => this.referencias.insert(tx, lugar, datos),
    followUp: ({ tx, after }) => this.concluir(tx, tiposDeEvento.referencia, after),
  });

  /** EST-520: a confirmed one becomes pending. @throws 404, 409, 412, 422. */
  readonly actualizar = this.acto('editar', {
    parseBody: (sent: ReferenciaCambio) => sent,
    load: ({ tx, before, body }) =>
      leerDatos(this.codigos, tx, before.referencia.tipo, soloCampos<DatosDeReferencia>(DATOS, body)),
    change: ({ loaded: datos }) => ({ datos }),
    effects: ({ tx, before, loaded }) =>
      this.concluir(tx, tiposDeEvento.referencia, before, cambiosDe(before.referencia, loaded)),
    audit: () => ({ accion: 'actualizar' }),
  });

  /** EST-521. Requires the version read, so that only seen values are confirmed. @throws 404, 409, 412, 428. */
  readonly confirmar = this.acto('confirmar', {
    change: () => 'confirmar',
    effects: ({ tx, before }) => this.concluir(tx, tiposDeEvento.referenciaConfirmada, before),
  });

  /** Only while pending, and unchanged since it was read. Returns the removed reference. @throws 404, 409, 412, 428. */
  readonly eliminar = this.acto('eliminar', {
    change: () => 'eliminar',
    effects: ({ tx, before }) => this.concluir(tx, tiposDeEvento.referencia, before),
    audit: () => ({ despues: undefined }),
    answer: async ({ before, actor }) => ({ ...vistaDe(before, { actor, soloPropios: false }), acciones: [] }),
  });

  private concluir(
    tx: Tx,
    tipo: TipoDeEvento,
    { referencia, plan, rol, solicitud }: ReferenciaEnActo,
    cambios?: string,
  ): Promise<void> {
    const acto = { tipo, formulario: 'referencia', clave: claveDe(referencia), cambios };
    return this.anexos.concluir(tx, acto, paraEscribir(plan, tx.actor), solicitud?.personaId ?? null, rol);
  }
}

const cambiosDe = (antes: ReferenciaRow, despues: DatosDeReferencia): string => {
  const { campos, nombres } = formularioDeReferencia(antes.tipo);
  return textoDeCambios(campos, nombres, antes, despues);
};
