import {
  ErrorDeNegocio,
  edadEn,
  hoyEn,
  limpiarLinea,
  MINIMO_BUSQUEDA,
  mensajes,
  normalizarIdentificacion,
} from '@adjudica/domain';
import type { AccessBudget } from '../../audit/access-budget';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { isoOf } from '../../columns/columns';
import { notFound } from '../../request/version';
import { cuentaDe, type PlanStore, planDeCliente } from '../plan';
import type { BuscadorDePersonas } from './persona.buscador';
import type { ClienteDetalle, ClienteEncontrado } from './persona.dto';
import { nombreDeCliente } from './persona.nombre';
import type { PersonaStore } from './persona.store';

const MAXIMO = 100;

export class PersonaService {
  constructor(
    private readonly store: PersonaStore,
    private readonly buscador: BuscadorDePersonas,
    private readonly planes: PlanStore,
    private readonly accessLog: AccessLog,
    private readonly budget: AccessBudget,
    private readonly clock: Clock,
  ) {}

  /**
   * GEN-507, EST-569: persons by what a text can name. Leaves an access row, without the input. @throws 422 `busqueda-corta`; 429 after too many
   * searches.
   */
  async buscar(actor: Actor, q: string): Promise<ClienteEncontrado[]> {
    const text = limpiarLinea(q);
    if (text.length < MINIMO_BUSQUEDA)
      throw new ErrorDeNegocio('regla', 'busqueda-corta', mensajes.propios.busquedaCorta(MINIMO_BUSQUEDA), {
        errors: { q: mensajes.propios.busquedaCorta(MINIMO_BUSQUEDA) },
      });
    if (text.length > MAXIMO)
      throw new ErrorDeNegocio('regla', 'busqueda-larga', mensajes.propios.textoLargo(MAXIMO), {
        errors: { q: mensajes.propios.textoLargo(MAXIMO) },
      });
    this.budget.assertSearch(actor);
    const found = await this.buscador.buscar(actor, text);
    this.accessLog.record(actor, { operacion: 'buscar', recurso: 'cliente', recursoId: `resultados:${found.length}` });
    return found;
  }

  /**
   * EST-566, CLI-018: a client with his present plans, three statements. `adjudicadosPrimero` is the flag of department 002's screens (CLI-019,
   * EST-565): it changes the order only. Leaves an access row under the person's id, never the number. @throws 404.
   */
  async detalle(actor: Actor, identificacion: string, adjudicadosPrimero: boolean): Promise<ClienteDetalle> {
    const persona = await this.store.client(normalizarIdentificacion(identificacion));
    if (persona === null) throw notFound();
    const hoy = hoyEn(this.clock.now());
    const planes = (await this.planes.ofPersona(persona.id)).map((row) => planDeCliente(row, cuentaDe(row, hoy)));
    if (adjudicadosPrimero) planes.sort((a, b) => Number(b.adjudicado) - Number(a.adjudicado));
    this.accessLog.record(actor, { operacion: 'leer', recurso: 'cliente', recursoId: persona.id });
    return {
      id: persona.id,
      tipoIdentificacion: persona.tipoIdentificacion,
      identificacion: persona.identificacion,
      nombreCompleto: nombreDeCliente(persona),
      suspendidoDesde: isoOf((await this.store.findSuspendidos([persona])).get(persona.id) ?? null),
      nombres: persona.nombres,
      apellidoPaterno: persona.apellidoPaterno,
      apellidoMaterno: persona.apellidoMaterno,
      fechaNacimiento: persona.fechaNacimiento,
      edad: persona.fechaNacimiento === null ? null : edadEn(persona.fechaNacimiento, hoy),
      estadoCivil: persona.estadoCivil,
      correo: persona.correo,
      celular: persona.celular,
      telefono: persona.telefono,
      direccion: persona.direccion,
      provincia: persona.provincia,
      ciudad: persona.ciudad,
      parroquia: persona.parroquia,
      planes,
    };
  }
}
