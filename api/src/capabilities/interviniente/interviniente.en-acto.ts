import {
  type AccionDeInterviniente,
  asuntoDe,
  type DatosDeInterviniente,
  formularioDeInterviniente,
  mensajes,
  rolesDeInterviniente,
  soloCampos,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { ActMaker, ActRecord, ViewContext } from '../../act';
import { notFound, staleRecord } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import type { IntervinienteVista } from './interviniente.dto';
import type { IntervinienteStore, PersonaRow } from './interviniente.store';
import { intervinienteEnCiclo, vistaDePersona } from './interviniente.view';

type Cambio = Partial<DatosDeInterviniente>;
export type ActoDeInterviniente = ActMaker<string, PersonaRow, AccionDeInterviniente, Cambio, IntervinienteVista>;

/** Its key in an act. */
export const claveDePersona = (idCodigo: string, rol: string): string => `${idCodigo}/${rol}`;

export const vacia = (): DatosDeInterviniente => formularioDeInterviniente.vacio();
/** As it is now; an empty one where the case has nobody. */
export const personaDe = ({ personas, rol }: Pick<PersonaRow, 'personas' | 'rol'>): DatosDeInterviniente =>
  personas[rol] ?? vacia();
const versionDe = ({ escritas, rol }: PersonaRow): number => escritas[rol]?.version ?? 0;

async function leer(
  intervinientes: IntervinienteStore,
  clave: string,
  manager: EntityManager,
): Promise<PersonaRow | null> {
  const corte = clave.lastIndexOf('/');
  const rol = rolesDeInterviniente.find((suyo) => suyo === clave.slice(corte + 1));
  const caso = rol === undefined ? null : await intervinientes.caso(clave.slice(0, corte), manager);
  if (rol === undefined || caso === null) return null;
  return { caso, rol, ...(await intervinientes.deAdjudicacion(Number(caso.adjudicacionId), manager)) };
}

/** Persons as their acts see them. Locked with the folder, as note, pledge and contract are. */
export const intervinientesEnActo = (
  intervinientes: IntervinienteStore,
  carpetas: Pick<CarpetaStore, 'lock'>,
  ajustes: Omit<ViewContext, 'actor'>,
): ActRecord<string, PersonaRow, AccionDeInterviniente, Cambio, IntervinienteVista> => ({
  resource: 'interviniente',
  lifecycle: intervinienteEnCiclo,
  version: 'required',
  async lock({ manager }, clave) {
    const row = await leer(intervinientes, clave, manager);
    if (row === null) throw notFound(mensajes.propios.planSinAdjudicar);
    await carpetas.lock(manager, row.caso.idCodigo);
  },
  read: ({ manager }, clave) => leer(intervinientes, clave, manager),
  idOf: ({ caso }) => caso.idCodigo,
  versionOf: versionDe,
  stale: (row, body) =>
    staleRecord<DatosDeInterviniente>(
      versionDe(row),
      personaDe(row),
      soloCampos<DatosDeInterviniente>(formularioDeInterviniente.nombres, body),
      { quien: row.escritas[row.rol]?.guardadaPor ?? null, cuando: row.escritas[row.rol]?.guardadaEn ?? null },
    ),
  write: (tx, row, cambio) =>
    intervinientes.save(
      tx,
      { adjudicacionId: Number(row.caso.adjudicacionId), rol: row.rol, version: versionDe(row) },
      { ...personaDe(row), ...cambio },
    ),
  targets: ({ caso }) => [{ planId: Number(caso.planId), personaId: Number(caso.personaId) }],
  summaryOf: (row) => ({ rol: row.rol, ...personaDe(row) }),
  subject: ({ caso }) => asuntoDe('plan', caso.identificacion, caso.idCodigo),
  view: (row, { actor }) => vistaDePersona(row, { actor, ...ajustes }),
});
