import { conflictoDeActo } from '../conflicto';
import { sinInstalar } from '../constancia/reglas';
import { ErrorDeNegocio } from '../errores';
import { comoFecha, compararFechas, type Fecha, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import type { HechosDeParticipante } from '../participante/tipos';
import { fuenteDeAzar, leerNumeroDeSorteo } from './fuentes';
import type { AccionDeSorteo, EstadoDeSorteo, HechosDeSorteo } from './tipos';

export function estadoDeSorteo({
  instalada,
  publicado,
  escrito,
  sorteado,
}: Pick<HechosDeSorteo, 'instalada' | 'publicado' | 'escrito' | 'sorteado'>): EstadoDeSorteo {
  if (sorteado !== null) return 'sorteado';
  if (escrito !== null) return 'escrito';
  if (publicado !== null) return 'publicado';
  return instalada ? 'sinFuente' : 'sinLista';
}

/** Common to all steps: no minutes yet, nothing drawn yet, a frozen list. */
function rechazoDePaso({ instalada, conActa, sorteado }: HechosDeSorteo): ErrorDeNegocio | null {
  if (sorteado !== null)
    return conflictoDeActo('ya-sorteado', { con: propios.yaSorteadoPor, sin: propios.yaSorteado }, sorteado);
  if (conActa) return new ErrorDeNegocio('conflicto', 'sorteo-con-acta', propios.sorteoConActa);
  return instalada ? null : sinInstalar();
}

/** The source is published before its number is known, and stays once a number was entered; replacing it needs a reason. */
export function rechazoDePublicar(
  hechos: HechosDeSorteo,
  nueva: { readonly fuente: string; readonly fecha: Fecha; readonly motivo?: string | undefined },
  hoy: Fecha,
): ErrorDeNegocio | null {
  const rechazo = rechazoDePaso(hechos);
  if (rechazo !== null) return rechazo;
  if (hechos.escrito !== null)
    return new ErrorDeNegocio('conflicto', 'numero-escrito', propios.fuenteConNumero, {
      detalle: { quien: hechos.escrito.quien },
    });
  if (hechos.elegibles === 0) return new ErrorDeNegocio('regla', 'sin-elegibles', propios.sorteoSinElegibles);
  if (fuenteDeAzar(nueva.fuente)?.conFecha === true && compararFechas(nueva.fecha, hoy) < 0)
    return deCampo('fecha', 'resultado-conocido', propios.resultadoConocido);
  return hechos.publicado !== null && nueva.motivo === undefined
    ? deCampo('motivo', 'sin-motivo', propios.campoObligatorio)
    : null;
}

/** The number is entered once its day has come, in the form of its source; a mistake is corrected by entering it again. */
export function rechazoDeEscribir(hechos: HechosDeSorteo, numero: string, hoy: Fecha): ErrorDeNegocio | null {
  const rechazo = rechazoDePaso(hechos);
  if (rechazo !== null) return rechazo;
  if (hechos.publicado === null) return new ErrorDeNegocio('conflicto', 'sin-fuente', propios.sorteoSinFuente);
  const { fuente, fecha } = hechos.publicado;
  if (fuenteDeAzar(fuente)?.conFecha === true && compararFechas(fecha, hoy) > 0)
    return new ErrorDeNegocio(
      'regla',
      'resultado-por-venir',
      propios.resultadoPorVenir(formatearFecha(comoFecha(fecha))),
    );
  return leerNumeroDeSorteo(fuente, numero) === null
    ? deCampo('numero', 'numero-invalido', fuenteDeAzar(fuente)?.ayuda ?? propios.numeroInvalido)
    : null;
}

/** The number is entered a second time, by another user, and must be the same. */
export function rechazoDeConfirmar(
  hechos: HechosDeSorteo,
  numero: string,
  usuarioId: number,
  hoy: Fecha,
): ErrorDeNegocio | null {
  const rechazo = rechazoDePaso(hechos);
  if (rechazo !== null) return rechazo;
  const { escrito } = hechos;
  if (escrito === null) return new ErrorDeNegocio('conflicto', 'sin-numero', propios.sorteoSinNumero);
  if (escrito.usuarioId === usuarioId)
    return new ErrorDeNegocio('prohibido', 'mismo-usuario', propios.confirmaOtraPersona);
  const invalido = rechazoDeEscribir(hechos, numero, hoy);
  if (invalido !== null) return invalido;
  return leerNumeroDeSorteo(hechos.publicado?.fuente ?? '', numero) === escrito.numero
    ? null
    : deCampo('numero', 'numero-distinto', propios.numeroDistinto(escrito.quien ?? propios.sinUsuario));
}

/** Acts that are possible now, whatever the number. */
export function pasosDeSorteo(hechos: HechosDeSorteo, usuarioId: number): AccionDeSorteo[] {
  if (rechazoDePaso(hechos) !== null || hechos.elegibles === 0) return [];
  switch (estadoDeSorteo(hechos)) {
    case 'sinFuente':
      return ['publicar'];
    case 'publicado':
      return ['publicar', 'escribir'];
    case 'escrito':
      return hechos.escrito?.usuarioId === usuarioId ? ['escribir'] : ['confirmar', 'escribir'];
    default:
      return [];
  }
}

type Marcado = Pick<HechosDeParticipante, 'idCodigo' | 'adjudicadoPor' | 'asambleaAdjudica'>;

/** The marks compared with the draw, by plan. */
export interface ComparacionDeSorteo {
  /** Plans to be awarded: the first of the order without another award, as many as were marked, one at least. */
  readonly tocaba: readonly string[];
  /** Marked, although others came before. */
  readonly fueraDeOrden: readonly string[];
  /** To be awarded, and not marked. */
  readonly sinMarcar: readonly string[];
  /** Earlier in the order, but awarded otherwise and so skipped. */
  readonly pasados: readonly string[];
  readonly distinto: boolean;
}

export function compararSorteo(
  orden: readonly string[],
  participantes: readonly Marcado[],
  numeroAsamblea: number,
): ComparacionDeSorteo {
  const deEsta = (p: Marcado) => p.adjudicadoPor === 'Sorteo' && p.asambleaAdjudica === numeroAsamblea;
  const marcados = participantes.filter(deEsta).map(({ idCodigo }) => idCodigo);
  const deOtraForma = new Set(
    participantes.filter((p) => p.adjudicadoPor !== '' && !deEsta(p)).map(({ idCodigo }) => idCodigo),
  );
  const tocaba = orden.filter((plan) => !deOtraForma.has(plan)).slice(0, Math.max(marcados.length, 1));
  const ultimo = tocaba.length === 0 ? orden.length : orden.indexOf(tocaba.at(-1) as string);
  const fueraDeOrden = marcados.filter((plan) => !tocaba.includes(plan));
  const sinMarcar = tocaba.filter((plan) => !marcados.includes(plan));
  return {
    tocaba,
    fueraDeOrden,
    sinMarcar,
    pasados: orden.slice(0, ultimo).filter((plan) => deOtraForma.has(plan)),
    distinto: fueraDeOrden.length + sinMarcar.length > 0,
  };
}

/** The difference in one sentence, for the screen and the refusal. */
export const diferenciaEscrita = ({ fueraDeOrden, sinMarcar }: ComparacionDeSorteo): string =>
  [
    ...(sinMarcar.length === 0 ? [] : [propios.tocabaSinMarcar(sinMarcar.join(', '))]),
    ...(fueraDeOrden.length === 0 ? [] : [propios.marcadoFueraDeOrden(fueraDeOrden.join(', '))]),
  ].join(' ');

/** Minutes whose marks differ from the draw need a reason. */
export const rechazoDeDiferencia = (
  comparacion: ComparacionDeSorteo,
  motivo: string | null | undefined,
): ErrorDeNegocio | null =>
  comparacion.distinto && !motivo
    ? deCampo('motivoSorteo', 'sorteo-distinto', propios.sorteoDistinto(diferenciaEscrita(comparacion)))
    : null;

const deCampo = (campo: string, code: string, texto: string): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', code, texto, { errors: { [campo]: texto } });
