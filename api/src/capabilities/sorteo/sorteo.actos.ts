import {
  comoFecha,
  ErrorDeNegocio,
  esquemaNumeroDeSorteo,
  esquemaPublicacion,
  hoyEn,
  leerNumeroDeSorteo,
  mensajes,
  type NumeroDeSorteo,
  type PublicacionDeFuente,
  planesDeLista,
  rechazoDeConfirmar,
  rechazoDeEscribir,
  rechazoDePublicar,
  sinInstalar,
  sortear,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import { hechosDeSorteo, type SorteoDeAsamblea, type SorteoService, sha256 } from './sorteo.service';

/** Steps of a draw: its source published before the number is known, the number typed by two users, and the resulting order. */
export class ActosDeSorteo {
  private readonly acto = this.acts.kept(this.sorteos.enActo(), 'sorteo:escribir');

  constructor(
    private readonly acts: Acts,
    private readonly sorteos: SorteoService,
  ) {}

  /** @throws 404; 409 a number was typed, drawn, minutes issued; 412; 422 no frozen list, no participants, a known result, no reason. */
  readonly publicar = this.acto('publicar', {
    schema: esquemaPublicacion,
    guard: ({ before, body, now }) => rechazoDePublicar(hechosDeSorteo(before), publicada(before, body), hoyEn(now)),
    change: ({ before, body, now, actor }) => {
      const { fuente, fecha } = publicada(before, body);
      return {
        ...{ fuente, fecha },
        referencia: body.referencia ?? null,
        motivo: before.sorteo === null ? null : (body.motivo ?? null),
        publicadoEn: now,
        publicadoPor: actor.id || null,
      };
    },
    auditDetail: ({ before, body }) => (before.sorteo === null ? {} : { motivo: body.motivo }),
  });

  /** @throws 404; 409 no source, drawn, minutes issued; 412; 422 another day, no such number. */
  readonly escribir = this.acto('escribir', {
    schema: esquemaNumeroDeSorteo,
    guard: ({ before, body, now }) => rechazoDeEscribir(hechosDeSorteo(before), body.numero, hoyEn(now)),
    change: ({ before, body, now, actor }) => ({
      numero: numeroDe(before, body),
      escritoEn: now,
      escritoPor: actor.id || null,
    }),
  });

  /**
   * The second typing performs the draw: seed and order are stored and never change. @throws 403 who typed it first; 404; 409 nothing typed, drawn,
   * minutes issued; 412; 422 another number.
   */
  readonly confirmar = this.acto('confirmar', {
    schema: esquemaNumeroDeSorteo,
    guard: ({ before, body, actor, now }) =>
      rechazoDeConfirmar(hechosDeSorteo(before), body.numero, actor.id, hoyEn(now)) ?? listaIntacta(before),
    change: ({ before, body, now, actor }) => {
      const { lista, sorteo } = before;
      if (lista === null || sorteo === null) throw sinInstalar();
      const { fuente, fecha } = sorteo;
      const datos = { huella: lista.listaSha256, fuente, fecha, numero: numeroDe(before, body) };
      const { semilla, orden } = sortear(planesDeLista(lista.lista), datos, sha256);
      return {
        semilla,
        orden: orden.map(({ idCodigo }) => idCodigo).join('\n'),
        confirmadoEn: now,
        confirmadoPor: actor.id || null,
      };
    },
  });
}

/** The drum is drawn on the day of the assembly. */
const publicada = ({ asamblea }: SorteoDeAsamblea, { fuente, fecha, motivo }: PublicacionDeFuente) => ({
  fuente,
  fecha: comoFecha(fuente === 'bombo' ? asamblea.fecha : (fecha ?? asamblea.fecha)),
  motivo,
});

const numeroDe = ({ sorteo }: SorteoDeAsamblea, { numero }: NumeroDeSorteo): string =>
  leerNumeroDeSorteo(sorteo?.fuente ?? '', numero) as string;

/** Draws from the frozen list alone: refuses one with another hash. */
const listaIntacta = ({ lista }: SorteoDeAsamblea): ErrorDeNegocio | null =>
  lista !== null && sha256(lista.lista) === lista.listaSha256
    ? null
    : new ErrorDeNegocio('regla', 'lista-alterada', mensajes.propios.listaAlterada);
