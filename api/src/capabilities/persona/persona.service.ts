import {
  ErrorDeNegocio,
  edadEn,
  esIdentificacionEntera,
  hoyEn,
  identificacionOculta,
  limpiarLinea,
  MINIMO_BUSQUEDA,
  mensajes,
  normalizarIdentificacion,
  puede,
} from '@adjudica/domain';
import type { AccessBudget } from '../../audit/access-budget';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { isoOf } from '../../columns/columns';
import { notFound } from '../../request/version';
import { cuentaDe, type PlanStore, planDeCliente } from '../plan';
import type { ClienteDetalle, ClienteEncontrado } from './persona.dto';
import { nombreDeCliente } from './persona.nombre';
import type { PersonaStore } from './persona.store';

const MAXIMO = 100;
/** Persons shown to users without access to clients. */
const MAXIMO_SIN_FICHA = 5;

export class PersonaService {
  constructor(
    private readonly store: PersonaStore,
    private readonly planes: PlanStore,
    private readonly accessLog: AccessLog,
    private readonly budget: AccessBudget,
    private readonly clock: Clock,
  ) {}

  /**
   * GEN-507, EST-569: at most 20 persons by name or identification. Text with a digit is an identification, anything else words of a name; never both
   * at once (one statement with OR would scan the table). Leaves an access row, without the input. Users without access to clients find persons by
   * name or by the whole number, and see no number they did not type. @throws 422 `busqueda-corta`; 429 after too many searches.
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
    const entera = puede(actor, 'cliente:leer');
    const found = entera ? await this.marcados(await this.encontrar(text)) : await this.reconocer(text);
    this.accessLog.record(actor, { operacion: 'buscar', recurso: 'cliente', recursoId: `resultados:${found.length}` });
    return found;
  }

  private encontrar(text: string): Promise<ClienteEncontrado[]> {
    return /\d/.test(text)
      ? this.store.findByIdentificacion(normalizarIdentificacion(text))
      : this.store.findByNombre(text);
  }

  /** Marks persons with suspended processing. */
  private async marcados(found: ClienteEncontrado[]): Promise<ClienteEncontrado[]> {
    const desde = await this.store.findSuspendidos(found);
    return found.map((cliente) => ({ ...cliente, suspendidoDesde: isoOf(desde.get(cliente.id) ?? null) }));
  }

  private async reconocer(text: string): Promise<ClienteEncontrado[]> {
    const escrita = normalizarIdentificacion(text);
    const porNumero = /\d/.test(text);
    if (porNumero && !esIdentificacionEntera(escrita)) return [];
    const found = await this.encontrar(text);
    return found
      .filter(({ identificacion }) => !porNumero || identificacion === escrita)
      .slice(0, MAXIMO_SIN_FICHA)
      .map((persona) => ({ ...persona, identificacion: identificacionOculta(persona.identificacion) }));
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
