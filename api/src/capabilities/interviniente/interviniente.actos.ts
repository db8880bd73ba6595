import {
  type CampoDeInterviniente,
  cambiosDePersona,
  camposImpresos,
  camposIncorrectos,
  type DatosDeInterviniente,
  estaVacio,
  formularioDeInterviniente,
  mensajes,
  type PapelDelCaso,
  type PersonasDelCaso,
  papeles,
  type RolDeInterviniente,
  rechazoDeNumero,
  rechazoPorImpreso,
  soloCampos,
  textoDeCambios,
  tiposDeEvento,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { CodigosDeCatalogo } from '../catalogo';
import type { EventoStore } from '../evento';
import type { IntervinienteCambio } from './interviniente.dto';
import { type ActoDeInterviniente, personaDe, vacia } from './interviniente.en-acto';
import type { CasoRow, IntervinienteStore, PersonaRow } from './interviniente.store';
import { hechosDePersona } from './interviniente.view';

const { intervinienteRoles, intervinienteFaltaDe } = mensajes.propios;

/** Papers in the making, which show the persons of their case: each raises its version, so that nobody approves what he did not see. */
export type PapelesEnCurso = {
  readonly [P in PapelDelCaso]?: {
    personasCambiadas(tx: Tx, adjudicacionId: number, personas: PersonasDelCaso): Promise<void>;
  };
};

/** The persons of a case: typed and corrected by whoever makes one of its papers, until what is approved has printed them. */
export class ActosDeInterviniente {
  constructor(
    private readonly acto: ActoDeInterviniente,
    private readonly intervinientes: IntervinienteStore,
    private readonly codigos: CodigosDeCatalogo,
    private readonly eventos: EventoStore,
    private readonly papeles: PapelesEnCurso,
  ) {}

  /**
   * @throws 404 no award; 409 an approved paper says so (who, when); 412; 422 fields, a number that cannot be of its kind; 403 of another executive
   * (SOLO_PROPIOS).
   */
  readonly guardar = this.acto('guardar', {
    load: async ({ tx, before, body }: { tx: Tx; before: PersonaRow; body: IntervinienteCambio }) => {
      const datos = await this.leida(tx, before, body);
      const rechazo = rechazoPorImpreso(
        before.rol,
        cambiosDePersona(personaDe(before), datos),
        hechosDePersona(before),
      );
      if (rechazo !== null) throw rechazo;
      return datos;
    },
    isUnchanged: ({ before, loaded }) => cambiosDePersona(personaDe(before), loaded).length === 0,
    change: ({ loaded }) => loaded,
    effects: ({ tx, before, loaded }) => this.avisar(tx, before.caso, [[before.rol, personaDe(before), loaded]]),
    event: tiposDeEvento.intervinienteGuardado,
    eventNote: ({ before, loaded }) => notaDe(before.rol, personaDe(before), loaded),
  });

  /** Nobody in that role, also where the application names somebody. @throws as guardar; 422 nobody, or a role that no case is without. */
  readonly quitar = this.acto('quitar', {
    change: () => vacia(),
    effects: ({ tx, before }) => this.avisar(tx, before.caso, [[before.rol, personaDe(before), vacia()]]),
    event: tiposDeEvento.intervinienteGuardado,
    eventNote: ({ before }) => notaDe(before.rol, personaDe(before), vacia()),
  });

  /**
   * The same within the act of a paper, whose own version the act raises: the roles that it names are as it says, whatever the application says later.
   * @throws 409 an approved paper says otherwise.
   */
  async asentar(tx: Tx, idCodigo: string, escritas: PersonasDelCaso, origen: PapelDelCaso): Promise<void> {
    const caso = await this.intervinientes.caso(idCodigo, tx.manager);
    if (caso === null) return;
    const adjudicacionId = Number(caso.adjudicacionId);
    const leidas = await this.intervinientes.deAdjudicacion(adjudicacionId, tx.manager);
    const cambios: CambioDePersona[] = [];
    for (const [rol, escrita] of Object.entries(escritas) as [RolDeInterviniente, DatosDeInterviniente][]) {
      const antes = personaDe({ ...leidas, rol });
      const datos = rol === 'representante' ? await this.intervinientes.conCatalogo(escrita, tx.manager) : escrita;
      const campos = cambiosDePersona(antes, datos);
      const rechazo = rechazoPorImpreso(rol, campos, hechosDePersona({ caso, rol, ...leidas }));
      if (rechazo !== null) throw rechazo;
      // the debtor follows his application until somebody says otherwise
      if (campos.length === 0 && (rol === 'deudor' || leidas.escritas[rol] !== undefined)) continue;
      await this.intervinientes.save(tx, { adjudicacionId, rol, version: leidas.escritas[rol]?.version ?? 0 }, datos);
      if (campos.length > 0) cambios.push([rol, antes, datos]);
    }
    for (const [rol, antes, despues] of cambios) {
      await tx.audit({
        accion: 'guardar',
        recurso: 'interviniente',
        recursoId: idCodigo,
        antes: { rol, ...antes },
        despues: { rol, ...despues },
      });
      await this.eventos.record(tx, [
        {
          planId: Number(caso.planId),
          personaId: Number(caso.personaId),
          tipo: tiposDeEvento.intervinienteGuardado,
          observacion: notaDe(rol, antes, despues),
        },
      ]);
    }
    await this.avisar(tx, caso, cambios, origen);
  }

  /** The papers that print what changed. */
  private async avisar(
    tx: Tx,
    caso: CasoRow,
    cambios: readonly CambioDePersona[],
    origen: PapelDelCaso | null = null,
  ): Promise<void> {
    const tocados = papeles.filter(
      (papel) =>
        papel !== origen &&
        cambios.some(([rol, antes, despues]) => imprime(rol, papel, cambiosDePersona(antes, despues))),
    );
    if (tocados.length === 0) return;
    const adjudicacionId = Number(caso.adjudicacionId);
    const { personas } = await this.intervinientes.deAdjudicacion(adjudicacionId, tx.manager);
    for (const papel of tocados) await this.papeles[papel]?.personasCambiadas(tx, adjudicacionId, personas);
  }

  private async leida(tx: Tx, before: PersonaRow, body: IntervinienteCambio): Promise<DatosDeInterviniente> {
    const { rol } = before;
    const antes = personaDe(before);
    const enviado = soloCampos<DatosDeInterviniente>(formularioDeInterviniente.nombres, body);
    // who the debtor is comes from the plan
    const fijos = formularioDeInterviniente.nombres.filter((campo) =>
      formularioDeInterviniente.estaBloqueado(campo, antes, { rol }),
    );
    const leido = formularioDeInterviniente.revisar({ ...enviado, ...soloCampos(fijos, antes) }, { rol });
    const valores = 'errores' in leido ? antes : leido.valores;
    const errores = {
      ...('errores' in leido ? leido.errores : rechazoDeNumero(valores)),
      ...deOtroRol(rol, enviado),
      ...(await this.codigos.errores(formularioDeInterviniente.campos, valores, tx.manager)),
    };
    if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
    return valores;
  }
}

/** Refused and not dropped: whoever sends them means another role. */
const deOtroRol = (rol: RolDeInterviniente, enviado: Partial<DatosDeInterviniente>): Record<string, string> =>
  Object.fromEntries(
    formularioDeInterviniente.nombres
      .filter(
        (campo) =>
          !estaVacio(enviado[campo]) &&
          !formularioDeInterviniente.estaVisible(campo, formularioDeInterviniente.vacio(), { rol }),
      )
      .map((campo) => [campo, mensajes.propios.intervinienteOtroRol]),
  );

type CambioDePersona = readonly [rol: RolDeInterviniente, antes: DatosDeInterviniente, despues: DatosDeInterviniente];

const imprime = (rol: RolDeInterviniente, papel: PapelDelCaso, campos: readonly CampoDeInterviniente[]): boolean =>
  camposImpresos(rol, papel)?.some((campo) => campos.includes(campo)) ?? false;

const notaDe = (rol: RolDeInterviniente, antes: DatosDeInterviniente, despues: DatosDeInterviniente): string =>
  intervinienteFaltaDe(intervinienteRoles[rol], [
    textoDeCambios(formularioDeInterviniente.campos, formularioDeInterviniente.nombres, antes, despues),
  ]);
