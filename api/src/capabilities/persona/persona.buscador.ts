import {
  type ClavesDePersona,
  clavesDePersona,
  esIdentificacionEntera,
  identificacionOculta,
  puede,
  type Quien,
} from '@adjudica/domain';
import { isoOf } from '../../columns/columns';
import type { ClienteEncontrado } from './persona.dto';
import type { PersonaStore } from './persona.store';

const MAXIMO = 20;
/** Persons shown to users without access to clients. */
const MAXIMO_SIN_FICHA = 5;

type PorNumero = Exclude<ClavesDePersona, { readonly nombre: string }>;

/** Persons that a text names (GEN-507, EST-569): the search of clients, and that of the application bar. */
export class BuscadorDePersonas {
  constructor(private readonly store: PersonaStore) {}

  /**
   * At most 20, by words of the name, identification, telephone or plan; never several kinds in one statement (with OR it would scan the table). Who may
   * not read clients finds five, by an identification that he typed whole or by its end, and sees the end of it alone.
   */
  async buscar(quien: Quien, texto: string): Promise<ClienteEncontrado[]> {
    const lee = puede(quien, 'cliente:leer');
    const claves = clavesDePersona(texto);
    const halladas =
      'nombre' in claves ? await this.store.findByNombre(claves.nombre) : await this.porNumero(claves, lee);
    if (lee) return this.marcadas(halladas.slice(0, MAXIMO));
    return halladas
      .slice(0, MAXIMO_SIN_FICHA)
      .map((persona) => ({ ...persona, identificacion: identificacionOculta(persona.identificacion) }));
  }

  private async porNumero({ identificacion, telefono, planes }: PorNumero, lee: boolean): Promise<ClienteEncontrado[]> {
    const halladas = await Promise.all([
      lee ? this.store.findByIdentificacion(identificacion) : this.reconocer(identificacion),
      telefono === null ? [] : this.store.findByTelefono(telefono),
      ...planes.map((codigo) => this.store.findByPlan(codigo)),
    ]);
    return [...new Map(halladas.flat().map((persona) => [persona.id, persona])).values()];
  }

  private async reconocer(escrita: string): Promise<ClienteEncontrado[]> {
    if (!esIdentificacionEntera(escrita)) return /^\d+$/.test(escrita) ? this.store.findByFin(escrita) : [];
    return (await this.store.findByIdentificacion(escrita)).filter(({ identificacion }) => identificacion === escrita);
  }

  /** Marks persons with suspended processing. */
  private async marcadas(halladas: ClienteEncontrado[]): Promise<ClienteEncontrado[]> {
    const desde = await this.store.findSuspendidos(halladas);
    return halladas.map((cliente) => ({ ...cliente, suspendidoDesde: isoOf(desde.get(cliente.id) ?? null) }));
  }
}
