import {
  type AccionDeOperacionInusual,
  esquemaDecisionDeOperacion,
  esquemaOperacionInusual,
  leerMonto,
  propios,
} from '@adjudica/domain';
import { TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';

/** An amount as it was typed, in dollars; `null` = none. */
const enDolares = (escrito: string): number | null => {
  if (escrito.trim() === '') return null;
  const leido = leerMonto(escrito);
  return 'error' in leido ? Number.NaN : leido.valor / 100;
};

export const registrarOperacion = (hoy: string): Act => ({
  path: '/operacion-inusual',
  titulo: propios.operacionInusualNueva,
  confirmar: 'Registrar',
  campos: {
    identificacion: { etiqueta: 'Identificación del cliente', tipo: TextLineField, ancho: 2 },
    fecha: { etiqueta: 'Fecha', tipo: DayInput, props: { max: hoy }, ancho: 2 },
    monto: { etiqueta: 'Monto (USD)', tipo: TextLineField, ayuda: 'Opcional', ancho: 2, requerido: () => undefined },
    motivo: { etiqueta: 'Por qué es inusual', tipo: CommentField },
  },
  esquema: {
    safeParse: (valores) => {
      const { monto, ...otros } = valores as Record<string, unknown>;
      return esquemaOperacionInusual(hoy).safeParse({ ...otros, monto: enDolares(String(monto ?? '')) }) as never;
    },
  },
  cuerpo: ({ identificacion, fecha, monto, motivo }) => ({
    ...{ identificacion, fecha, motivo },
    monto: typeof monto === 'number' ? monto : enDolares(String(monto ?? '')),
  }),
  exito: propios.operacionInusualRegistrada,
});

const decision = (accion: AccionDeOperacionInusual, titulo: string, exito: string): Act => ({
  path: `/operacion-inusual/{id}/${accion}`,
  titulo,
  confirmar: titulo,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
  esquema: esquemaDecisionDeOperacion,
  exito,
  enFila: true,
});

export const decisionesDeOperacion = {
  reportar: {
    boton: 'Reportar',
    efecto: propios.operacionReportarEfecto,
    acto: decision('reportar', propios.operacionReportar, propios.operacionReportada),
  },
  archivar: {
    boton: 'Archivar',
    efecto: propios.operacionArchivarEfecto,
    acto: decision('archivar', propios.operacionArchivar, propios.operacionArchivada),
  },
} as const satisfies Readonly<Record<AccionDeOperacionInusual, { boton: string; efecto: string; acto: Act }>>;
