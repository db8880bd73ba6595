import {
  asuntoDe,
  type CambiosDeCabecera,
  type CorreccionDeAsamblea,
  type EliminacionDeAsamblea,
  esquemaCorreccionDeAsamblea,
  esquemaEliminacionDeAsamblea,
  formatearFecha,
  hoyEn,
  mensajes,
  rechazoDeCorreccion,
  renuevaParticipantes,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { CatalogoStore } from '../catalogo';
import type { NotificacionService } from '../notificacion';
import type { UsuarioStore } from '../usuario';
import type { AsambleaDetalle, AsambleaEliminada } from './asamblea.dto';
import { type ActosSobreAsambleas, conVersion } from './asamblea.en-acto';
import { rechazoDeRepresentante } from './asamblea.representante';
import type { AsambleaService, ListaDeParticipantes } from './asamblea.service';
import type { AsambleaStore, CabeceraDeAsamblea } from './asamblea.store';
import type { AsambleaEnGrupo, AsambleaRow } from './asamblea.view';

type Correccion = Partial<CabeceraDeAsamblea> & { fecha?: string };

/** Listeners for changes of dates. */
interface Avisados {
  readonly notificaciones: Pick<NotificacionService, 'avisar'>;
  readonly usuarios: Pick<UsuarioStore, 'activeWithRole'>;
}

/** Acts on the date of an assembly before its minutes. */
export class ActosDeAsamblea {
  constructor(
    private readonly acto: ActosSobreAsambleas,
    private readonly asambleas: AsambleaService,
    private readonly store: AsambleaStore,
    private readonly participantes: ListaDeParticipantes,
    private readonly catalogos: Pick<CatalogoStore, 'listNombresDeNotarios' | 'findRepresentante'>,
    private readonly avisados: Avisados,
  ) {}

  /**
   * Date, hour, place, notary, witnesses of an open assembly. Another date refreshes its participants. @throws 404; 409 closed, minutes issued, wrong
   * estado, date taken; 412 stale version; 422 date too early or too late, past and not confirmed, unknown notary.
   */
  readonly corregir = this.acto('corregir', {
    schema: esquemaCorreccionDeAsamblea,
    parseBody: conVersion<CorreccionDeAsamblea>,
    load: async ({ before, body, tx }) => {
      const cambio = distinto(before.asamblea, cabeceraEscrita(body));
      const rechazo = rechazoDeCorreccion(
        { ...cambio, confirmaFechaPasada: body.confirmaFechaPasada },
        {
          ...vecinas(before),
          hoy: hoyEn(tx.now),
          instalada: before.instalada,
          notarios:
            cambio.notario === undefined ? [] : await this.catalogos.listNombresDeNotarios('ASAMBLEA', tx.manager),
        },
      );
      const deRepresentante = await rechazoDeRepresentante(
        this.catalogos,
        { representante: cambio.representante ?? '' },
        tx,
      );
      if (rechazo !== null) throw rechazo;
      if (deRepresentante !== null) throw deRepresentante;
      return cambio;
    },
    isUnchanged: ({ loaded }) => Object.keys(loaded).length === 0,
    change: ({ loaded }) => loaded,
    effects: async ({ tx, before: { asamblea }, loaded, body: { motivo } }) => {
      const { id, grupoId, numeroAsamblea, grupo } = asamblea;
      await this.avisar(tx, { ...asamblea, ...loaded } as AsambleaRow, {
        titulo: mensajes.propios.avisoDeCorreccion(numeroAsamblea, grupo),
        asunto: asuntoDe('asamblea', asamblea.producto, grupo, numeroAsamblea),
        motivo,
      });
      if (!renuevaParticipantes(asamblea, loaded.fecha)) return {};
      return { participantes: await this.participantes.renew(tx.manager, id, grupoId) };
    },
    audit: ({ before: { asamblea }, loaded, body: { motivo }, made }) => ({
      antes: soloClaves(asamblea, loaded),
      despues: { ...loaded, ...made, motivo },
    }),
    answer: ({ actor, tx, after }): Promise<AsambleaDetalle> => this.asambleas.detalle(after, actor, tx.manager),
  });

  /**
   * Deletes the last assembly of a group with its participants. @throws 404; 409 closed, minutes issued, wrong estado; 412 stale version; 422 not the
   * last one, a participant is marked.
   */
  readonly eliminar = this.acto('eliminar', {
    schema: esquemaEliminacionDeAsamblea,
    parseBody: conVersion<EliminacionDeAsamblea>,
    change: () => ({}),
    effects: async ({ tx, before: { asamblea }, body: { motivo } }) => {
      const { id, producto, grupo, numeroAsamblea } = asamblea;
      await this.participantes.removeAll(tx.manager, id);
      await this.store.remove(tx.manager, id);
      await this.avisar(tx, asamblea, {
        titulo: mensajes.propios.avisoDeEliminacion(numeroAsamblea, grupo),
        asunto: asuntoDe('calendario', producto, grupo),
        motivo,
      });
    },
    audit: ({ before: { asamblea }, body: { motivo } }) => ({ antes: asamblea, despues: { motivo } }),
    answer: ({ before: { asamblea } }): AsambleaEliminada => {
      const { id, producto, grupo, numeroAsamblea } = asamblea;
      return { id, producto, grupo, numeroAsamblea };
    },
  });

  private async avisar(
    tx: Tx,
    { fecha, hora, lugar }: AsambleaRow,
    { motivo, ...aviso }: { titulo: string; asunto: ReturnType<typeof asuntoDe>; motivo: string },
  ): Promise<void> {
    const todos = await this.avisados.usuarios.activeWithRole(tx.manager, 'Asistente Asamblea', 'Director Asamblea');
    const otros = todos.filter((id) => id !== tx.actor.id);
    const texto = `${formatearFecha(fecha)} ${hora}, ${lugar}. ${motivo}`;
    if (otros.length > 0) await this.avisados.notificaciones.avisar(tx, otros, { ...aviso, texto });
  }
}

const soloClaves = (asamblea: AsambleaRow, cambios: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(cambios).map((clave) => [clave, asamblea[clave as keyof AsambleaRow]]));

function cabeceraEscrita({
  versionParticipantes: _version,
  motivo: _motivo,
  confirmaFechaPasada: _confirma,
  fecha,
  ...cabecera
}: CorreccionDeAsamblea): Correccion {
  const columnas = columnasDeCabecera(cabecera);
  return fecha === undefined ? columnas : { ...columnas, fecha };
}

/** The changed fields only. */
const distinto = (asamblea: AsambleaRow, escrita: Correccion): Correccion =>
  Object.fromEntries(
    Object.entries(escrita).filter(([clave, valor]) => asamblea[clave as keyof AsambleaRow] !== valor),
  );

/** '' removes an optional part, a missing key leaves it. */
export const columnasDeCabecera = (cambios: CambiosDeCabecera): Partial<CabeceraDeAsamblea> =>
  Object.fromEntries(
    Object.entries(cambios)
      .filter(([, valor]) => valor !== undefined)
      .map(([clave, valor]) => [clave, valor === '' ? null : valor]),
  );

/** Limits of a corrected date. */
function vecinas({ asamblea, grupo }: AsambleaEnGrupo) {
  const otras = grupo.filter(({ id }) => id !== asamblea.id);
  const antes = otras.filter(({ numeroAsamblea }) => numeroAsamblea < asamblea.numeroAsamblea);
  const despues = otras.filter(({ numeroAsamblea }) => numeroAsamblea > asamblea.numeroAsamblea);
  return {
    fechas: otras.map(({ fecha }) => fecha),
    fechaAnterior: antes.at(-1)?.fecha ?? null,
    fechaSiguiente: despues[0]?.fecha ?? null,
  };
}
