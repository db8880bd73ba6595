import { type Fecha, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import type { CopiaDeAsamblea } from './tipos';

type Pedido = Pick<CopiaDeAsamblea, 'documento' | 'calidad' | 'identificacion' | 'representa' | 'medio' | 'correo'> & {
  readonly nota?: string | undefined;
};

const deMiembro = ({ calidad }: Pick<Pedido, 'calidad'>): boolean => calidad === 'titular' || calidad === 'apoderado';

/** Number of the member for whom it is; null = whoever asks is none. */
export const miembroDeCopia = ({
  calidad,
  identificacion,
  representa = '',
}: Omit<Pedido, 'documento'>): string | null =>
  deMiembro({ calidad }) ? (calidad === 'titular' ? identificacion : representa) : null;

/** What a request lacks or has too much, by field. A member gets the extract; what shows the data of others, and who is no member, need a reason. */
export function erroresDeCopia(pedido: Pedido): Record<string, string> {
  const { documento, calidad, representa, medio, correo, nota } = pedido;
  const esApoderado = calidad === 'apoderado';
  const sinNota = nota === undefined;
  return {
    ...(esApoderado && representa === undefined && { representa: propios.campoObligatorio }),
    ...(!esApoderado && representa !== undefined && { representa: propios.copiaRepresentaSolo }),
    ...((medio === 'correo') !== (correo !== undefined) && { correo: propios.correoInvalido }),
    ...(sinNota && deMiembro(pedido) && documento !== 'extracto' && { nota: propios.copiaMotivoDeCompleta }),
    ...(sinNota && calidad === 'otro' && { nota: propios.copiaMotivoDeOtro }),
  };
}

/** Days that can't be, by field. `emitido`: day on which the document was issued. */
export function erroresDeDiasDeCopia(
  { pedidaEl, fecha }: Pick<CopiaDeAsamblea, 'pedidaEl' | 'fecha'>,
  { emitido, hoy }: { readonly emitido: Fecha; readonly hoy: Fecha },
): Record<string, string> {
  if (fecha > hoy) return { fecha: propios.copiaFutura };
  if (fecha < emitido) return { fecha: propios.copiaAntesDeEmitir(formatearFecha(emitido)) };
  return pedidaEl > fecha ? { pedidaEl: propios.copiaPedidaDespues } : {};
}
