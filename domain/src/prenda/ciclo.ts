import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';

export interface HechosDePrenda {
  /** It was saved, and so is complete. */
  readonly ingresada: boolean;
  /** The approval of its note; `null` = the note is not approved. */
  readonly pagareAprobado: Autoria | null;
  /** Its note was annulled. */
  readonly pagareAnulado: boolean;
  /** Its plan is still awarded to the client of the note. */
  readonly planVigente: boolean;
}

const estadosDePrenda = ['porIngresar', 'ingresada', 'firme', 'anulada'] as const;
// A pledge is open until its note is approved; then neither changes any more, unless the note is annulled, and its pledge with it.
export type EstadoDePrenda = (typeof estadosDePrenda)[number];
export type AccionDePrenda = 'guardar' | 'verBorrador' | 'generar';
export const etiquetaDePrenda: Readonly<Record<EstadoDePrenda, string>> = {
  porIngresar: propios.prendaPorIngresar,
  ingresada: propios.prendaIngresada,
  firme: propios.prendaFirme,
  anulada: propios.prendaAnulada,
};

export const estadoDePrenda = ({
  ingresada,
  pagareAprobado,
  pagareAnulado,
}: Pick<HechosDePrenda, 'ingresada' | 'pagareAnulado'> & { readonly pagareAprobado: unknown }): EstadoDePrenda => {
  if (pagareAnulado) return 'anulada';
  if (pagareAprobado !== null) return 'firme';
  return ingresada ? 'ingresada' : 'porIngresar';
};

const cerrada = ({ pagareAprobado, pagareAnulado }: HechosDePrenda): ErrorDeNegocio =>
  pagareAnulado
    ? conflictoDeActo('estado-cambiado', { con: () => propios.prendaYaAnulada, sin: propios.prendaYaAnulada }, null, {
        estado: 'anulada',
      })
    : conflictoDeActo('estado-cambiado', { con: propios.prendaYaFirme, sin: propios.estadoCambiado }, pagareAprobado, {
        estado: 'firme',
      });
const sinDatos = ({ ingresada }: HechosDePrenda): ErrorDeNegocio | null =>
  ingresada ? null : new ErrorDeNegocio('regla', 'prenda-sin-datos', propios.prendaSinDatos);
const sinPlan = ({ planVigente }: HechosDePrenda): ErrorDeNegocio | null =>
  planVigente ? null : new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.planSinAdjudicar);

/**
 * A pledge follows its note: it is entered and corrected until the note is approved, which makes it 'firme' and lets it be printed for signature.
 * After that it never changes; with its note it is annulled.
 */
export const cicloDePrenda = crearCiclo<EstadoDePrenda, AccionDePrenda, HechosDePrenda, ContextoDeCiclo>({
  nombre: 'prenda',
  estados: estadosDePrenda,
  iniciales: ['porIngresar', 'firme', 'anulada'],
  finales: ['ingresada', 'firme', 'anulada'],
  estadoDe: estadoDePrenda,
  acciones: {
    guardar: {
      desde: ['porIngresar', 'ingresada'],
      hacia: 'ingresada',
      permiso: 'prenda:escribir',
      guarda: sinPlan,
      conflicto: cerrada,
    },
    verBorrador: {
      desde: ['ingresada'],
      permiso: 'prenda:escribir',
      conflicto: (prenda) =>
        prenda.pagareAprobado === null && !prenda.pagareAnulado ? sinIngresar() : cerrada(prenda),
    },
    generar: {
      desde: ['firme'],
      permiso: 'prenda:escribir',
      guarda: sinDatos,
      conflicto: (prenda) =>
        prenda.pagareAnulado
          ? cerrada(prenda)
          : new ErrorDeNegocio('conflicto', 'pagare-sin-aprobar', propios.prendaSinPagare),
    },
  },
});

function sinIngresar(): ErrorDeNegocio {
  return new ErrorDeNegocio('conflicto', 'prenda-sin-datos', propios.prendaSinDatos);
}
