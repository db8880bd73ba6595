import { pantallasDeAsunto } from '../asuntos';
import { type EstadoDeCarta, etiquetaDeCarta } from '../carta-salida/ciclo';
import { type EstadoDeContrato, etiquetaDeContrato } from '../contrato/ciclo';
import { ErrorDeNegocio } from '../errores';
import { type EstadoDeMedio, etiquetaDeMedio } from '../medio/ciclo';
import { propios } from '../mensajes';
import { type EstadoDeOrden, etiquetaDeOrden } from '../orden-de-compra/ciclo';
import { type EstadoDePagare, etiquetaDePagare } from '../pagare/ciclo';
import { type EstadoDePago, etiquetaDePago } from '../solicitud-de-pago/ciclo';
import type { LineaDeDecision } from './decision';

interface Hecho<Estado extends string = string> {
  /** Key of its record (`asuntos.ts`). */
  readonly clave: string;
  readonly estado: Estado;
}

/** Records made on the approval of a folder; null = none of that kind. */
export interface CompromisosDeCarpeta {
  readonly medio: Hecho<EstadoDeMedio> | null;
  readonly orden: Hecho<EstadoDeOrden> | null;
  readonly pago: Hecho<EstadoDePago> | null;
  readonly pagare: Hecho<EstadoDePagare> | null;
  readonly contrato: Hecho<EstadoDeContrato> | null;
  readonly carta: Hecho<EstadoDeCarta> | null;
}
type Clase = keyof CompromisosDeCarpeta;
type EstadosDe<K extends Clase> = NonNullable<CompromisosDeCarpeta[K]>['estado'];

interface Consecuencia<Estado extends string> {
  readonly recurso: keyof typeof pantallasDeAsunto;
  readonly etiqueta: (estado: Estado) => string;
  /** What a return to risk does with it: one text, or one for each state. */
  readonly efecto: string | Readonly<Record<Estado, string>>;
}

const deLegal = { P: propios.reabrirPendiente, R: propios.reabrirPendiente, A: propios.reabrirFirmado } as const;

/** In the order in which they are made. */
const consecuencias: { readonly [K in Clase]: Consecuencia<EstadosDe<K>> } = {
  medio: { recurso: 'medio-aprobacion', etiqueta: (e) => etiquetaDeMedio[e], efecto: propios.reabrirMedio },
  orden: {
    recurso: 'orden-de-compra',
    etiqueta: (e) => etiquetaDeOrden[e],
    efecto: { pendiente: propios.reabrirPendiente, aprobada: propios.reabrirOrden, anulada: propios.reabrirAnulado },
  },
  pago: {
    recurso: 'solicitud-de-pago',
    etiqueta: (e) => etiquetaDePago[e],
    efecto: { pendiente: propios.reabrirPendiente, aprobado: propios.reabrirPago, anulado: propios.reabrirAnulado },
  },
  pagare: {
    recurso: 'pagare',
    etiqueta: (e) => etiquetaDePagare[e],
    efecto: { ...deLegal, X: propios.reabrirAnulado },
  },
  contrato: { recurso: 'contrato', etiqueta: etiquetaDeContrato, efecto: deLegal },
  carta: { recurso: 'carta-salida', etiqueta: etiquetaDeCarta, efecto: propios.reabrirCarta },
};

/** Each record made on the approval, and what becomes of it when the folder returns to risk. */
export const consecuenciasDeReabrir = (compromisos: CompromisosDeCarpeta): LineaDeDecision[] =>
  (Object.keys(consecuencias) as Clase[]).flatMap((clase) => {
    const hecho: Hecho | null = compromisos[clase];
    if (hecho === null) return [];
    const { recurso, etiqueta, efecto } = consecuencias[clase] as Consecuencia<string>;
    const { nombre }: { readonly nombre: (...clave: string[]) => string } = pantallasDeAsunto[recurso];
    return [
      {
        etiqueta: `${nombre(hecho.clave)}, ${etiqueta(hecho.estado).toLocaleLowerCase('es')}`,
        valor: typeof efecto === 'string' ? efecto : (efecto[hecho.estado] ?? ''),
      },
    ];
  });

/** A folder whose good was delivered is not decided again; `null` = not delivered. */
export const rechazoPorEntrega = ({ carta }: Pick<CompromisosDeCarpeta, 'carta'>): ErrorDeNegocio | null =>
  carta?.estado === 'realizada' ? new ErrorDeNegocio('regla', 'con-entrega', propios.carpetaConEntrega) : null;
