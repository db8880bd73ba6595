import { type AccionDeContrato, asuntoDe } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import type { Contrato } from '../../entities/contrato.entity';
import { notFound, staleVersion } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import type { CodigosDeCatalogo } from '../catalogo';
import type { ActosDeInterviniente } from '../interviniente';
import { cabeceraDe } from './contrato.cabecera';
import type { ContratoVista } from './contrato.dto';
import type { RedaccionDeContratos } from './contrato.redaccion';
import type { ContratoRow, ContratoStore } from './contrato.store';
import { contratoEnCiclo, vistaDeContrato } from './contrato.view';

type Cambio = Partial<Contrato>;
export type ActoDeContrato = ActMaker<string, ContratoRow, AccionDeContrato, Cambio, ContratoVista>;

/** Stores read by the acts. */
export interface LecturaDeContratos {
  readonly contratos: ContratoStore;
  readonly redaccion: RedaccionDeContratos;
  readonly carpetas: Pick<CarpetaStore, 'lock'>;
  readonly codigos: CodigosDeCatalogo;
  readonly intervinientes: Pick<ActosDeInterviniente, 'asentar'>;
}

/**
 * Contracts for their acts, by the plan's code. The folder is locked first, as in the withdrawal of the award; then the contract, so that an approval
 * and the edit of a block are serialized.
 */
export const contratosEnActo = (
  { contratos, redaccion, carpetas }: LecturaDeContratos,
  ajustes: { readonly soloPropios: boolean; readonly cuatroOjos: boolean },
): ActRecord<string, ContratoRow, AccionDeContrato, Cambio, ContratoVista> => ({
  resource: 'contrato',
  lifecycle: contratoEnCiclo,
  version: 'required',
  async lock({ manager }, idCodigo) {
    await carpetas.lock(manager, idCodigo);
    const row = await contratos.findByPlan(idCodigo, manager);
    if (row === null) throw notFound();
    await contratos.lock(manager, Number(row.id));
  },
  read: ({ manager }, idCodigo) => contratos.findByPlan(idCodigo, manager),
  idOf: ({ idCodigo }) => idCodigo,
  versionOf: ({ version }) => Number(version),
  stale: ({ version }) => staleVersion(Number(version)),
  write: (tx, row, cambio) => contratos.update(tx, row, cambio),
  targets: ({ planId, personaId }) => [{ planId, personaId }],
  summaryOf: (row) => ({
    idCodigo: row.idCodigo,
    estado: row.estado,
    ...cabeceraDe(row),
    motivo: row.motivo,
    bloques: row.bloques.map(({ bloque, estado, numero }) => `${bloque} ${numero} ${estado}`),
  }),
  subject: ({ idCodigo }) => asuntoDe('contrato', idCodigo),
  view: async (row, { actor, manager }) =>
    vistaDeContrato(
      row,
      {
        textos: await contratos.bloques.listTextos(Number(row.id), manager),
        redaccion: await redaccion.de(row, manager),
      },
      { actor, ...ajustes },
    ),
});
