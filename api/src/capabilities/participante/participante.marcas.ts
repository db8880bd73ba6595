import {
  type AccionDeAsamblea,
  aplicarMarca,
  ErrorDeNegocio,
  esquemaMarca,
  type MarcaDeParticipante,
  mensajes,
  validar,
} from '@adjudica/domain';
import type { ActRecord, Acts } from '../../act';
import type { Tx } from '../../db/transaction/unit-of-work';
import { notFound, staleVersion } from '../../request/version';
import { type AsambleaEnGrupo, type AsambleaStore, asambleaEnCiclo } from '../asamblea';
import type { ParticipanteCambio, ParticipanteMarcado } from './participante.dto';
import type { ParticipanteStore } from './participante.store';
import { hechosDeParticipante, type ParticipanteRow, vistaDeParticipante } from './participante.view';

/** A participant for its marks; its assembly decides whether it may be marked. */
interface ParticipanteEnActo extends AsambleaEnGrupo {
  readonly participante: ParticipanteRow;
}
type Marcas = Parameters<ParticipanteStore['update']>[3];

/** Locks the assembly's row, which serializes the marks of an assembly on every engine. */
const participantesEnActo = (
  store: ParticipanteStore,
  asambleas: AsambleaStore,
): ActRecord<number, ParticipanteEnActo, AccionDeAsamblea, Marcas, ParticipanteMarcado> => ({
  resource: 'participante',
  lifecycle: asambleaEnCiclo,
  version: 'required',
  async lock({ manager }, id) {
    const row = await store.byId(id, manager);
    if (row === null) throw notFound();
    await asambleas.raiseParticipants(manager, { id: row.asambleaId });
  },
  async read({ manager }, id) {
    const participante = await store.byId(id, manager);
    const enGrupo = participante && (await asambleas.inGroup(participante.asambleaId, manager));
    return participante && enGrupo && { participante, ...enGrupo };
  },
  idOf: ({ participante }) => participante.id,
  versionOf: ({ participante }) => participante.version,
  stale: ({ participante }) => staleVersion(participante.version),
  write: ({ manager }, { participante: { id, version } }, marcas) => store.update(manager, id, version, marcas),
  targets: () => [],
  summaryOf: ({ participante }) => {
    const { estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta } = participante;
    return { estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta };
  },
  view: ({ participante, asamblea: { versionParticipantes } }) => ({
    ...vistaDeParticipante(participante, true),
    versionParticipantes,
  }),
});

/**
 * Draft marks: switch, award, sequence, offered instalments. Each is saved at once under the row's version, and raises the assembly's
 * `versionParticipantes` in the same transaction, so that minutes are issued only of what their author saw.
 */
export class MarcasDeParticipante {
  private readonly acto = this.acts.on(participantesEnActo(this.store, this.asambleas));

  constructor(
    private readonly acts: Acts,
    private readonly store: ParticipanteStore,
    private readonly asambleas: AsambleaStore,
  ) {}

  /**
   * ASA-036…047. Only differences from the stored row count, because the screens send the whole record. @throws 404; 409 minutes issued or wrong
   * estado; 412 stale version; 422 rule broken.
   */
  readonly marcar = this.acto('marcar', {
    parseBody: (sent: (ParticipanteCambio | { participa: boolean }) & { version?: number }) => sent,
    load: ({ tx, before: { participante }, body }) =>
      this.leer(
        tx,
        participante,
        'participa' in body ? { participa: body.participa } : diferencias(participante, body),
      ),
    isUnchanged: ({ loaded }) => loaded === null,
    change: ({ loaded }) => loaded as Marcas,
  });

  /** The row after the mark; `null` = unchanged. @throws 422. */
  private async leer({ manager }: Tx, row: ParticipanteRow, marca: MarcaDeParticipante | null): Promise<Marcas | null> {
    if (marca === null) return null;
    if (row.adjudicacionId !== null) throw adjudicado(row);
    return aplicarMarca(hechosDeParticipante(row), validar(esquemaMarca, marca), {
      numeroAsamblea: row.numeroAsamblea,
      otrasSecuencias: await this.store.otherSequences(manager, row.asambleaId, row.id),
    });
  }
}

const CAMPOS = ['adjudicadoPor', 'prioridadOferta', 'cantidadOferta'] as const;

function diferencias(row: ParticipanteRow, cambio: ParticipanteCambio): MarcaDeParticipante | null {
  const distintos = CAMPOS.filter((campo) => cambio[campo] !== undefined && cambio[campo] !== row[campo]);
  if (distintos.length === 0) return null;
  return Object.fromEntries(distintos.map((campo) => [campo, cambio[campo]])) as MarcaDeParticipante;
}

/** A live award is no draft: only 'Retiro' changes it. */
function adjudicado(row: ParticipanteRow): ErrorDeNegocio {
  const otra = row.asambleaAdjudica !== row.numeroAsamblea;
  const texto = otra ? mensajes.propios.adjudicadoEnOtra : mensajes.propios.tieneAdjudicacion;
  return new ErrorDeNegocio('regla', otra ? 'adjudicado-en-otra' : 'tiene-adjudicacion', texto, {
    errors: { adjudicadoPor: texto },
    detalle: { idCodigo: row.idCodigo, asambleaAdjudica: row.asambleaAdjudica },
  });
}
