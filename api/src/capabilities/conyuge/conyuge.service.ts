import {
  admiteConyuge,
  type DatosDeConyuge,
  ErrorDeNegocio,
  edadEn,
  formularioDeConyuge,
  hoyEn,
  mensajes,
  separarNombre,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Conyuge } from '../../entities/conyuge.entity';
import { type AnexoLeido, type Anexos, type Ficha, type FichaStore, guardarFicha, soloCampos } from '../anexo';
import type { CodigosDeCatalogo } from '../catalogo';
import { tiposDeEvento } from '../evento';
import type { ConyugeCambio, ConyugeVista } from './conyuge.dto';

/** Spouse of the person of an application (EST-524…532). */
export class ConyugeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: FichaStore<Conyuge, DatosDeConyuge>,
    private readonly anexos: Anexos,
    private readonly codigos: CodigosDeCatalogo,
    private readonly clock: Clock,
  ) {}

  /** An empty record with version 0 while there is none. @throws 404 no such plan. */
  async get(actor: Actor, clave: string): Promise<ConyugeVista> {
    const leido = await this.anexos.leer(actor, 'conyuge', clave);
    const ficha = leido.solicitud === null ? null : await this.store.get(leido.solicitud.id);
    return this.vista(actor, clave, leido, ficha);
  }

  /**
   * EST-571. @throws 422 'sin-solicitud', 'no-corresponde-conyuge' (declared marital status is neither C nor U), 'campos-incorrectos'; 412; and
   * what writing a folder refuses.
   */
  async guardar(actor: Actor, clave: string, version: number, body: ConyugeCambio): Promise<ConyugeVista> {
    const enviado = soloCampos<DatosDeConyuge>(formularioDeConyuge.nombres, body);
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.anexos.abrir(tx, clave);
      if (!admiteConyuge(abierto.solicitud.datos))
        throw new ErrorDeNegocio('regla', 'no-corresponde-conyuge', mensajes.propios.noCorrespondeConyuge);
      const ficha = await guardarFicha(tx, {
        store: this.store,
        dueno: abierto.solicitud.id,
        version,
        enviado,
        leer: async () => {
          const valores = validar(formularioDeConyuge.esquema({ hoy: hoyEn(tx.now) }), enviado);
          const errors = await this.codigos.errores(formularioDeConyuge.campos, valores, tx.manager);
          if (Object.keys(errors).length > 0)
            throw new ErrorDeNegocio('regla', 'campos-incorrectos', mensajes.GEN.camposIncorrectos, { errors });
          return valores;
        },
        auditoria: { recurso: 'conyuge', recursoId: clave },
      });
      const tipo = ficha.version === version ? null : tiposDeEvento.conyuge;
      await this.anexos.concluir(
        tx,
        { tipo, formulario: 'conyuge', clave },
        abierto,
        abierto.solicitud.personaId,
        abierto.rol,
      );
      return this.vista(actor, clave, abierto, ficha);
    });
  }

  private vista(
    actor: Actor,
    id: string,
    { plan, solicitud }: AnexoLeido,
    ficha: Ficha<DatosDeConyuge> | null,
  ): ConyugeVista {
    const valores = ficha?.valores ?? formularioDeConyuge.vacio();
    const partes = valores.nombreCompleto === null ? null : separarNombre(valores.nombreCompleto);
    const guarda =
      solicitud !== null &&
      admiteConyuge(solicitud.datos) &&
      this.anexos.puedeEscribir(actor, plan, 'conyuge:escribir');
    return {
      id,
      ...valores,
      nombres: partes?.nombres ?? null,
      apellidoPaterno: partes?.apellidoPaterno ?? null,
      apellidoMaterno: partes?.apellidoMaterno ?? null,
      edad: valores.fechaNacimiento === null ? null : edadEn(valores.fechaNacimiento, hoyEn(this.clock.now())),
      version: ficha?.version ?? 0,
      guardadaEn: ficha?.guardadaEn ?? null,
      guardadaPor: ficha?.guardadaPor ?? null,
      acciones: guarda ? ['guardar'] : [],
    };
  }
}
