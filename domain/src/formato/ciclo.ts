import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { rechazoDeAutor } from '../cuatroOjos';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import type { AccionDeFormato, EstadoDeFormato, SituacionDeFormato, VersionDeFormato } from './tipos';

export interface HechosDeFormato {
  readonly estado: EstadoDeFormato;
  /** Ids of the users who wrote it first and last. */
  readonly autores: readonly (number | null)[];
  /** Who approved or discarded it, and when. */
  readonly decidido: Autoria | null;
}
export interface ContextoDeFormato extends ContextoDeCiclo {
  readonly actor: ContextoDeCiclo['actor'] & { readonly id: number };
  /** Setting CUATRO_OJOS; left out = on. */
  readonly cuatroOjos?: boolean | undefined;
}

const yaDecidido = ({ estado, decidido }: HechosDeFormato): ErrorDeNegocio =>
  conflictoDeActo(
    'estado-cambiado',
    {
      con: estado === 'aprobado' ? propios.formatoYaAprobado : propios.formatoYaDescartado,
      sin: propios.estadoCambiado,
    },
    decidido,
    { estado },
  );

const rechazoDeSuAutor = (
  { autores }: HechosDeFormato,
  { actor, cuatroOjos }: ContextoDeFormato,
): ErrorDeNegocio | null =>
  autores.map((autor) => rechazoDeAutor(autor, actor, cuatroOjos)).find((rechazo) => rechazo !== null) ?? null;

/** A version is written, then approved by another user, or discarded. An approved version never changes; only its dates end it. */
export const cicloDeFormato = crearCiclo<EstadoDeFormato, AccionDeFormato, HechosDeFormato, ContextoDeFormato>({
  nombre: 'formato',
  estados: ['borrador', 'aprobado', 'descartado'],
  iniciales: ['borrador'],
  finales: ['aprobado', 'descartado'],
  estadoDe: ({ estado }) => estado,
  acciones: {
    editar: { desde: ['borrador'], permiso: 'formato:escribir', conflicto: yaDecidido },
    aprobar: {
      desde: ['borrador'],
      hacia: 'aprobado',
      permiso: 'formato:aprobar',
      guarda: rechazoDeSuAutor,
      conflicto: yaDecidido,
    },
    descartar: { desde: ['borrador'], hacia: 'descartado', permiso: 'formato:escribir', conflicto: yaDecidido },
  },
});

/** Situation of a version on that day. */
export function situacionDeFormato(
  { estado, vigenteDesde, vigenteHasta }: Pick<VersionDeFormato, 'estado' | 'vigenteDesde' | 'vigenteHasta'>,
  hoy: string,
): SituacionDeFormato {
  if (estado !== 'aprobado') return estado;
  if (vigenteHasta !== null && (vigenteHasta < hoy || vigenteHasta < vigenteDesde)) return 'reemplazado';
  return vigenteDesde > hoy ? 'porRegir' : 'vigente';
}

export const nombreDeSituacion: Readonly<Record<SituacionDeFormato, string>> = {
  borrador: propios.formatoBorrador,
  porRegir: propios.formatoPorRegir,
  vigente: propios.formatoVigente,
  reemplazado: propios.formatoReemplazado,
  descartado: propios.formatoDescartado,
};
