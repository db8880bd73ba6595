import type { ElementType, ReactNode } from 'react';
import type { Path } from 'react-router';
import { CodeField, DateField, FigureField, InstantField, LinesField, MoneyField } from '../fields/columns';

/** A column as data, for `Tabla`. New tables write `DataTable.Col`. */
export interface Columna<T> {
  /** Field of the record; what a resource calls it is its heading. */
  readonly campo?: string;
  /** Heading; left out = the resource's own. */
  readonly etiqueta?: string;
  /** How the field is written; amounts and counts stand at the right. Left out = text. */
  readonly tipo?: 'texto' | 'codigo' | 'lineas' | 'fecha' | 'instante' | 'dinero' | 'numero';
  /** What stands in the cell, where that is more than the field: a link, a state. */
  readonly dibujar?: (fila: T) => ReactNode;
  /** Second line of the cell. */
  readonly debajo?: ((fila: T) => ReactNode) | undefined;
  readonly enTelefono?: (fila: T) => ReactNode;
  readonly soloAncha?: boolean;
  /** The heading orders the list. */
  readonly ordena?: boolean;
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

/** Which field writes which kind. */
export const fields: Readonly<Partial<Record<NonNullable<Columna<never>['tipo']>, ElementType>>> = {
  codigo: CodeField,
  lineas: LinesField,
  fecha: DateField,
  instante: InstantField,
  dinero: MoneyField,
  numero: FigureField,
};

/** Where a row leads, and what goes along with the navigation. */
export type Destino = string | (Partial<Path> & { readonly state?: unknown });

export const estadoDe = (destino: Destino): unknown => (typeof destino === 'string' ? undefined : destino.state);
