import { type DatosDeReferencia, type TipoDeEvento, tiposDeEvento } from '@adjudica/domain';
import type { Tx } from '../../db/unit-of-work';
import { type Anexos, soloCampos } from '../anexo';
import { paraEscribir } from '../carpeta';
import type { CodigosDeCatalogo } from '../catalogo';
import type { ReferenciaCambio } from './referencia.dto';
import type { ActoDeReferencia } from './referencia.en-acto';
import { DATOS, leerDatos } from './referencia.service';
import { claveDe, type ReferenciaEnActo, vistaDe } from './referencia.view';

/** What changes a reference (EST-519…521). */
export class ActosDeReferencia {
  constructor(
    private readonly acto: ActoDeReferencia,
    private readonly anexos: Anexos,
    private readonly codigos: CodigosDeCatalogo,
  ) {}

  /** EST-520: what was confirmed is pending again. @throws 404, 409, 412, 422. */
  readonly actualizar = this.acto('editar', {
    cuerpo: (sent: ReferenciaCambio) => sent,
    lee: ({ tx, antes, body }) =>
      leerDatos(this.codigos, tx, antes.referencia.tipo, soloCampos<DatosDeReferencia>(DATOS, body)),
    cambio: ({ leido: datos }) => ({ datos }),
    despues: ({ tx, antes }) => this.concluir(tx, tiposDeEvento.referencia, antes),
    audita: () => ({ accion: 'actualizar' }),
  });

  /** EST-521. The version is what was read: nobody confirms what he has not seen. @throws 404, 409, 412, 428. */
  readonly confirmar = this.acto('confirmar', {
    cambio: () => 'confirmar',
    despues: ({ tx, antes }) => this.concluir(tx, tiposDeEvento.referenciaConfirmada, antes),
  });

  /** Only while pending, and what was seen. Answers what was removed. @throws 404, 409, 412, 428. */
  readonly eliminar = this.acto('eliminar', {
    cambio: () => 'eliminar',
    despues: ({ tx, antes }) => this.concluir(tx, tiposDeEvento.referencia, antes),
    audita: () => ({ despues: undefined }),
    muestra: async ({ antes, actor }) => ({ ...vistaDe(antes, { actor, soloPropios: false }), acciones: [] }),
  });

  private concluir(tx: Tx, tipo: TipoDeEvento, { referencia, plan, rol, solicitud }: ReferenciaEnActo): Promise<void> {
    const acto = { tipo, formulario: 'referencia', clave: claveDe(referencia) };
    return this.anexos.concluir(tx, acto, paraEscribir(plan, tx.actor), solicitud?.personaId ?? null, rol);
  }
}
