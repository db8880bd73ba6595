import { ErrorDeNegocio, MINIMO_BUSQUEDA, mensajes, normalizarIdentificacion } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ClienteEncontrado } from './persona.dto';
import type { PersonaStore } from './persona.store';

const MAXIMO = 100;

export class PersonaService {
  constructor(
    private readonly store: PersonaStore,
    private readonly accessLog: AccessLog,
  ) {}

  /**
   * GEN-507, EST-569: at most 20 persons by name or identification. Text with a digit is an identification, anything else words of a name;
   * never both at once (one statement with OR would walk the whole table). Leaves an access row, without what was typed.
   * @throws 422 `busqueda-corta`.
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
    const found = /\d/.test(text)
      ? await this.store.byIdentificacion(normalizarIdentificacion(text))
      : await this.store.byNombre(text);
    this.accessLog.record(actor, { operacion: 'buscar', recurso: 'cliente', recursoId: `resultados:${found.length}` });
    return found;
  }
}
