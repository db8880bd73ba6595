import { esFecha, esInstante } from '@adjudica/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { dinero, fecha, fechaHora, vacio } from '../formato';

/** One column of a table: a row of its own table. */
export interface Columna<T> {
  /** Field of the record; what a resource calls it is its heading. */
  readonly campo?: string;
  /** Heading; left out = the resource's own. */
  readonly etiqueta?: string;
  /** How the field is written; amounts and counts stand at the right. Left out = text. */
  readonly tipo?: 'texto' | 'fecha' | 'instante' | 'dinero' | 'numero';
  /** What stands in the cell, where that is more than the field: a link, a state. */
  readonly dibujar?: (fila: T) => ReactNode;
  /** The heading orders the list. */
  readonly ordena?: boolean;
  /** Buttons: always in sight, however far the table scrolls sideways. Their heading is for screen readers only, unless it is `titulada`. */
  readonly acciones?: boolean;
  readonly titulada?: boolean;
  /** Not shown until somebody chooses it. */
  readonly oculta?: boolean;
}

/** What react-admin knows a column by. */
export const llaveDe = ({ campo, etiqueta }: Pick<Columna<never>, 'campo' | 'etiqueta'>): string =>
  campo ?? etiqueta ?? '';

export const alineada = ({ tipo }: Pick<Columna<never>, 'tipo'>) =>
  tipo === 'dinero' || tipo === 'numero' ? 'right' : 'left';

export const encabezado = <T,>({ etiqueta, acciones, titulada }: Columna<T>): ReactNode =>
  acciones && !titulada ? <Box sx={soloParaLectores}>{etiqueta}</Box> : etiqueta;

/** Read by screen readers, not drawn. */
const soloParaLectores = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export function contenido<T extends RaRecord>({ campo, tipo = 'texto', dibujar }: Columna<T>, fila: T): ReactNode {
  if (dibujar !== undefined) return dibujar(fila);
  const valor: unknown = campo === undefined ? undefined : fila[campo];
  const escrito = comoSeEscribe[tipo](valor);
  return tipo === 'texto' ? escrito : <Cifras>{escrito}</Cifras>;
}

const comoSeEscribe: Readonly<Record<NonNullable<Columna<never>['tipo']>, (valor: unknown) => string>> = {
  texto: (valor) => String(valor ?? ''),
  numero: (valor) => String(valor ?? vacio),
  dinero: (valor) => dinero(valor as number | null | undefined),
  fecha: (valor) => fecha(esFecha(valor) ? valor : null),
  instante: (valor) => fechaHora(esInstante(valor) ? valor : null),
};

function Cifras({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
