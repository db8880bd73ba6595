import {
  aplicarMarca,
  cicloDeAsamblea,
  ErrorDeNegocio,
  esquemaMarca,
  type MarcaDeParticipante,
  mensajes,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { notFound, staleVersion } from '../../http/version';
import { type AsambleaStore, contextoDeAsamblea, hechosDeAsamblea } from '../asamblea';
import type { ParticipanteCambio, ParticipanteMarcado } from './participante.dto';
import type { ParticipanteStore } from './participante.store';
import { type FilaDeParticipante, hechosDeParticipante, vistaDeParticipante } from './participante.view';

/**
 * Draft marks: switch, award, sequence, offered instalments. Each is saved at once with the row's version, and raises the assembly's
 * `versionParticipantes` in the same transaction: minutes can be issued only of what their author saw.
 */
export class MarcasDeParticipante {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: ParticipanteStore,
    private readonly asambleas: AsambleaStore,
  ) {}

  /**
   * ASA-039…047. Only what differs from the stored row counts, because the screens send the whole record back.
   * @throws 404; 409 minutes issued or wrong estado; 412 stale version; 422 rule broken.
   */
  actualizar(actor: Actor, id: number, version: number, cambio: ParticipanteCambio): Promise<ParticipanteMarcado> {
    return this.marcar(actor, id, version, (fila) => diferencias(fila, cambio));
  }

  /** ASA-036…038. @throws as `actualizar`. */
  participar(actor: Actor, id: number, version: number, participa: boolean): Promise<ParticipanteMarcado> {
    return this.marcar(actor, id, version, () => ({ participa }));
  }

  private async marcar(
    actor: Actor,
    id: number,
    version: number,
    marcaDe: (fila: FilaDeParticipante) => MarcaDeParticipante | null,
  ): Promise<ParticipanteMarcado> {
    return this.unitOfWork
      .run(actor, async (tx) => {
        const found = await this.store.byId(id, tx.manager);
        if (found === null) throw notFound();
        const { asambleaId } = found;
        // First the assembly's row: on every engine the marks of one assembly pass one after the other from here on.
        await this.asambleas.raiseParticipants(tx.manager, { id: asambleaId });
        const versionParticipantes = await this.assertOpen(tx, asambleaId);
        const fila = (await this.store.byId(id, tx.manager)) as FilaDeParticipante;
        if (fila.version !== version) throw staleVersion(fila.version);
        const marca = marcaDe(fila);
        if (marca === null) throw new SinCambios(vistaDeParticipante(fila, true), versionParticipantes - 1);
        if (fila.adjudicacionId !== null) throw adjudicado(fila);
        const otrasOfertas = await this.store.countOtherOffers(tx.manager, asambleaId, id);
        const nuevas = aplicarMarca(hechosDeParticipante(fila), validar(esquemaMarca, marca), {
          numeroAsamblea: fila.numeroAsamblea,
          otrasOfertas,
        });
        if ((await this.store.update(tx.manager, id, version, nuevas)) === 0) throw staleVersion(fila.version);
        const { estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta } = fila;
        await tx.audit({
          accion: 'marcar',
          recurso: 'participante',
          recursoId: id,
          antes: { estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta },
          despues: nuevas,
        });
        return { ...vistaDeParticipante({ ...fila, ...nuevas, version: version + 1 }, true), versionParticipantes };
      })
      .catch((error: unknown) => {
        if (error instanceof SinCambios) return error.respuesta;
        throw error;
      });
  }

  /** Refused where the lifecycle refuses; returns the version just raised. */
  private async assertOpen(tx: Tx, asambleaId: number): Promise<number> {
    const asamblea = await this.asambleas.byId(asambleaId, tx.manager);
    if (asamblea === null) throw notFound();
    const grupo = await this.asambleas.ofGroup(asamblea.grupoId, tx.manager);
    cicloDeAsamblea.transicion('marcar', hechosDeAsamblea(asamblea), contextoDeAsamblea(tx.actor, grupo));
    return asamblea.versionParticipantes;
  }
}

/** Rolls the transaction back: a record sent back as it was is no change and must not make anybody's version stale. */
class SinCambios extends Error {
  readonly respuesta: ParticipanteMarcado;
  constructor(vista: Omit<ParticipanteMarcado, 'versionParticipantes'>, versionParticipantes: number) {
    super('nothing to change');
    this.respuesta = { ...vista, versionParticipantes };
  }
}

const CAMPOS = ['adjudicadoPor', 'prioridadOferta', 'cantidadOferta'] as const;

function diferencias(fila: FilaDeParticipante, cambio: ParticipanteCambio): MarcaDeParticipante | null {
  const distintos = CAMPOS.filter((campo) => cambio[campo] !== undefined && cambio[campo] !== fila[campo]);
  if (distintos.length === 0) return null;
  return Object.fromEntries(distintos.map((campo) => [campo, cambio[campo]])) as MarcaDeParticipante;
}

/** A live award is not a draft: it changes by 'Retiro' only. */
function adjudicado(fila: FilaDeParticipante): ErrorDeNegocio {
  const otra = fila.asambleaAdjudica !== fila.numeroAsamblea;
  const texto = otra ? mensajes.propios.adjudicadoEnOtra : mensajes.propios.tieneAdjudicacion;
  return new ErrorDeNegocio('regla', otra ? 'adjudicado-en-otra' : 'tiene-adjudicacion', texto, {
    errors: { adjudicadoPor: texto },
    detalle: { idCodigo: fila.idCodigo, asambleaAdjudica: fila.asambleaAdjudica },
  });
}
