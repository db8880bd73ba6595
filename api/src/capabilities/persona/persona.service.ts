import { ErrorDeNegocio, edadEn, hoyEn, MINIMO_BUSQUEDA, mensajes, normalizarIdentificacion } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { SearchBudget } from '../../auth/search-budget';
import type { Clock } from '../../clock';
import { notFound } from '../../http/version';
import { cuentaDe, type PlanStore, planDeCliente } from '../plan';
import type { ClienteDetalle, ClienteEncontrado } from './persona.dto';
import { nombreDeCliente } from './persona.nombre';
import type { PersonaStore } from './persona.store';

const MAXIMO = 100;

export class PersonaService {
  constructor(
    private readonly store: PersonaStore,
    private readonly planes: PlanStore,
    private readonly accessLog: AccessLog,
    private readonly budget: SearchBudget,
    private readonly clock: Clock,
  ) {}

  /**
   * GEN-507, EST-569: at most 20 persons by name or identification. Text with a digit is an identification, anything else words of a name;
   * never both at once (one statement with OR would scan the whole table). Leaves an access row, without what was typed.
   * @throws 422 `busqueda-corta`; 429 when this user has searched too often.
   */
  async buscar(actor: Actor, q: string): Promise<ClienteEncontrado[]> {
    const text = q.trim();
    if (text.length < MINIMO_BUSQUEDA)
      throw new ErrorDeNegocio('regla', 'busqueda-corta', mensajes.propios.busquedaCorta(MINIMO_BUSQUEDA), {
        errors: { q: mensajes.propios.busquedaCorta(MINIMO_BUSQUEDA) },
      });
    if (text.length > MAXIMO)
      throw new ErrorDeNegocio('regla', 'busqueda-larga', mensajes.propios.textoLargo(MAXIMO), {
        errors: { q: mensajes.propios.textoLargo(MAXIMO) },
      });
    this.budget.spend(actor);
    const found = /\d/.test(text)
      ? await this.store.byIdentificacion(normalizarIdentificacion(text))
      : await this.store.byNombre(text);
    this.accessLog.record(actor, { operacion: 'buscar', recurso: 'cliente', recursoId: `resultados:${found.length}` });
    return found;
  }

  /**
   * EST-566, CLI-018: a client with the plans held now, two statements. `adjudicadosPrimero` is the flag of department 002's screens
   * (CLI-019, EST-565): it orders and hides nothing. Leaves an access row under the person's id, never the number.
   * @throws 404.
   */
  async detalle(actor: Actor, identificacion: string, adjudicadosPrimero: boolean): Promise<ClienteDetalle> {
    const persona = await this.store.client(normalizarIdentificacion(identificacion));
    if (persona === null) throw notFound();
    const hoy = hoyEn(this.clock.now());
    const planes = (await this.planes.ofPersona(persona.id)).map((fila) => planDeCliente(fila, cuentaDe(fila, hoy)));
    if (adjudicadosPrimero) planes.sort((a, b) => Number(b.adjudicado) - Number(a.adjudicado));
    this.accessLog.record(actor, { operacion: 'leer', recurso: 'cliente', recursoId: persona.id });
    return {
      id: persona.id,
      tipoIdentificacion: persona.tipoIdentificacion,
      identificacion: persona.identificacion,
      nombreCompleto: nombreDeCliente(persona),
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
