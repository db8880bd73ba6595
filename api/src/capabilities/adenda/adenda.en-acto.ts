import { type AccionDeAdenda, asuntoDe, etiquetaDeCambio, formularioDeAdenda } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import { rawValuesOf } from '../../columns/record';
import type { Adenda } from '../../entities/adenda.entity';
import { notFound, staleVersion } from '../../request/version';
import type { AdendaVista } from './adenda.dto';
import { type AdendaDeContrato, type LecturaDeAdendas } from './adenda.lectura';
import { adendaEnCiclo, vistaDeAdenda } from './adenda.view';

export type ActoDeAdenda = ActMaker<number, AdendaDeContrato, AccionDeAdenda, Partial<Adenda>, AdendaVista>;

/** Addenda for their acts; locked with the folder, as the contract is. */
export const adendasEnActo = (
  lectura: LecturaDeAdendas,
  ajustes: { readonly soloPropios: boolean; readonly cuatroOjos: boolean },
): ActRecord<number, AdendaDeContrato, AccionDeAdenda, Partial<Adenda>, AdendaVista> => ({
  resource: 'adenda',
  lifecycle: adendaEnCiclo,
  version: 'required',
  async lock({ manager }, id) {
    const idCodigo = await lectura.store.findPlan(id, manager);
    if (idCodigo === null) throw notFound();
    await lectura.contratos.carpetas.lock(manager, idCodigo);
  },
  read: ({ manager }, id) => lectura.byId(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: ({ version }) => staleVersion(version),
  write: (tx, row, cambio) => lectura.store.update(tx, row, cambio),
  targets: ({ caso: { contrato } }) => [{ planId: contrato.planId, personaId: contrato.personaId }],
  summaryOf: ({ numero, estado, cambios, motivoDeDecision, caso, ...row }) => ({
    contrato: caso.contrato.idCodigo,
    numero,
    estado,
    ...rawValuesOf(formularioDeAdenda, row),
    cambios: cambios.map(etiquetaDeCambio),
    motivoDeDecision,
  }),
  subject: ({ caso: { contrato } }) => asuntoDe('contrato', contrato.idCodigo),
  view: (row, { actor }) => vistaDeAdenda(row, { actor, ...ajustes }),
});
