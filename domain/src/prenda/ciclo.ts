import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import type { AccionDePrenda, EstadoDePrenda } from './tipos';

export interface HechosDePrenda {
  /** It was saved, and so is complete. */
  readonly ingresada: boolean;
  /** The approval of its note; `null` = the note is not approved. */
  readonly pagareAprobado: Autoria | null;
  /** Its plan is still awarded to the client of the note. */
  readonly planVigente: boolean;
}

const estadosDePrenda = ['porIngresar', 'ingresada', 'firme'] as const satisfies readonly EstadoDePrenda[];
export const etiquetaDePrenda: Readonly<Record<EstadoDePrenda, string>> = {
  porIngresar: propios.prendaPorIngresar,
  ingresada: propios.prendaIngresada,
  firme: propios.prendaFirme,
};

export const estadoDePrenda = ({
  ingresada,
  pagareAprobado,
}: Pick<HechosDePrenda, 'ingresada'> & { readonly pagareAprobado: unknown }): EstadoDePrenda => {
  if (pagareAprobado !== null) return 'firme';
  return ingresada ? 'ingresada' : 'porIngresar';
};

const firme = ({ pagareAprobado }: HechosDePrenda): ErrorDeNegocio =>
  conflictoDeActo('estado-cambiado', { con: propios.prendaYaFirme, sin: propios.estadoCambiado }, pagareAprobado, {
    estado: 'firme',
  });
const sinDatos = ({ ingresada }: HechosDePrenda): ErrorDeNegocio | null =>
  ingresada ? null : new ErrorDeNegocio('regla', 'prenda-sin-datos', propios.prendaSinDatos);
const sinPlan = ({ planVigente }: HechosDePrenda): ErrorDeNegocio | null =>
  planVigente ? null : new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.planSinAdjudicar);

/**
 * A pledge follows its note: it is entered and corrected until the note is approved, which makes it 'firme' and lets it be printed for signature.
 * After that it never changes.
 */
export const cicloDePrenda = crearCiclo<EstadoDePrenda, AccionDePrenda, HechosDePrenda, ContextoDeCiclo>({
  nombre: 'prenda',
  estados: estadosDePrenda,
  iniciales: ['porIngresar', 'firme'],
  finales: ['ingresada', 'firme'],
  estadoDe: estadoDePrenda,
  acciones: {
    guardar: {
      desde: ['porIngresar', 'ingresada'],
      hacia: 'ingresada',
      permiso: 'prenda:escribir',
      guarda: sinPlan,
      conflicto: firme,
    },
    verBorrador: {
      desde: ['ingresada'],
      permiso: 'prenda:escribir',
      conflicto: (prenda) => (prenda.pagareAprobado === null ? sinIngresar() : firme(prenda)),
    },
    generar: {
      desde: ['firme'],
      permiso: 'prenda:escribir',
      guarda: sinDatos,
      conflicto: () => new ErrorDeNegocio('conflicto', 'pagare-sin-aprobar', propios.prendaSinPagare),
    },
  },
});

function sinIngresar(): ErrorDeNegocio {
  return new ErrorDeNegocio('conflicto', 'prenda-sin-datos', propios.prendaSinDatos);
}
