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

/** The steps of a draw: its source said before its number is known, the number typed by two, and the order that follows from them. */
export class ActosDeSorteo {
  private readonly acto = this.acts.kept(this.sorteos.enActo(), 'sorteo:escribir');

  constructor(
    private readonly acts: Acts,
    private readonly sorteos: SorteoService,
  ) {}

  /** @throws 404; 409 a number was typed, drawn, minutes issued; 412; 422 no frozen list, nobody to draw, a known result, no reason. */
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
   * The second typing, and with it the draw: seed and order are kept and never change.
   * @throws 403 who typed it; 404; 409 nothing typed, drawn, minutes issued; 412; 422 another number.
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

/** The drum turns on the day of the assembly. */
const publicada = ({ asamblea }: SorteoDeAsamblea, { fuente, fecha, motivo }: PublicacionDeFuente) => ({
  fuente,
  fecha: comoFecha(fuente === 'bombo' ? asamblea.fecha : (fecha ?? asamblea.fecha)),
  motivo,
});

const numeroDe = ({ sorteo }: SorteoDeAsamblea, { numero }: NumeroDeSorteo): string =>
  leerNumeroDeSorteo(sorteo?.fuente ?? '', numero) as string;

/** Drawn is what was frozen: a list whose hash is another one is not drawn from. */
const listaIntacta = ({ lista }: SorteoDeAsamblea): ErrorDeNegocio | null =>
  lista !== null && sha256(lista.lista) === lista.listaSha256
    ? null
    : new ErrorDeNegocio('regla', 'lista-alterada', mensajes.propios.listaAlterada);
