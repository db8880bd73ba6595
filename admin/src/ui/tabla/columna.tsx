import { esFecha, esInstante } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link, type Path } from 'react-router';
import { dinero, fecha, fechaHora, vacio } from '../formato';
import { Menor } from '../Menor';
import { SoloParaLectores } from '../SoloParaLectores';

/** One column of a table: a row of its own table. */
export interface Columna<T> {
  /** Field of the record; what a resource calls it is its heading. */
  readonly campo?: string;
  /** Heading; left out = the resource's own. */
  readonly etiqueta?: string;
  /** How the field is written; amounts and counts stand at the right, the texts of a list below each other, a code is never broken at its hyphen. Left out = text. */
  readonly tipo?: 'texto' | 'codigo' | 'lineas' | 'fecha' | 'instante' | 'dinero' | 'numero';
  /** What stands in the cell, where that is more than the field: a link, a state. */
  readonly dibujar?: (fila: T) => ReactNode;
  /** Second line of the cell. */
  readonly debajo?: ((fila: T) => ReactNode) | undefined;
  /** On a phone the other columns are a swipe away: what has to stand with this one there. */
  readonly enTelefono?: (fila: T) => ReactNode;
  /** Left out on a phone, where another column says it (`enTelefono`). */
  readonly soloAncha?: boolean;
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
  acciones && !titulada ? <SoloParaLectores>{etiqueta}</SoloParaLectores> : etiqueta;

/** Where a row leads, and what goes along with the navigation. */
export type Destino = string | (Partial<Path> & { readonly state?: unknown });

/** Of the link in a row that leads where the row does. */
export const MARCA = 'data-de-fila';

export const estadoDe = (destino: Destino): unknown => (typeof destino === 'string' ? undefined : destino.state);

interface CeldaProps<T> {
  readonly columna: Columna<T>;
  readonly fila: T;
  /** Where the row leads, in the column that says which row it is. */
  readonly enlace: Destino | undefined;
}

export function Contenido<T extends RaRecord>({ columna, fila, enlace }: CeldaProps<T>) {
  const { debajo, enTelefono } = columna;
  const segunda = debajo?.(fila);
  const texto = escrito(columna, fila);
  return (
    <>
      {enlace === undefined ? (
        texto
      ) : (
        <MuiLink
          component={Link}
          to={enlace}
          state={estadoDe(enlace)}
          sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
          {...{ [MARCA]: '' }}
        >
          {texto}
        </MuiLink>
      )}
      {segunda && <Menor>{segunda}</Menor>}
      {enTelefono !== undefined && <EnTelefono>{enTelefono(fila)}</EnTelefono>}
    </>
  );
}

export const usePhone = (): boolean => useMediaQuery('(max-width:599px)', { noSsr: true });

function EnTelefono({ children }: { readonly children: ReactNode }) {
  return usePhone() ? children : null;
}

function escrito<T extends RaRecord>({ campo, tipo = 'texto', dibujar }: Columna<T>, fila: T): ReactNode {
  if (dibujar !== undefined) return dibujar(fila);
  const valor: unknown = campo === undefined ? undefined : fila[campo];
  if (tipo === 'lineas') return <Lineas textos={valor as readonly string[]} />;
  const texto = comoSeEscribe[tipo](valor);
  return tipo === 'texto' ? texto : <Cifras>{texto}</Cifras>;
}

function Lineas({ textos }: { readonly textos: readonly string[] }) {
  return textos.map((texto) => (
    <Box key={texto} component="span" data-entero sx={{ display: 'block', whiteSpace: 'nowrap' }}>
      {texto}
    </Box>
  ));
}

const comoSeEscribe: Readonly<
  Record<Exclude<Columna<never>['tipo'], 'lineas' | undefined>, (valor: unknown) => string>
> = {
  texto: (valor) => String(valor ?? ''),
  codigo: (valor) => String(valor || vacio),
  numero: (valor) => String(valor ?? vacio),
  dinero: (valor) => dinero(valor as number | null | undefined),
  fecha: (valor) => fecha(esFecha(valor) ? valor : null),
  instante: (valor) => fechaHora(esInstante(valor) ? valor : null),
};

function Cifras({ children }: { readonly children: string }) {
  return (
    <Box component="span" data-entero sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
