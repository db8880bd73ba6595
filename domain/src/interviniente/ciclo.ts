import { type EscritorDeCarpeta, rechazoDeActuar } from '../carpeta/escritura';
import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { type Aprobaciones, personaImpresa, rechazoPorImpreso } from './reglas';
import { rolesObligatorios } from './roles';
import type { RolDeInterviniente } from './tipos';

export interface HechosDeInterviniente extends Aprobaciones {
  readonly rol: RolDeInterviniente;
  /** The case has somebody in that role. */
  readonly hay: boolean;
  /** The plan still has the award. */
  readonly adjudicado: boolean;
  readonly ejecutivoId: number | null;
}

export interface ContextoDeInterviniente extends ContextoDeCiclo {
  readonly actor: ContextoDeCiclo['actor'] & EscritorDeCarpeta;
  readonly soloPropios?: boolean | undefined;
}

export const estadosDeInterviniente = ['abierto', 'impreso'] as const;
export type EstadoDeInterviniente = (typeof estadosDeInterviniente)[number];
export type AccionDeInterviniente = 'guardar' | 'quitar';

type Guarda = (hechos: HechosDeInterviniente, contexto: ContextoDeInterviniente) => ErrorDeNegocio | null;
const rechazoDeQuien: Guarda = ({ adjudicado, ejecutivoId }, { actor, soloPropios }) =>
  rechazoDeActuar({ idDepartamento: adjudicado ? null : undefined, ejecutivoId }, actor, soloPropios ?? false);
const nadieQueQuitar: Guarda = ({ hay, rol }) =>
  hay && !rolesObligatorios.some((obligatorio) => obligatorio === rol)
    ? null
    : new ErrorDeNegocio('regla', 'nadie-que-quitar', propios.intervinienteNadieQueQuitar);
const identidadImpresa = (hechos: HechosDeInterviniente): ErrorDeNegocio | null =>
  rechazoPorImpreso(hechos.rol, ['identificacion'], hechos);
const enContratoAprobado = ({ rol, contrato }: HechosDeInterviniente): ErrorDeNegocio =>
  personaImpresa('contrato', rol, contrato);

/**
 * A person of a case is typed and corrected until its contract is approved, and again while an addendum of it is open. What an approved note says of it
 * does not change either way (`rechazoPorImpreso`), and so it is not taken away.
 */
export const cicloDeInterviniente = crearCiclo<
  EstadoDeInterviniente,
  AccionDeInterviniente,
  HechosDeInterviniente,
  ContextoDeInterviniente
>({
  nombre: 'interviniente',
  estados: estadosDeInterviniente,
  iniciales: estadosDeInterviniente,
  finales: estadosDeInterviniente,
  estadoDe: ({ contrato }) => (contrato === null ? 'abierto' : 'impreso'),
  acciones: {
    guardar: {
      desde: ['abierto'],
      permiso: 'interviniente:escribir',
      guarda: rechazoDeQuien,
      conflicto: enContratoAprobado,
    },
    quitar: {
      desde: ['abierto'],
      permiso: 'interviniente:escribir',
      guarda: (hechos, contexto) =>
        rechazoDeQuien(hechos, contexto) ?? nadieQueQuitar(hechos, contexto) ?? identidadImpresa(hechos),
      conflicto: enContratoAprobado,
    },
  },
});
